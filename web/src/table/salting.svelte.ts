/** The bytes that this browser adds to the deal of a table where it sits. */
import { cupKey, keptSalt, saltFor } from '../net/salt';
import type { Wish } from '../net/line';
import type { TableState } from '../wire';

export class Salting {
  otherSeal = $state(false); // the house shows another seal than it did
  private given = false; // my bytes are on their way

  constructor(private readonly ask: (wish: Wish) => void) {}

  /** Once the seal of the house is seen and kept. */
  at(table: TableState): void {
    if (this.given || table.stage !== 'waiting' || !table.mine.length) return;
    if (table.mine.some((seat) => table.salts[seat])) return;
    const before = table.same_deal ? keptSalt(cupKey(table.cup)) : '';
    const salt = saltFor(table.table, table.commitment, before);
    this.otherSeal = salt === null;
    if (salt === null) return;
    this.given = true;
    this.ask({ do: 'salt', seal: table.commitment, salt });
  }

  /** The line is down: what was on its way may be lost. */
  forget(): void {
    this.given = false;
  }

  /** Everybody sits, and only my bytes are under way: the deal comes at once. */
  deals(table: TableState | null): boolean {
    return this.given && !!table && table.chairs.every((chair) => chair.who === 'bot' || chair.who === 'me');
  }
}
