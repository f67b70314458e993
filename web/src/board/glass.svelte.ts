/** The hands on a board: two fingers, a double tap, Ctrl and wheel, + and − look nearer; once near,
 * a drag moves what is seen. A tap stays a tap, and what is held down is left alone. */
import { TIMES } from '../house';
import { motionIsReduced } from '../motion';
import { between, meets, nearer, pinched, seen, shifted, showing, WHOLE, type Lens } from './lens';
import type { Box } from './spot';

const STEP = 1.5; // of a key or a button
const LEAP = 2.2; // of a double tap
const SLOP = 6; // px that a tap may wander
const TWICE = 350; // ms between two taps that are one
const BESIDE = 28; // px between them
const TIME = TIMES.ui; // of a step
const WHEEL = 0.006; // of its pixels, to a power of e

interface Size {
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}
type Hand = { kind: 'drag'; at: Point; moving: boolean } | { kind: 'pinch'; lens: Lens; from: [Point, Point] };

function isHeld(where: EventTarget | null): boolean {
  return where instanceof Element && where.closest('[data-held]') !== null;
}

export class Glass {
  lens = $state.raw<Lens>(WHOLE);
  private name = ''; // of the canvas
  private svg: SVGSVGElement | null = null;
  private hand: Hand | null = null;
  private tap: (Point & { time: number }) | null = null;
  private frame = 0;

  constructor(private readonly canvas: () => Size) {}

  get near(): boolean {
    return this.lens.zoom > 1;
  }

  get box(): Box {
    return seen(this.lens, this.canvas());
  }

  /** A step nearer or farther, about the middle. */
  step(way: 1 | -1): void {
    const { x, y, width, height } = this.box;
    this.glide(nearer(this.lens, this.canvas(), STEP ** way, { x: x + width / 2, y: y + height / 2 }));
  }

  whole(): void {
    this.glide(WHOLE);
  }

  show(thing: Box | undefined): void {
    if (this.near && thing) this.glide(showing(this.lens, this.canvas(), thing));
  }

  /** Another canvas is another board; and what may be clicked must not all be out of sight, nor what is meant. */
  find(name: string, things: readonly Box[], meant: readonly Box[] = []): void {
    if (name !== this.name) this.put(WHOLE);
    this.name = name;
    if (this.near && meant.length && !meant.some((thing) => meets(this.lens, this.canvas(), thing))) {
      this.show(meant[0]);
      return;
    }
    if (this.near && things.length && !things.some((thing) => meets(this.lens, this.canvas(), thing))) this.whole();
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
    if (event.key === '+' || event.key === '=') this.step(1);
    else if (event.key === '-') this.step(-1);
    else if (event.key === '0' && this.near) this.whole();
    else return;
    event.preventDefault();
  }

