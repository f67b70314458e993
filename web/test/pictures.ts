/** Small pictures for tests. */
import type { Count, Offer, Panel, Picture, Sprite, Touch } from '../src/wire';

export function sprite(key: string, x: number, y: number, more: Partial<Sprite> = {}): Sprite {
  return {
    key,
    x,
    y,
    label: key,
    width: 40,
    height: 40,
    layer: 'pieces',
    parts: [],
    symbol: '',
    hint: '',
    turn: 0,
    grid: 0,
    ...more,
  };
}

export function panel(seat: number, counts: Record<string, number>): Panel {
  const rows: Count[] = Object.entries(counts).map(([symbol, number]) => ({
    symbol,
    number,
    label: symbol,
    tint: 'ink',
  }));
  return { key: `seat-${seat}`, seat, name: `Seat ${seat}`, status: '', presence: 'waiting', rows, label: '' };
}

export function picture(sprites: Sprite[], panels: Panel[] = [], more: Partial<Picture> = {}): Picture {
  return {
    canvas: { name: 'wide', width: 1000, height: 800, label_size: 16, caption_size: 14 },
    label: 'A board',
    sprites,
    panels,
    touches: [],
    gauge: null,
    roll: null,
    notes: [],
    ...more,
  };
}

export function offer(action: number, text = `Option ${action}`, short = ''): Offer {
  return { action, name: `do ${action}`, text, short, note: '', stake: null };
}

export function touch(action: number, ...keys: string[]): Touch {
  return { action, keys, symbol: '', tint: 'ink' };
}
