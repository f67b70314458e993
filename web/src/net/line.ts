/** The line to a table: it comes back by itself, and a move that was not answered is sent again,
 * with the same mark, so that the house counts it once. */
import type { ClientMessage, Hello, HouseMessage, Play } from '../wire';

export type LineState = 'connecting' | 'open' | 'down';

const FIRST_WAIT = 400; // ms
const LONGEST_WAIT = 8000;
const BEAT = 15_000; // between pings
const SILENCE = 8000; // after a ping: the line is dead
const REFUSED = 4000; // the house will not have us here: no use to try again

/** What a line needs of a browser; a test gives its own. */
export interface World {
  open(url: string): Socket;
  after(ms: number, then: () => void): () => void; // gives what calls it off
  mark(): string;
  chance(): number;
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage'>;

export interface Listener {
  hello(): Omit<Hello, 'do'>; // as things stand now
  heard(message: HouseMessage): void;
  changed(state: LineState): void;
}

type Asking = Exclude<ClientMessage, Hello>;
type WithoutMark<Message> = Message extends unknown ? Omit<Message, 'ask'> : never;
export type Wish = WithoutMark<Asking>;

export class Line {
  state: LineState = 'connecting';
  private socket: Socket | null = null;
  private unanswered = new Map<string, Play>();
  private failures = 0;
  private closed = false;
  private calledOff: (() => void)[] = [];

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {
    this.dial();
  }

  /** Sends a wish; gives the mark that its answer will carry. */
  ask(wish: Wish): string {
    const message = { ...wish, ask: this.world.mark() };
    if (message.do === 'play') this.unanswered.set(message.ask, message);
    this.send(message);
    return message.ask;
  }

  private send(message: ClientMessage): void {
    if (this.state === 'open') this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.rest();
    this.socket?.close();
  }

  /** Say hello again, as somebody who has a name now. */
  reopen(): void {
    this.rest();
    const old = this.socket;
    this.socket = null;
    this.closed = false;
    old?.close();
    this.dial();
  }

  /** Come in again: who this browser is to the house has changed. */
  redial(): void {
    this.failures = 0;
    this.socket?.close();
  }

  /** Try at once: the browser says that the network is back. */
  hurry(): void {
    if (this.state !== 'down' || this.closed) return;
    this.rest();
    this.dial();
  }

  private dial(): void {
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.came(String(event.data));
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (event.code === REFUSED) this.closed = true;
      this.lost();
    };
  }

  private opened(): void {
    this.failures = 0;
    this.become('open');
    this.send({ do: 'hello', ...this.listener.hello() });
    for (const play of this.unanswered.values()) this.send(play);
    this.beat();
  }

  private came(text: string): void {
    const message = JSON.parse(text) as HouseMessage;
    if (message.is === 'done' || message.is === 'refused') this.unanswered.delete(message.ask);
    this.rest();
    this.beat();
    this.listener.heard(message);
  }

  private beat(): void {
    this.later(BEAT, () => {
      this.send({ do: 'ping', ask: this.world.mark() });
      this.later(SILENCE, () => this.socket?.close());
    });
  }

  private lost(): void {
    this.rest();
    this.socket = null;
    if (this.closed) return;
    this.become('down');
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures++, LONGEST_WAIT);
    this.later(wait * (0.75 + this.world.chance() / 2), () => this.dial());
  }

  private become(state: LineState): void {
    this.state = state;
    this.listener.changed(state);
  }

  private later(ms: number, then: () => void): void {
    this.calledOff.push(this.world.after(ms, then));
  }

  private rest(): void {
    for (const off of this.calledOff.splice(0)) off();
  }
}

export const browser: World = {
  open: (url) => new WebSocket(url),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  mark: () => hex(12),
  chance: () => Math.random(),
};

/** So many bytes that nobody can guess, in hexadecimal. */
export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(table)}`;
}
