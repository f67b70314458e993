/** Rulebooks that were read already: one for each game and language, fetched when one is opened. */
import { showGameArt } from '$lib/art';
import { get } from '$lib/net/http';
import { settings } from '$lib/settings.svelte';
import type { RuleBook } from '$lib/wire';

const shelf = new Map<string, Promise<RuleBook>>();

/** Asked inside an effect, it follows the language. */
export async function rulebook(game: string): Promise<RuleBook> {
  const name = `${game} ${settings.language}`;
  const coming = shelf.get(name) ?? get<RuleBook>(`/api/rules/${encodeURIComponent(game)}`);
  shelf.set(name, coming);
  try {
    const [book] = await Promise.all([coming, showGameArt(game)]);
    return book;
  } catch (trouble) {
    shelf.delete(name);
    throw trouble;
  }
}
