/** A table as this browser knows it: what the house sent, and what of it is already shown. */
import { untrack } from 'svelte';
import { Line, socketUrl, type LineState, type Wish } from '../net/line';
import { Unfolder } from '../net/change';
import { worldOf } from '../offline/house';
import { differences, MOVE } from '../board/differences';
import { A_FILM, Reel } from '../board/reel';
import { motionIsReduced } from '../motion';
import { settings } from '../settings.svelte';
import { Explainer } from './explainer';
import { filmOf, lookOf, narrated, newLines, NO_FILM, type Film } from './film';
import { follows, Narrator, newDrama, paced, patience, stageLength, stagingOf, type Staging } from './narrating';
import { mannerOf, pacing } from './pacing.svelte';
import { Rewinding } from './rewinding';
import { Salting } from './salting.svelte';
import { joined } from './seat';
import { soundOf } from './sounding';
import { joinedTurns } from './story';
import type {
  Advice,
  Audience,
  CanvasName,
  Circle,
  Done,
  Explanation,
  HouseMessage,
  Line as LogLine,
  Outcome,
  Picture,
  Reason,
  Refusal,
  Scene,
  TableState,
  Talk,
  Turn,
} from '../wire';

const BACK_SAID = 6000; // ms that "You are back" stands

export interface Performance {
  animate(from: Picture, to: Picture, speed: number): void;
  land(): void;
}

/** What I am about to say. A draft is never carried from one audience to the other. */
export interface Composer {
  to: Audience;
  drafts: Record<Audience, string>;
  read: Record<Audience, number>; // how many words to each
}

export class Sitting {
  table = $state.raw<TableState | null>(null);
  scene = $state.raw<Scene | null>(null); // what is shown
  outcome = $state.raw<Outcome | null>(null);
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<Turn[]>([]); // the same lines, as cards
  talk = $state.raw<Talk[]>([]);
  circle = $state.raw<Circle | null>(null); // those I plan with, if any
  composer = $state<Composer>({ to: 'circle', drafts: { all: '', circle: '' }, read: { all: 0, circle: 0 } });
  advice = $state.raw<Advice | null>(null);
  reason = $state.raw<Reason | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  line = $state<LineState>('connecting');
  wasDown = $state(false); // and is back: say so
  hinting = $state(false);
  sent = $state<number | null>(null); // the action that is on its way
  lastMoved = $state.raw<string[]>([]);
  clocksAt = $state(0); // when the shown clocks were read
  beliefs = $state(false); // the belief map is wished for
  film = $state.raw<Film>(NO_FILM);
  caption = $state.raw<LogLine[]>([]); // what the shown scene told first
  playedAt = $state(-1); // the move at which I answered last
  staging = $state.raw<Staging | null>(null); // what is on the stage now
  verdict = $state(''); // of the last drama, for who listens
  narrating = false; // slowly, for who is new: whatever others do is told before the game goes on
  performance: Performance | null = null;

  private narrator = new Narrator();
  private unfolder = new Unfolder(() => this.look(this.canvas));
  private learning = false; // a step is on its way
  private newest = $state.raw<Scene | null>(null);
  private known = -1; // move up to which lines are known
  private wire: Line;
  private reel: Reel<Scene>;
  private rewinding: Rewinding;
  private canvas: CanvasName;
  private explainer = new Explainer((thing) => this.wire.ask({ do: 'explain', thing }));
  private plays = new Map<string, number>();
  private answered: Scene | null = null; // the scene whose question was answered last
  readonly salting = new Salting((wish) => this.wire.ask(wish));

