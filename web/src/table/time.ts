/** What is left on a clock: to the second; of days, to the hour. */
import { settings } from '../settings.svelte';
import { say } from '../words';
import { clockText } from './seat';

const AN_HOUR = 3600; // seconds
const A_DAY = 24; // hours

export function timeText(seconds: number): string {
  const hours = Math.floor(seconds / AN_HOUR);
  if (hours < A_DAY) return clockText(seconds);
  return say('days-left', { days: Math.floor(hours / A_DAY), hours: hours % A_DAY });
}

/** As one says it here: "Mon 23 Nov". */
export function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(settings.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
}
