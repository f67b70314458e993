/** The service worker: pages without a connection, and notices. A browser without one goes without. */
const KEY_BYTES = /-|_/g;

export const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

export function serve(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

/** This browser as the house knows it, if it is told; null: it is not. */
export async function lineHere(): Promise<PushSubscription | null> {
  if (!canBeTold()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks whoever sits here; an error if they say no. */
export async function newLine(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(KEY_BYTES, (sign) => (sign === '-' ? '+' : '/')));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