  constructor(id: string, canvas: CanvasName) {
    this.canvas = canvas;
    this.reel = new Reel<Scene>({
      length: (before, scene) => this.length(before, scene),
      show: (scene, speed, again) => this.show(scene, speed, again),
      pass: (scene) => this.hear(scene),
      skip: () => this.performance?.land(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      look: (before, scene) => this.lookAt(before, scene),
      least: () => (this.telling ? 1 : A_FILM),
      pace: () => pacing.speed,
      patience: (scene, waiting) => (this.telling ? patience(scene, waiting, pacing.pace) : 1),
      changed: () => (this.film = filmOf(this.reel, this.rewinding.due)),
      natural: (before, scene) =>
        stagingOf(scene) !== null || scene.picture?.roll?.number !== before?.picture?.roll?.number,
    });
    this.rewinding = new Rewinding(this.reel, (wish) => this.wire.ask(wish));
    this.wire = new Line(
      socketUrl(id),
      {
        hello: () => ({
          language: settings.language,
          canvas: this.canvas,
          beliefs: this.beliefs,
          since: this.known,
          changes: true,
        }),
        heard: (message) => untrack(() => this.heard(message)),
        changed: (state) => untrack(() => this.changed(state)),
      },
      worldOf(id),
    );
  }

  /** Whether what is shown is what is asked: only then may one answer. */
  get current(): boolean {
    return this.scene !== null && this.scene === this.newest;
  }

  get mayPlay(): boolean {
    return this.current && this.sent === null && !!this.scene?.options.length && this.table?.stage === 'playing';
  }

  ask(wish: Wish): void {
    this.refusal = null;
    this.wire.ask(wish);
  }

  /** Hear no more of who said this; what they said goes too. */
  mute(one: Talk): void {
    this.ask({ do: 'mute', n: one.n });
    this.talk = this.talk.filter((said) => said.hint || said.name !== one.name || said.seat !== one.seat);
  }

  /** Nor meet them. */
  block(one: Talk): void {
    this.ask({ do: 'block', n: one.n });
    this.talk = this.talk.filter((said) => said.hint || said.name !== one.name || said.seat !== one.seat);
  }

  play(action: number): void {
    if (!this.mayPlay || !this.scene) return;
    this.forget();
    this.sent = action;
    this.answered = this.newest;
    this.playedAt = this.scene.move;
    this.plays.set(this.wire.ask({ do: 'play', move: this.scene.move, action }), action);
  }

  /** What a thing does; nothing of what is no longer so. */
  explain(thing: string): Promise<Explanation | null> {
    return this.current ? this.explainer.of(thing) : Promise.resolve(null);
  }

  /** In a lesson: the next step, or the one before. */
  learn(back = false): void {
    const coach = this.scene?.coach;
    if (!coach || !this.current || this.learning) return;
    this.forget();
    this.learning = true;
    this.ask({ do: 'learn', step: coach.step, back });
  }

  hint(): void {
    if (this.scene?.coach) return;
    this.hinting = true;
    this.ask({ do: 'hint' });
  }

  /** Why not that one? */
  wonder(action: number): void {
    this.reason = null;
    if (action < 0) return;
    this.hinting = true;
    this.ask({ do: 'why-not', action });
  }

  undo(): void {
    if (this.scene && this.scene.undo !== 'no') this.ask({ do: 'undo', move: this.scene.move });
  }

  look(canvas: CanvasName): void {
    this.canvas = canvas;
    this.forget();
    const look = this.wire.ask({ do: 'look', language: settings.language, canvas, beliefs: this.beliefs });
    if (this.line === 'open') this.rewinding.expect(look);
  }

  /** With the belief map or without, where the table has one for who watches from behind. */
  map(on: boolean): void {
    this.beliefs = on;
    this.look(this.canvas);
  }

  /** Show the last scene at once. */
  skip(): void {
    if (this.reel.busy) this.reel.skip();
  }

  /** Stop a film, or let it go on. */
  hold(): void {
    if (this.film.paused) this.reel.go();
    else if (this.film.on) this.reel.pause();
  }

  step(): void {
    this.reel.step();
  }

  /** The last film. Who wants little motion goes through it by hand. */
  again(): void {
    this.forget();
    this.rewinding.wanted = this.rewinding.due;
    this.reel.again(motionIsReduced() || pacing.pace === 'step');
  }

  reopen(): void {
    this.refusal = null;
    this.wire.reopen();
  }

  /** Come in again under another name. */
  redial(): void {
    [this.talk, this.circle] = [[], null];
    this.wire.redial();
  }

  hurry(): void {
    this.wire.hurry();
  }

  close(): void {
    this.reel.clear();
    this.wire.close();
  }

  forget(): void {
    [this.reason, this.refusal, this.advice] = [null, null, null];
  }

  private changed(state: LineState): void {
    if (state === 'open' && this.line === 'down') {
      this.wasDown = true;
      setTimeout(() => (this.wasDown = false), BACK_SAID);
    }
    if (state === 'down') {
      this.wasDown = false;
      this.salting.forget();
      this.rewinding.forget();
    }
    this.unfolder.forget();
    this.line = state;
  }

  private heard(message: HouseMessage): void {
    switch (message.is) {
      case 'table':
        this.table = message;
        this.salting.at(message);
        break;
      case 'scene':
      case 'change':
        this.came(this.unfolder.heard(message));
        break;
      case 'outcome':
        this.outcome = message;
        break;
      case 'talk':
        if (!this.talk.some((said) => said.n === message.n && said.to === message.to))
          this.talk = [...this.talk, message];
        break;
      case 'circle':
        this.circle = message.seats.length ? message : null;
        break;
      case 'advice':
        this.hinting = false;
        if (message.move === this.newest?.move) [this.advice, this.reason] = [message, null];
        break;
      case 'reason':
        this.hinting = false;
        this.reason = message;
        break;
      case 'rewound':
        if (this.rewinding.heard(message, this.newest, this.narrator, this.telling)) this.again();
        this.film = filmOf(this.reel, this.rewinding.due);
        break;
      case 'told':
        this.explainer.tell(message.ask, message.explanation);
        break;
      case 'refused':
        this.refused(message);
        break;
      case 'done':
        this.done(message);
        break;
      case 'thought':
      case 'pong':
        break;
    }
  }

  /** The word that it is done comes before the next scene: until then nothing may be answered. */
  private done(message: Done): void {
    this.rewinding.done(message.ask);
    if (this.plays.delete(message.ask) && !this.plays.size && this.newest !== this.answered) this.sent = null;
  }

  private refused(message: Refusal): void {
    if (this.explainer.tell(message.ask, null)) return;
    this.rewinding.refused(message);
    [this.hinting, this.learning] = [false, false];
    this.refusal = message;
    if (!message.ask) this.plays.clear(); // it could not even be read: nothing is on its way
    if (this.plays.delete(message.ask) || !this.plays.size) this.sent = null;
  }

  private came(scene: Scene | null): void {
    if (!scene) return;
    const before = this.newest;
    this.newest = scene;
    this.explainer.forget();
    this.learning = false;
    this.known = scene.move;
    if (!this.plays.size) this.sent = null;
    if (scene.move !== before?.move)
      [this.advice, this.reason, this.refusal, this.outcome] = [null, null, null, scene.over ? this.outcome : null];
    if (before && follows(before, scene)) {
      const takes = this.narrator.takes(before, scene, mannerOf(scene, this.telling));
      if (pacing.pace === 'step' && this.telling && takes.some((take) => this.lookAt(before, take))) this.reel.pause();
      for (const take of takes) this.reel.push(take);
      return;
    }
    this.rewinding.remember();
    this.reel.clear();
    this.show(scene, Infinity);
    this.reel.push(scene); // so that the next one is measured against it
    this.rewinding.request();
  }

  private hear(scene: Scene): void {
    this.lines = joined(this.lines, scene.lines, scene.since);
    this.turns = joinedTurns(this.turns, scene.turns, scene.since);
  }

  private lookAt(before: Scene | null, scene: Scene): number {
    if (stagingOf(scene)) return stageLength(scene);
    if (!before) return 0; // what was before one came
    if (this.narrating && pacing.pace !== 'fast') return narrated(before, scene);
    return this.telling ? paced(before, scene, pacing.pace) : lookOf(before, scene);
  }

  /** Whether others' acts are told one by one. Who wants little motion asks for it; a lesson tells by itself. */
  private get telling(): boolean {
    return this.narrating || (!motionIsReduced() && !this.newest?.coach);
  }

  private length(before: Scene | null, scene: Scene): number {
    if (!before?.picture || !scene.picture || before === scene) return 0;
    if (stagingOf(scene)) return stageLength(scene);
    const told = this.lookAt(before, scene) ? MOVE : 0; // a step may be a sentence alone
    if (motionIsReduced()) return this.narrating ? told : 0;
    const roll = scene.picture.roll;
    const rolls = roll && roll.number !== before.picture.roll?.number ? roll.milliseconds + MOVE : 0;
    return Math.max(differences(before.picture, scene.picture).length, rolls, told);
  }

  private show(scene: Scene, speed: number, again = false): void {
    const before = this.scene;
    if (before === scene) return;
    if (!again) this.hear(scene);
    this.caption = newLines(before, scene);
    this.staging = speed === Infinity ? null : stagingOf(scene);
    const goesOn = before && (again ? scene.move >= before.move : follows(before, scene));
    const drama = this.staging?.drama ?? newDrama(before, scene);
    // It stays until the next one: what a quick bot does at once must not take it from who listens.
    this.verdict = goesOn ? (drama?.verdict ?? this.verdict) : '';
    this.scene = scene;
    this.clocksAt = performance.now();
    if (!before?.picture || !scene.picture || !goesOn) {
      this.performance?.land();
      return;
    }
    const how = differences(before.picture, scene.picture);
    if (scene.move > before.move || how.changed.length) this.lastMoved = how.changed.length <= 2 ? how.changed : [];
    this.performance?.animate(before.picture, scene.picture, speed);
    soundOf(before, scene);
  }
}
