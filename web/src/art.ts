/** Symbols that <use> can name: the house's, built in; every game's poster and emblem; and those of the game on the page. */
import house from '$house/art.svg?raw';
import icons from './kit/icons.svg?raw';

let shownGame = '';

export function showHouseArt(): void {
  place('art-house', house);
  place('art-icons', icons);
}

/** What the lobby shows of each game. Without it everything works, and pictures are blank. */
export async function showPosters(): Promise<void> {
  const answer = await fetch('/art/posters.svg');
  if (answer.ok) place('art-posters', await answer.text());
}

/** One game's at a time: two games may use the same name. */
export async function showGameArt(game: string): Promise<void> {
  if (game === shownGame) return;
  const answer = await fetch(`/art/${encodeURIComponent(game)}.svg`);
  if (!answer.ok) throw new Error(`The art of ${game} did not come: ${answer.status}.`);
  place('art-game', await answer.text());
  shownGame = game;
}

function place(id: string, text: string): void {
  const read = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const svg = document.importNode(read, true);
  svg.id = id;
  svg.setAttribute('class', 'defs');
  svg.setAttribute('aria-hidden', 'true');
  document.getElementById(id)?.remove();
  document.body.prepend(svg);
}
