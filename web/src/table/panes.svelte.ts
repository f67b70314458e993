/** Which parts of a table are open: the tab of the side column, the drawer of a laptop, the tab of a phone. */
import type { Playing } from './parts.svelte';

export type SideTab = 'log' | 'notes' | 'how' | 'rules';
export type PhoneTab = 'table' | 'log' | 'chat' | 'notes' | 'how' | 'rules';

export class Panes {
  side = $state<SideTab>('log');
  rule = $state(''); // the rule that is looked up
  drawer = $state(false);
  phone = $state<PhoneTab>('table');
  private heard = $state(0); // chat lines that were seen

  constructor(private readonly playing: Playing) {}

  /** Chat lines that a phone has not shown yet. */
  get news(): number {
    return this.phone === 'chat' ? 0 : Math.max(this.playing.sitting.talk.length - this.heard, 0);
  }

  /** An effect of the page. */
  hear(): void {
    if (this.phone === 'chat') this.heard = this.playing.sitting.talk.length;
  }

  readonly openRule = (id: string): void => {
    [this.side, this.rule, this.drawer, this.phone] = ['rules', id, true, 'rules'];
  };

  readonly choosePhone = (tab: PhoneTab): void => {
    this.phone = tab;
    if (tab === 'rules' || tab === 'how' || tab === 'notes') this.side = tab;
    else if (tab !== 'table') this.side = 'log';
  };

  /** Opens what is beside the board, and goes there. */
  focusIn(tab: SideTab, selector: string): void {
    [this.side, this.drawer] = [tab, true];
    this.phone = selector.includes('input') && tab === 'log' ? 'chat' : tab;
    requestAnimationFrame(() => this.playing.root?.querySelector<HTMLElement>(selector)?.focus());
  }
}
