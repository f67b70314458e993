/** The browser's own store, which it may forbid. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`farwest-${name}`);
  } catch {
    return null; // a browser may forbid the store; then nothing is kept
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`farwest-${name}`, value);
  } catch {
    return;
  }
}