  /** Listens to hands on the board; an attachment. */
  on = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg;
    const ears = new AbortController();
    const active = { passive: false, signal: ears.signal } as const;
    svg.addEventListener('wheel', (event) => this.wheel(event), active);
    svg.addEventListener('touchstart', (event) => this.touch(event), active);
    svg.addEventListener('touchmove', (event) => this.touchMove(event), active);
    svg.addEventListener('touchend', (event) => this.touchEnd(event), active);
    svg.addEventListener('touchcancel', () => (this.hand = null), active);
    svg.addEventListener('pointerdown', (event) => this.press(event), active);
    svg.addEventListener('pointermove', (event) => this.drag(event), active);
    svg.addEventListener('pointerup', () => this.release(), active);
    svg.addEventListener('pointercancel', () => this.release(), active);
    svg.addEventListener('click', (event) => this.click(event), active);
    return () => {
      cancelAnimationFrame(this.frame);
      ears.abort();
    };
  };

  private glide(to: Lens): void {
    cancelAnimationFrame(this.frame);
    if (motionIsReduced()) {
      this.lens = to;
      return;
    }
    const [from, begun] = [this.lens, performance.now()];
    const draw = (now: number): void => {
      const u = Math.min(Math.max((now - begun) / TIME, 0), 1);
      this.lens = u < 1 ? between(from, to, 1 - (1 - u) ** 3) : to;
      if (u < 1) this.frame = requestAnimationFrame(draw);
    };
    this.frame = requestAnimationFrame(draw);
  }

  private put(lens: Lens): void {
    cancelAnimationFrame(this.frame);
    this.lens = lens;
  }

  /** Where a hand is, as a share of what is seen. */
  private share({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const rect = this.svg!.getBoundingClientRect();
    return { x: (clientX - rect.left) / rect.width, y: (clientY - rect.top) / rect.height };
  }

  /** And as a point of the canvas. */
  private at(hand: { clientX: number; clientY: number }): Point {
    const [share, box] = [this.share(hand), this.box];
    return { x: box.x + share.x * box.width, y: box.y + share.y * box.height };
  }

  private wheel(event: WheelEvent): void {
    if (event.ctrlKey) {
      this.put(nearer(this.lens, this.canvas(), Math.exp(-event.deltaY * WHEEL), this.at(event)));
    } else if (this.near) {
      this.shift(event.deltaX, event.deltaY);
    } else return;
    event.preventDefault();
  }

  private shift(px: number, py: number): void {
    const unit = this.box.width / this.svg!.getBoundingClientRect().width;
    this.put(shifted(this.lens, this.canvas(), px * unit, py * unit));
  }

  private begin(where: EventTarget | null, at: Point): void {
    this.hand = this.near && !isHeld(where) ? { kind: 'drag', at, moving: false } : null;
  }

  /** False: it is still a tap. */
  private pull(x: number, y: number): boolean {
    const hand = this.hand;
    if (hand?.kind !== 'drag') return false;
    if (!hand.moving && Math.hypot(x - hand.at.x, y - hand.at.y) < SLOP) return false;
    this.shift(hand.at.x - x, hand.at.y - y);
    this.hand = { kind: 'drag', at: { x, y }, moving: true };
    return true;
  }

  private touch(event: TouchEvent): void {
    const [first, second] = event.touches;
    if (first && second) {
      this.hand = { kind: 'pinch', lens: this.lens, from: [this.share(first), this.share(second)] };
      if (event.cancelable) event.preventDefault();
    } else if (first) {
      this.begin(event.target, { x: first.clientX, y: first.clientY });
      if (isHeld(event.target)) event.preventDefault(); // or the page scrolls under a stroke
    }
  }

  private touchMove(event: TouchEvent): void {
    const [first, second] = event.touches;
    const hand = this.hand;
    if (hand?.kind === 'pinch' && first && second) {
      this.put(pinched(hand.lens, this.canvas(), hand.from, [this.share(first), this.share(second)]));
    } else if (!first || !this.pull(first.clientX, first.clientY)) return;
    if (event.cancelable) event.preventDefault();
  }

  /** Who lifts one of two fingers goes on with the other; what was moved is not tapped. */
  private touchEnd(event: TouchEvent): void {
    const hand = this.hand;
    const [left] = event.touches;
    const moved = hand?.kind === 'pinch' || hand?.moving;
    this.hand = moved && left ? { kind: 'drag', at: { x: left.clientX, y: left.clientY }, moving: true } : null;
    if (moved && event.cancelable) event.preventDefault();
  }

  private press(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.button === 0) {
      this.begin(event.target, { x: event.clientX, y: event.clientY });
    }
  }

  /** Once it moves, the board has the pointer: no target is clicked at the end. */
  private drag(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !this.pull(event.clientX, event.clientY)) return;
    this.svg!.setPointerCapture(event.pointerId);
  }

  private release(): void {
    if (this.hand?.kind === 'drag' && this.hand.moving) this.tap = null;
    this.hand = null;
  }

  /** Twice on what means nothing: nearer, or the whole again. */
  private click(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('.aim.lit')) {
      this.tap = null;
      return;
    }
    const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const last = this.tap;
    const twice = last && now.time - last.time < TWICE && Math.hypot(now.x - last.x, now.y - last.y) < BESIDE;
    this.tap = twice ? null : now;
    if (!twice) return;
    if (this.near) this.whole();
    else this.glide(nearer(this.lens, this.canvas(), LEAP, this.at(event)));
  }
}
