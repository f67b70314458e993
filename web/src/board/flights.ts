/** Flying pieces: copies in the air above the board, while the board itself already stands as it
 * will be. So nothing that is read or clicked ever lies about the game. */
import { EASES, TIMES } from '../house';
import type { Flight } from './differences';
import { markOf, scaleOf } from './marks';
import { element, nodeOf } from './nodes';
import { angleAt, linesPassed, pointAt } from './roll';
import type { Roll, Sprite } from '../wire';

const STEPS = 8; // of an arc
const LIFT = 0.16; // how high an arc is, of its length
const HIGHEST = 70;
const JUMP = 30; // units over the rim

interface Spot {
  x: number; // of its middle
  y: number;
  width: number;
  turn: number;
}

export class Air {
  private flying: { animation: Animation | null; land: () => void }[] = [];

  constructor(
    private readonly board: SVGSVGElement,
    private readonly air: SVGGElement,
    private readonly panelIcon: (panel: string, symbol: string) => Element | null,
  ) {}

  launch(flights: readonly Flight[], speed: number): void {
    for (const flight of flights) this.one(flight, speed);
  }

  land(): void {
    for (const { animation, land } of this.flying.splice(0)) {
      animation?.cancel();
      land();
    }
  }

  roll(sprite: Sprite, roll: Roll, speed: number, onLine: () => void): void {
    const copy = this.copy(sprite);
    const length = roll.milliseconds / speed;
    const begun = performance.now();
    let passed = 0;
    let frame = 0;
    let over = false;
    const hide = this.hide(sprite.key);
    const land = (): void => {
      over = true;
      cancelAnimationFrame(frame);
      copy.remove();
      hide();
    };
    const step = (now: number): void => {
      if (over) return;
      const u = Math.min((now - begun) / length, 1);
      const angle = angleAt(roll, u);
      const { x, y } = pointAt(roll, angle);
      copy.setAttribute('transform', still({ x, y, width: sprite.width, turn: 0 }, sprite));
      const lines = linesPassed(roll, angle);
      if (lines !== passed) onLine();
      passed = lines;
      if (u < 1) frame = requestAnimationFrame(step);
      else this.home(sprite, roll, copy, land, speed);
    };
    this.flying.push({ animation: null, land });
    frame = requestAnimationFrame(step);
  }

  /** From the end of a roll to where the picture has it, over the rim if it left the ring. */
  private home(sprite: Sprite, roll: Roll, copy: SVGElement, land: () => void, speed: number): void {
    const end = pointAt(roll, angleAt(roll, 1));
    const rest = spot(sprite);
    if (!roll.leaves && Math.hypot(end.x - rest.x, end.y - rest.y) < 2) return land();
    const out = { ...pointAt({ ...roll, radius: roll.radius + JUMP }, angleAt(roll, 1)) };
    const way = [{ ...rest, ...end }, ...(roll.leaves ? [{ ...rest, ...out }] : []), rest];
    copy.removeAttribute('transform');
    const animation = copy.animate(
      way.map((at) => ({ transform: put(at, sprite) })),
      { duration: TIMES.move / speed, easing: EASES.move },
    );
    animation.onfinish = land;
  }

  private one(flight: Flight, speed: number): void {
    const sprite = flight.kind === 'vanish' ? flight.from : flight.to;
    const from = flight.kind === 'appear' ? this.atPanel(flight, sprite) : spot(flight.from);
    const to = flight.kind === 'vanish' ? this.atPanel(flight, sprite) : spot(flight.to);
    const copy = this.copy(sprite);
    const timing = {
      duration: flight.time / speed,
      delay: flight.delay / speed,
      easing: EASES.move,
      fill: 'both',
    } as const;
    const show = flight.kind === 'vanish' ? () => undefined : this.hide(flight.to.key);
    const land = (): void => {
      copy.remove();
      show();
    };
    const fades = (flight.kind === 'appear' || flight.kind === 'vanish') && !flight.panel;
    const frames: Keyframe[] = fades
      ? [0, 1].map((n) => ({ transform: put(to, sprite), opacity: flight.kind === 'appear' ? n : 1 - n }))
      : arc(from, to, sprite, flight.kind === 'turn');
    const animation = copy.animate(frames, timing);
    if (flight.kind === 'turn') this.faces(copy, flight.from, sprite, timing);
    animation.onfinish = land;
    this.flying.push({ animation, land });
  }

