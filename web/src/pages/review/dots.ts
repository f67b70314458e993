/** What is marked on the curve: where it turned, and what was dear. */
import { say } from '$lib/words';
import type { Judged, Review } from '$lib/wire';
import { chanceOf, momentAt, partyOf, percent, type Side } from './parties';

export interface Dot {
  move: number;
  sign: string;
  tone: 'good' | 'bad';
  name: string;
  chance: number;
}

function signed(swing: number): string {
  return `${swing < 0 ? '−' : '+'}${Math.abs(percent(swing))}`;
}

export function dotsOf(review: Review | null, judged: Judged | null, parties: Side[], mine: Side): Dot[] {
  const [found, curve] = [[] as Dot[], review?.curve ?? []];
  const dear = new Set(judged?.choices.map((choice) => choice.move));
  for (const turning of review?.turnings ?? []) {
    if (dear.has(turning.move)) continue; // its number says it
    const party = partyOf(parties, turning.seat);
    const moment = momentAt(curve, turning.move + 1);
    found.push({
      move: turning.move,
      sign: turning.swing < 0 ? '▼' : '▲',
      tone: turning.swing < 0 ? 'bad' : 'good',
      name: say('review-turned', { text: turning.text, name: party.name, points: signed(turning.swing) }),
      chance: moment ? chanceOf(moment, party) : 0,
    });
  }
  for (const [k, choice] of (judged?.choices ?? []).entries()) {
    const moment = momentAt(curve, choice.move + 1);
    if (!moment) continue;
    found.push({
      move: choice.move,
      sign: String(k + 1),
      tone: 'bad',
      name: say('review-choice-name', { n: k + 1, text: choice.played.text }),
      chance: chanceOf(moment, mine),
    });
  }
  return found;
}
