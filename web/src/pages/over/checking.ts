/** What a browser can check of a deal by itself. */
import { bytesOf } from './dealing';

/** Whether this page may use SHA-256: browsers give it to secure pages only. */
export function canCheck(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

export async function fitsSeal(secret: string, commitment: string): Promise<boolean> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
  const said = Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return said === commitment.toLowerCase();
}

/** Whether these bytes stand in the salt, at the border of a byte. */
export function isInside(own: string, salt: string): boolean {
  let at = salt.indexOf(own);
  while (at > 0 && at % 2) at = salt.indexOf(own, at + 1);
  return own !== '' && at >= 0;
}