  /** Before the middle of a turn the old face is seen, then the new one. */
  private faces(copy: SVGElement, from: Sprite, to: Sprite, timing: KeyframeAnimationOptions): void {
    const front = element('g');
    front.append(...copy.childNodes);
    const own = (sprite: Sprite): number => sprite.width / scaleOf(sprite);
    const back = element('g', { transform: `scale(${own(to) / own(from)})` });
    back.append(...from.parts.map((part) => nodeOf(markOf(part))));
    copy.replaceChildren(back, front);
    const steps = { ...timing, easing: 'steps(2, jump-none)' };
    back.animate([{ opacity: 1 }, { opacity: 0 }], steps);
    front.animate([{ opacity: 0 }, { opacity: 1 }], steps);
  }

  private copy(sprite: Sprite): SVGElement {
    const group = element('g');
    group.append(...sprite.parts.map((part) => nodeOf(markOf(part))));
    this.air.append(group);
    return group;
  }

  /** Until the returned function is called. */
  private hide(key: string): () => void {
    const original = this.board.querySelector(`[data-key="${CSS.escape(key)}"]`);
    original?.setAttribute('data-flying', '');
    return () => original?.removeAttribute('data-flying');
  }

  private atPanel(flight: Flight & { panel: string; symbol: string }, sprite: Sprite): Spot {
    const icon = flight.panel ? this.panelIcon(flight.panel, flight.symbol) : null;
    const matrix = this.board.getScreenCTM();
    if (!icon || !matrix) return spot(sprite);
    const rect = icon.getBoundingClientRect();
    const middle = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    const { x, y } = middle.matrixTransform(matrix.inverse());
    return { x, y, width: rect.width / matrix.a, turn: 0 };
  }
}

function spot(sprite: Sprite): Spot {
  const { x, y, width, height, turn } = sprite;
  return { x: x + width / 2, y: y + height / 2, width, turn };
}

function arc(from: Spot, to: Spot, sprite: Sprite, turns: boolean): Keyframe[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(length * LIFT, HIGHEST);
  const frames: Keyframe[] = [];
  for (let n = 0; n <= STEPS; n++) {
    const u = n / STEPS;
    const between = (a: number, b: number): number => a + (b - a) * u;
    const at = {
      x: between(from.x, to.x),
      y: between(from.y, to.y) - 4 * lift * u * (1 - u),
      width: between(from.width, to.width) * (1 + 0.24 * u * (1 - u)),
      turn: between(from.turn, to.turn),
    };
    const thin = turns ? Math.max(Math.abs(1 - 2 * u), 0.02) : 1;
    frames.push({ transform: put(at, sprite, thin) });
  }
  return frames;
}

/** A transform that puts the sprite's own units at a spot. */
function put(at: Spot, sprite: Sprite, thin = 1): string {
  const scale = (at.width / sprite.width) * scaleOf(sprite);
  const [w, h] = [sprite.width / scaleOf(sprite) / 2, sprite.height / scaleOf(sprite) / 2];
  return (
    `translate(${at.x}px, ${at.y}px) rotate(${at.turn}deg) ` +
    `scale(${scale * thin}, ${scale}) translate(${-w}px, ${-h}px)`
  );
}

function still(at: Spot, sprite: Sprite): string {
  return put(at, sprite).replaceAll('px', '').replaceAll('deg', '');
}
