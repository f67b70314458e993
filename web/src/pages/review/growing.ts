/** What the house thinks out piece by piece: each piece is shown as it comes. */
import { get } from '$lib/net/http';

interface Grown {
  share: number; // of the work
  step: number; // what to have next
}

/** Until it is whole, or nobody wants it any more. */
export async function grow<T extends Grown>(path: string, show: (found: T) => boolean): Promise<T> {
  let have = 0;
  for (;;) {
    const found = await get<T>(`${path}${path.includes('?') ? '&' : '?'}have=${have}`);
    if (!show(found) || found.share >= 1) return found;
    have = found.step;
  }
}
