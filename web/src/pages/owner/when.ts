/** A moment in the reader's words: seconds since the epoch. */
import { settings } from '$lib/settings.svelte';

export function when(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
