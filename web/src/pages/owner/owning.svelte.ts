/** The owner's page: coming in by the link, the list that is open, and what is done from it. */
import { get, post, Refused, wordsOf } from '$lib/net/http';
import type { NewBan, OwnersKey, OwnersPage, TableClosing } from '$lib/wire';

export const LISTS = ['reports', 'people', 'tables', 'bans', 'deeds'] as const;
export type List = (typeof LISTS)[number];

/** Somebody who may be shut out. */
export interface Suspect {
  person: string;
  name: string;
  address: string;
}

export class Owning {
  list = $state<List>('reports');
  page = $state.raw<OwnersPage | null>(null);
  wrong = $state('');
  closed = $state(false); // not an owner's browser
  begins = $state.raw<number[]>([0]); // where the leaves up to this one begin
  suspect = $state.raw<Suspect | null>(null);
  closing = $state(''); // a table
  private turn = 0;

  /** With the key of the link, if there is one: it is good for once, and does not stay in the address. */
  async enter(hash: string): Promise<void> {
    if (hash.length > 1) {
      history.replaceState(null, '', location.pathname);
      try {
        const body: OwnersKey = { key: hash.slice(1) };
        await post('/api/owner/enter', body);
      } catch (trouble) {
        this.wrong = wordsOf(trouble); // unless this browser is an owner's already
      }
    }
    await this.look();
  }

  async look(): Promise<void> {
    const turn = ++this.turn;
    try {
      const page = await get<OwnersPage>(`/api/owner/${this.list}?from=${this.begins.at(-1) ?? 0}`);
      if (turn !== this.turn) return;
      [this.page, this.closed, this.wrong] = [page, false, ''];
    } catch (trouble) {
      if (turn !== this.turn) return;
      this.closed = trouble instanceof Refused && trouble.error === 'NotYours';
      this.wrong ||= wordsOf(trouble);
      this.page = null;
    }
  }

  async show(list: List): Promise<void> {
    [this.list, this.begins, this.page] = [list, [0], null];
    await this.look();
  }

  async further(): Promise<void> {
    if (!this.page?.more) return;
    this.begins = [...this.begins, this.page.more];
    await this.look();
  }

  async back(): Promise<void> {
    this.begins = this.begins.length > 1 ? this.begins.slice(0, -1) : [0];
    await this.look();
  }

  settle = (report: number): Promise<boolean> => this.act(`reports/${report}/settle`);
  lift = (ban: number): Promise<boolean> => this.act(`bans/${ban}/lift`);
  ban = (wish: NewBan): Promise<boolean> => this.act('bans', wish);
  close = (table: string, why: string): Promise<boolean> =>
    this.act(`tables/${table}/close`, { why } satisfies TableClosing);

  async leave(everywhere: boolean): Promise<void> {
    if (await this.act(everywhere ? 'leave/everywhere' : 'leave', {}, false)) this.closed = true;
  }

  private async act(path: string, wish: unknown = {}, look = true): Promise<boolean> {
    this.wrong = '';
    try {
      await post(`/api/owner/${path}`, wish);
    } catch (trouble) {
      this.wrong = wordsOf(trouble);
      return false;
    }
    if (look) await this.look();
    return true;
  }
}
