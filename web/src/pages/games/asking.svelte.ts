/** My finished games, leaf after leaf, as they are sought. */
import { get, wordsOf } from '$lib/net/http';
import type { GameRow, GamesPage } from '$lib/wire';
import { addressOf, ALL, type Sought } from './sought';

export class MyGames {
  sought = $state<Sought>({ ...ALL });
  games = $state.raw<GameRow[] | null>(null);
  more = $state(0);
  wrong = $state('');
  #turn = 0;

  get filtered(): boolean {
    return Object.values(this.sought).some(Boolean);
  }

  /** Read inside an effect, it asks again whenever something is sought otherwise. */
  look(): Promise<void> {
    return this.#ask(addressOf(this.sought), []);
  }

  further(): Promise<void> {
    return this.#ask(addressOf(this.sought, this.more), this.games ?? []);
  }

  async #ask(address: string, before: readonly GameRow[]): Promise<void> {
    const turn = ++this.#turn;
    try {
      const page = await get<GamesPage>(address);
      if (turn !== this.#turn) return;
      [this.games, this.more, this.wrong] = [[...before, ...page.games], page.more, ''];
    } catch (trouble) {
      if (turn === this.#turn) this.wrong = wordsOf(trouble);
    }
  }
}
