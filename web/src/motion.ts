/** Whether this person's system asks for less motion. */
const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export function motionIsReduced(): boolean {
  return wish?.matches ?? false;
}
