/** Whoever is on the stage stands on its floor: a symbol that does not fill its square to the ground is let down. */
export const standing =
  (low: number) =>
  (figure: SVGGraphicsElement): void => {
    const { y, height } = figure.getBBox();
    const gap = low - (y + height);
    if (gap > 0) figure.setAttribute('transform', `translate(0 ${gap})`);
  };
