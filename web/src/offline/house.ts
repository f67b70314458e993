/** The house in this browser: a worker that runs the rules themselves (web/offline/worker.mjs), one for all pages. */
import type { Socket, World } from '../net/line';
import { browser } from '../net/line';
import type { TableCard } from '../wire';
import { say } from '../words';
import { keptKit } from './kept';
import { isPocket } from './names';

const REFUSED = 4000; // the close code of a line that may not come in
type Heard = { ask: number; value?: unknown; wrong?: string } | { line: number; text?: string; closed?: number };

export interface Founding {
  game: string;
  seats: number;
  language: string;
  name: string;
  pace: boolean;
}

class PocketHouse {
  private worker: Promise<Worker> | null = null;
  private asked = new Map<number, { found: (value: unknown) => void; lost: (trouble: Error) => void }>();
  private lines = new Map<number, PocketSocket>();
  private count = 0;

  /** Ready when it answers: how many milliseconds that took it. */
  open = (): Promise<number> => this.ask<number>('open', {});
  found = (wish: Founding): Promise<string> => this.ask<string>('found', wish);
  cards = (language: string): Promise<TableCard[]> => this.ask<TableCard[]>('cards', { language });
  record = (table: string): Promise<string> => this.ask<string>('record', { table });

  line(table: string): Socket {
    const number = ++this.count;
    const socket = new PocketSocket((message) => void this.post({ line: number, ...message }));
    this.lines.set(number, socket);
    this.open().then(
      () => {
        void this.post({ line: number, table });
        socket.onopen?.call(socket as unknown as WebSocket, new Event('open'));
      },
      (trouble: unknown) => this.close(socket, trouble instanceof Error ? trouble.message : String(trouble)),
    );
    return socket;
  }

  private close(socket: PocketSocket, text: string): void {
    socket.heard(JSON.stringify({ is: 'refused', error: 'Offline', text, ask: '', move: -1 }));
    socket.closed(REFUSED);
  }

  private async ask<Answer>(wish: string, facts: object): Promise<Answer> {
    const ask = ++this.count;
    const answer = new Promise<unknown>((found, lost) => this.asked.set(ask, { found, lost }));
    await this.post({ ask, wish, facts });
    return (await answer) as Answer;
  }

  private async post(message: object): Promise<void> {
    this.worker ??= this.begin();
    (await this.worker).postMessage(message);
  }

  private async begin(): Promise<Worker> {
    const kit = await keptKit();
    if (!kit) {
      this.worker = null;
      throw new Error(say('offline-not-kept'));
    }
    const worker = new Worker(`/kept/${kit.version}/worker.mjs`, { type: 'module' });
    worker.onmessage = (event: MessageEvent<Heard>) => this.heard(event.data);
    worker.onerror = () => this.broke(say('offline-broke'));
    return worker;
  }

  private heard(message: Heard): void {
    if ('line' in message) {
      const socket = this.lines.get(message.line);
      if (message.text !== undefined) socket?.heard(message.text);
      if (message.closed) socket?.closed(message.closed);
      return;
    }
    const asked = this.asked.get(message.ask);
    this.asked.delete(message.ask);
    if (message.wrong === undefined) asked?.found(message.value);
    else asked?.lost(new Error(message.wrong));
  }

  private broke(text: string): void {
    for (const { lost } of this.asked.values()) lost(new Error(text));
    for (const socket of this.lines.values()) socket.closed(REFUSED);
    this.asked.clear();
    this.lines.clear();
    this.worker = null;
  }
}

class PocketSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;

  constructor(private readonly post: (message: { text?: string; close?: boolean }) => void) {}

  send(text: string): void {
    this.post({ text });
  }

  close(): void {
    this.post({ close: true });
    this.closed(1000);
  }

  heard(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: text }));
  }

  closed(code: number): void {
    const told = this.onclose;
    this.onclose = null;
    told?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

export const pocket = new PocketHouse();

/** What a line to that table needs: a socket to the house that serves, or a way to the one in here. */
export const worldOf = (table: string): World =>
  isPocket(table) ? { ...browser, open: () => pocket.line(table) } : browser;
