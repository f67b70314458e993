/** The whole of a paper is easy to hit; a button in it is what keys and ears find. */
export const opening =
  (open: (() => void) | undefined) =>
  (paper: HTMLElement): (() => void) => {
    const clicked = (): void => open?.();
    paper.addEventListener('click', clicked);
    return () => paper.removeEventListener('click', clicked);
  };
