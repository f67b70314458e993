/** What things do, as the house says it: each is asked for once while a scene is the newest. */
import type { Explanation } from '../wire';

export class Explainer {
  private known = new Map<string, Promise<Explanation | null>>(); // by thing
  private asked = new Map<string, (said: Explanation | null) => void>(); // by mark of the question

  /** `ask` sends the question and hands back its mark. */
  constructor(private readonly ask: (thing: string) => string) {}

  of(thing: string): Promise<Explanation | null> {
    const said =
      this.known.get(thing) ?? new Promise<Explanation | null>((resolve) => this.asked.set(this.ask(thing), resolve));
    this.known.set(thing, said);
    return said;
  }

  /** An answer came, or a refusal; false: to something else. */
  tell(mark: string, said: Explanation | null): boolean {
    this.asked.get(mark)?.(said);
    return this.asked.delete(mark);
  }

  /** Another scene: what was so may be otherwise. */
  forget(): void {
    this.known.clear();
  }
}
