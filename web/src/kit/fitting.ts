/** A name that is too long for its place makes room step by step, and is never cut: `data-tight` says how far it went. */
const STEPS = [0, 1, 2, 3, 4] as const; // smaller type, no unit beside it, its first word, on two lines

export const fitting =
  (name: string, beside: string) =>
  (place: HTMLElement): (() => void) => {
    void [name, beside]; // what it must have room for
    const look = (): void => {
      const said = place.querySelector<HTMLElement>('.name');
      for (const step of STEPS) {
        place.dataset.tight = String(step);
        if (!said || said.scrollWidth <= said.clientWidth) return;
      }
    };
    let width = 0;
    const watching = new ResizeObserver(([seen]) => {
      const now = Math.round(seen?.contentRect.width ?? 0);
      if (now !== width) look();
      width = now;
    });
    watching.observe(place);
    void document.fonts.ready.then(look);
    document.fonts.addEventListener('loadingdone', look); // letters may come after they were ready once
    look();
    return () => {
      watching.disconnect();
      document.fonts.removeEventListener('loadingdone', look);
    };
  };
