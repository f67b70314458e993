/** Scenes as they come over the line: whole, or as what differs from the one before (tables/change.py makes it). */
import type { Change, Panel, Picture, Scene, Sprite } from '../wire';

/** The next scene. */
export function changed(before: Scene, change: Change): Scene {
  const picture = before.picture && repainted(before.picture, change);
  return { ...before, picture, ...(change.scene as Partial<Scene>) };
}

function repainted(before: Picture, change: Change): Picture {
  return {
    ...before,
    sprites: moved(before.sprites, placed(before.sprites, change), change.gone),
    panels: replaced(before.panels, change.panels),
    ...(change.picture as Partial<Picture>),
  };
}

/** What is put, in order: whole sprites, and those that look as they did and differ in something else. */
function placed(before: Sprite[], change: Change): [number, Sprite][] {
  if (!change.alike.length) return change.put;
  const old = new Map(before.map((sprite) => [sprite.key, sprite]));
  const alike = change.alike.map(([place, part]): [number, Sprite] => [
    place,
    { ...old.get(part.key as string)!, ...(part as Partial<Sprite>) },
  ]);
  return [...change.put, ...alike].sort(([one], [other]) => one - other);
}

function moved(before: Sprite[], put: [number, Sprite][], gone: string[]): Sprite[] {
  if (!put.length && !gone.length) return before;
  const away = new Set([...gone, ...put.map(([, sprite]) => sprite.key)]);
  const stays = before.filter((sprite) => !away.has(sprite.key));
  const after: Sprite[] = [];
  let next = 0;
  for (const [place, sprite] of put) {
    while (after.length < place) after.push(stays[next++]!);
    after.push(sprite);
  }
  return [...after, ...stays.slice(next)];
}

function replaced(before: Panel[], panels: Panel[]): Panel[] {
  const fresh = new Map(panels.map((panel) => [panel.key, panel]));
  return before.map((panel) => fresh.get(panel.key) ?? panel);
}

/** What a browser has of its table's scenes: the last one, and which it was of those with its move. One that changes a
 * scene that never came cannot be seen: a whole one is asked for, once. */
export class Unfolder {
  private last: Scene | null = null;
  private nth = 0;
  private asked = false;

  constructor(private readonly ask: () => void) {}

  /** The scene that has come; null: it will. */
  heard(message: Scene | Change): Scene | null {
    if (message.is === 'scene') return this.keep(message, 0);
    const before = this.last;
    if (before?.move === message.on && this.nth === message.nth) {
      const scene = changed(before, message);
      return this.keep(scene, scene.move === before.move ? this.nth + 1 : 0);
    }
    this.last = null;
    if (!this.asked) this.ask();
    this.asked = true;
    return null;
  }

  /** The line is down or up again: what comes first is whole. */
  forget(): void {
    [this.last, this.asked] = [null, false];
  }

  private keep(scene: Scene, nth: number): Scene {
    [this.last, this.nth, this.asked] = [scene, nth, false];
    return scene;
  }
}
