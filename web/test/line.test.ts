import { describe, expect, test } from 'vitest';
import { Line, type Listener, type Socket, type World } from '../src/net/line';
import type { ClientMessage, HouseMessage } from '../src/wire';

class Wire {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(code = 1006): void {
    this.onclose?.({ code });
  }
  hear(message: HouseMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get said(): string[] {
    return this.sent.map((message) => ('ask' in message ? `${message.do} ${message.ask}` : message.do));
  }
}

class Bench implements World, Listener {
  wires: Wire[] = [];
  states: string[] = [];
  heardOf: string[] = [];
  known = -1;
  private timers: { at: number; then: () => void }[] = [];
  private now = 0;
  private marks = 0;

  open(): Socket {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }
  after(ms: number, then: () => void): () => void {
    const timer = { at: this.now + ms, then };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  }
  mark(): string {
    return `m${this.marks++}`;
  }
  chance(): number {
    return 0.5;
  }
  hello(): { since: number } {
    return { since: this.known };
  }
  heard(message: HouseMessage): void {
    this.heardOf.push(message.is);
  }
  changed(state: string): void {
    this.states.push(state);
  }
  pass(ms: number): void {
    this.now += ms;
    const due = this.timers.filter((timer) => timer.at <= this.now);
    this.timers = this.timers.filter((timer) => timer.at > this.now);
    for (const timer of due) timer.then();
  }
  get wire(): Wire {
    return this.wires.at(-1) as Wire;
  }
}

function opened(): { bench: Bench; line: Line } {
  const bench = new Bench();
  const line = new Line('ws://x', bench, bench);
  bench.wire.onopen?.();
  return { bench, line };
}

const done = (ask: string): HouseMessage => ({ is: 'done', ask, move: 1 });

describe('the line to a table', () => {
  test('says hello first', () => {
    const { bench, line } = opened();
    line.ask({ do: 'play', move: 0, action: 7 });
    expect(bench.wire.said).toEqual(['hello', 'play m0']);
    expect(bench.states).toEqual(['open']);
  });

  test('after a break it says how far it knows, and sends an unanswered move with the same mark', () => {
    const { bench, line } = opened();
    line.ask({ do: 'play', move: 3, action: 7 });
    bench.known = 3;
    bench.wire.close();
    bench.pass(400);
    bench.wire.onopen?.();
    expect(bench.wires.length).toBe(2);
    expect(bench.wire.sent).toEqual([
      { do: 'hello', since: 3 },
      { do: 'play', move: 3, action: 7, ask: 'm0' },
    ]);
    expect(bench.states).toEqual(['open', 'down', 'open']);
  });

  test('an answered move is not sent again, carried out or refused', () => {
    const { bench, line } = opened();
    line.ask({ do: 'play', move: 0, action: 1 });
    line.ask({ do: 'play', move: 1, action: 2 });
    bench.wire.hear(done('m0'));
    bench.wire.hear({ is: 'refused', error: 'Illegal', text: 'No.', ask: 'm1', move: 1 });
    bench.wire.close();
    bench.pass(400);
    bench.wire.onopen?.();
    expect(bench.wire.said).toEqual(['hello']);
  });

  test('a move made while the line is down goes out when it is back; a wish to chat does not', () => {
    const { bench, line } = opened();
    bench.wire.close();
    line.ask({ do: 'play', move: 0, action: 1 });
    line.ask({ do: 'chat', text: 'Hello?' });
    bench.pass(400);
    bench.wire.onopen?.();
    expect(bench.wire.said).toEqual(['hello', 'play m0']);
  });

  test('waits twice as long each time, but never longer than eight seconds or so', () => {
    const { bench } = opened();
    const waits: number[] = [];
    for (let n = 0; n < 7; n++) {
      bench.wire.close();
      const before = bench.wires.length;
      let waited = 0;
      while (bench.wires.length === before) {
        bench.pass(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  });

  test('does not wait when the network says that it is back', () => {
    const { bench, line } = opened();
    bench.wire.close();
    line.hurry();
    expect(bench.wires.length).toBe(2);
  });

  test('a line that does not answer a ping is dead', () => {
    const { bench } = opened();
    bench.pass(15_000);
    expect(bench.wire.said).toEqual(['hello', 'ping m0']);
    bench.pass(8000);
    expect(bench.states).toEqual(['open', 'down']);
  });

  test('an answer to a ping keeps it alive', () => {
    const { bench } = opened();
    bench.pass(15_000);
    bench.wire.hear({ is: 'pong', ask: 'm0' });
    bench.pass(8000);
    expect(bench.states).toEqual(['open']);
  });

  test('who is not let in does not knock again', () => {
    const { bench } = opened();
    bench.wire.close(4000);
    bench.pass(60_000);
    expect(bench.wires.length).toBe(1);
  });

  test('a closed line stays closed', () => {
    const { bench, line } = opened();
    line.close();
    bench.pass(60_000);
    expect(bench.wires.length).toBe(1);
  });
});
