/** The draws of a game, dealt again by this browser: the page /fair says how it is done. */
import type { Dealt } from '$lib/wire';

const DOMAIN = new TextEncoder().encode('farwest deal');
const LOT = new TextEncoder().encode('who begins'); // before the salt of the draw that says who does
const COUNTER = 8; // bytes
const ROLL = 16; // bytes
const ROLLS = 1n << BigInt(8 * ROLL);

export function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hexadecimal.length / 2);
  for (const k of bytes.keys()) bytes[k] = parseInt(hexadecimal.slice(2 * k, 2 * k + 2), 16);
  return bytes;
}

function counter(number: number): Uint8Array {
  const bytes = new Uint8Array(COUNTER);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

export class Dealer {
  private constructor(
    private readonly key: CryptoKey,
    private readonly salt: Uint8Array,
  ) {}

  static async of(secret: string, salt: string, lot = false): Promise<Dealer> {
    const how = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), how, false, ['sign']);
    return new Dealer(key, lot ? joined(LOT, bytesOf(salt)) : bytesOf(salt));
  }

  /** Which of the outcomes comes, each as likely as its weight. */
  async draw(n: number, weights: readonly number[]): Promise<number> {
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    const fair = (ROLLS / total) * total;
    let roll = fair;
    for (let attempt = 0; roll >= fair; attempt++) roll = await this.roll(n, attempt);
    let left = roll % total;
    return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
  }

  private async roll(n: number, attempt: number): Promise<bigint> {
    const message = joined(DOMAIN, counter(this.salt.length), this.salt, counter(n), counter(attempt));
    const sum = new Uint8Array(await crypto.subtle.sign('HMAC', this.key, message)).slice(0, ROLL);
    return sum.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  }
}

/** Whether all of these follow from the secret and the salt, in this order. A number is used once. */
export async function follow(secret: string, salt: string, dealt: readonly Dealt[], lot = false): Promise<boolean> {
  const dealer = await Dealer.of(secret, salt, lot);
  let used = -1;
  for (const { n, weights, drawn } of dealt) {
    if (n <= used || (await dealer.draw(n, weights)) !== drawn) return false;
    used = n;
  }
  return true;
}
