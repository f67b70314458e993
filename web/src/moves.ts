/** How many games with others wait for me: in the tab's title, in its icon, and on the installed app's. */
import { countedIcon, countedTitle, takesTime } from './counted';
import { get } from './net/http';
import type { TableCard, YourMoves } from './wire';

const OFTEN = 60_000; // ms between two looks, while there is a game that can come to me

class Moves {
  #waiting = 0;
  #mark = ''; // of the house, as it was loaded
  #plain = ''; // its address
  #drawn = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;

  /** From the house, or from a list of the lobby, which knows it anyway. */
  is(waiting: number, playing: number): void {
    this.#waiting = waiting;
    this.#entitle();
    void this.#draw();
    if ('setAppBadge' in navigator) void navigator.setAppBadge(waiting).catch(() => undefined);
    if (playing && !this.#ticking) this.#ticking = setInterval(() => void this.look(), OFTEN);
    if (!playing) {
      clearInterval(this.#ticking);
      this.#ticking = undefined;
    }
  }

  of(tables: TableCard[]): void {
    const own = tables.filter(takesTime);
    this.is(own.filter((table) => table.my_turn).length, own.length);
  }

  async look(): Promise<void> {
    const found = await get<YourMoves>('/api/your-moves').catch(() => null);
    if (found) this.is(found.waiting, found.playing);
  }

  /** Pages set their titles as they like. */
  watch(): void {
    const seen = new MutationObserver(() => this.#entitle());
    seen.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.#ticking) void this.look();
    });
    void this.look();
  }

  #entitle(): void {
    const title = countedTitle(document.title, this.#waiting);
    if (title !== document.title) document.title = title;
  }

  async #draw(): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link || this.#drawn === this.#waiting) return;
    const count = (this.#drawn = this.#waiting);
    this.#plain ||= link.href;
    if (!count) {
      link.href = this.#plain;
      return;
    }
    this.#mark ||= await fetch(this.#plain).then((answer) => answer.text());
    if (count === this.#waiting) link.href = `data:image/svg+xml,${encodeURIComponent(countedIcon(this.#mark, count))}`;
  }
}

export const moves = new Moves();
