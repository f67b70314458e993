/** Papers at the end of a column fold, the last one first, until the column fits: a paper is read whole, or by its title
 * and a click. `data-folded` says which are. */

/** How many stay open, of papers this high when open and when folded. */
export function openPapers(open: readonly number[], folded: readonly number[], room: number): number {
  for (let kept = open.length; kept > 0; kept -= 1) {
    const high = open.reduce((sum, height, n) => sum + (n < kept ? height : (folded[n] ?? 0)), 0);
    if (high <= room) return kept;
  }
  return 0;
}

const heightOf = (one: HTMLElement): number => one.offsetHeight;

export const folding =
  (papers: unknown) =>
  (list: HTMLElement): (() => void) => {
    void papers; // what it must have room for
    const column = list.parentElement ?? list;
    const all = [...list.querySelectorAll<HTMLElement>(':scope > section')];
    const fold = (kept: number): void => all.forEach((one, n) => one.toggleAttribute('data-folded', n >= kept));
    const look = (): void => {
      fold(0);
      const folded = all.map(heightOf);
      fold(all.length);
      const over = column.scrollHeight - column.clientHeight; // with all of them open
      const open = all.map(heightOf);
      const room = open.reduce((sum, height) => sum + height, 0) - Math.max(over, 0);
      fold(openPapers(open, folded, room));
    };
    const watching = new ResizeObserver(look);
    for (const one of [column, ...column.children]) if (one !== list) watching.observe(one);
    void document.fonts.ready.then(look);
    look();
    return () => watching.disconnect();
  };
