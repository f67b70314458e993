/** Games that wait for me, as a number on a tab. */
import type { TableCard } from './wire';

const COUNTED = /^\(\d+\) /;
const MANY = 9; // more is drawn as 9+
const RED = '#a3281c';

/** Games with other people that take their time, and tables that wait for me; one against bots waits for nobody's notice. */
export function takesTime(table: TableCard): boolean {
  if (table.stage === 'waiting') return table.my_turn;
  const company = table.chairs.some((chair) => chair.who === 'guest' || chair.bot_for);
  return table.stage === 'playing' && company && table.pace !== 'clock';
}

export function countedTitle(title: string, count: number): string {
  const bare = title.replace(COUNTED, '');
  return count ? `(${count}) ${bare}` : bare;
}

/** The mark of the house with a number on it. */
export function countedIcon(svg: string, count: number): string {
  if (!count) return svg;
  const box = /viewBox="([\d. -]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [x = 0, y = 0, width = 64, height = 64] = box;
  const [cx, cy, r] = [x + width * 0.7, y + height * 0.7, width * 0.3];
  const text = count > MANY ? `${MANY}+` : String(count);
  const size = width * (count > MANY ? 0.3 : 0.42);
  const disc = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${RED}" stroke="#fff" stroke-width="${width / 32}"/>`;
  const number = `<text x="${cx}" y="${cy + size * 0.36}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">${text}</text>`;
  return svg.replace(/<\/svg>\s*$/, `${disc}${number}</svg>`);
}
