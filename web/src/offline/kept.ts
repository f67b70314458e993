/** What this browser keeps to play without the house: all files of one version, or nothing. */
import type { OfflineFile, OfflineKit } from '../wire';
import { CACHE, KIT } from './names';

/** The version that is whole here; null: none. */
export async function keptKit(): Promise<OfflineKit | null> {
  if (!('caches' in window)) return null;
  for (const name of await versions()) {
    const found = await (await caches.open(name)).match(KIT);
    if (found) return (await found.json()) as OfflineKit;
  }
  return null;
}

/** Takes all of it; `told` hears how much of it is here, from 0 to 1. What was taken before a line broke is not taken
 * again, and an older version goes only when the new one is whole. */
export async function keep(kit: OfflineKit, told: (part: number) => void): Promise<void> {
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE + kit.version);
  const all = kit.files.reduce((sum, file) => sum + file.size, 0);
  let done = 0;
  for (const file of kit.files) {
    if (!(await cache.match(file.path))) await take(cache, file, (size) => told(Math.min((done + size) / all, 1)));
    done += file.size;
    told(Math.min(done / all, 1));
  }
  await cache.put(KIT, new Response(JSON.stringify(kit), { headers: { 'Content-Type': 'application/json' } }));
  for (const name of await versions()) if (name !== CACHE + kit.version) await caches.delete(name);
  await navigator.storage.persist().catch(() => false); // so that it does not go when room gets scarce
}

export async function giveUp(): Promise<void> {
  for (const name of await versions()) await caches.delete(name);
}

async function versions(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE));
}

/** As a stranger gets it: nothing in it is anybody's. */
async function take(cache: Cache, file: OfflineFile, told: (size: number) => void): Promise<void> {
  const answer = await fetch(file.path, { credentials: 'omit', cache: 'no-store' });
  if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    told((size += part.value.length));
  }
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name); // it is unpacked now
  await cache.put(file.path, new Response(new Blob(parts), { headers }));
}
