/** Moments and sizes in the reader's words. */
import { settings } from '$lib/settings.svelte';

/** Bytes as megabytes. */
export function megabytes(bytes: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
}

/** Seconds since the epoch. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
}
