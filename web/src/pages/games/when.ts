/** The day of a game in the reader's words: seconds since the epoch. */
import { settings } from '$lib/settings.svelte';

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(seconds * 1000);
}
