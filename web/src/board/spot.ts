/** Where a label lies: beside what it names, on nothing that it must not hide. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const AWAY = 6;

export function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Above, below, right and left of a box, with the label's middle on the box's. */
function beside(box: Box, label: Size): Box[] {
  const x = box.x + (box.width - label.width) / 2;
  const y = box.y + (box.height - label.height) / 2;
  return [
    { ...label, x, y: box.y - label.height - AWAY },
    { ...label, x, y: box.y + box.height + AWAY },
    { ...label, x: box.x + box.width + AWAY, y },
    { ...label, x: box.x - label.width - AWAY, y },
  ];
}

/** The first place that hides least: near the thing, else around all that is kept free. */
export function spot(label: Size, thing: Box, keep: readonly Box[], canvas: Size): Box {
  const free = [thing, ...keep];
  const tried = [...beside(thing, label), ...beside(around(free), label)].map((box) => ({
    ...box,
    x: Math.max(Math.min(box.x, canvas.width - label.width), 0),
    y: Math.max(Math.min(box.y, canvas.height - label.height), 0),
  }));
  const hidden = tried.map((box) => free.reduce((sum, one) => sum + shared(box, one), 0));
  const best = hidden.indexOf(Math.min(...hidden));
  return tried[best] ?? { ...label, x: 0, y: 0 };
}
