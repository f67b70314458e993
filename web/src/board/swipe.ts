/** A stroke along a circle as an answer of a gauge: the closed form that sprites.Swipe gives. */
import type { Swipe } from '../wire';

export interface Sample {
  x: number; // in units of the canvas
  y: number;
  time: number; // ms
}

const STRAY = 24; // px that a finger which only holds may wander

/** How hard it was, 0 to 1; null if it was no flick. */
export function strokePower(samples: readonly Sample[], released: number, swipe: Swipe): number | null {
  const recent = samples.filter((sample) => released - sample.time <= swipe.window);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < 2 || strays(first, last, swipe)) return null;
  const speeds = recent.slice(1).map((sample, n) => speed(recent[n] ?? sample, sample) / swipe.radius);
  return Math.min(Math.max((median(speeds) - swipe.slow) / swipe.span, 0), 1);
}

/** Whether its direction is not clockwise along the circle. */
function strays(first: Sample, last: Sample, swipe: Swipe): boolean {
  const [x, y] = [(first.x + last.x) / 2 - swipe.x, (first.y + last.y) / 2 - swipe.y];
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const along = -y * dx + x * dy; // the clockwise tangent is (-y, x)
  return along <= Math.hypot(x, y) * Math.hypot(dx, dy) * Math.cos((swipe.astray * Math.PI) / 180);
}

/** Units a second. */
function speed(from: Sample, to: Sample): number {
  return (1000 * Math.hypot(to.x - from.x, to.y - from.y)) / Math.max(to.time - from.time, 1);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

export interface Stroking {
  begun(): void; // it is a stroke, and not a press
  ended(power: number | null): void;
}

/** Follows a pointer that went down on what is flicked, until it goes up. `at` finds it on the canvas. */
export function follow(
  down: PointerEvent,
  swipe: Swipe,
  at: (event: PointerEvent) => { x: number; y: number },
  stroking: Stroking,
): void {
  const samples: Sample[] = [];
  const ears = new AbortController();
  let strokes = false;
  const sample = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every Safari has it
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length ? all : [event]) {
      const { x, y } = at(one);
      samples.push({ x, y, time: one.timeStamp });
    }
    const wandered = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (strokes || wandered < STRAY) return;
    strokes = true;
    stroking.begun();
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    ears.abort();
    if (strokes) stroking.ended(event.type === 'pointerup' ? strokePower(samples, event.timeStamp, swipe) : null);
  };
  sample(down);
  window.addEventListener('pointermove', sample, ears);
  window.addEventListener('pointerup', up, ears);
  window.addEventListener('pointercancel', up, ears);
}
