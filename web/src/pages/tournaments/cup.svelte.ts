/** One tournament as its pages show it: asked for again while it is played, and what may be done. */
import { get, post, wordsOf } from '$lib/net/http';
import { cupKey, saltFor } from '$lib/net/salt';
import { settings } from '$lib/settings.svelte';
import { say } from '$lib/words';
import type { ContestantCard, CupPage, Level, Lobby } from '$lib/wire';
import { asked, type Asked } from '../shell/asked.svelte';
import { person } from '../shell/person.svelte';

const OFTEN = 3_000; // ms
const SELDOM = 10_000;

export class Cup {
  wrong = $state('');
  busy = $state(false);
  readonly id: string;
  readonly asked: Asked<CupPage>;

  constructor(id: string, often: boolean) {
    this.id = id;
    this.asked = asked(() => get<CupPage>(this.path));
    asked(async () => person.is((await get<Lobby>('/api/lobby')).me));
    $effect(() => {
      const pause = often ? OFTEN : SELDOM;
      const watch = setInterval(() => document.hidden || this.busy || void this.asked.again(), pause);
      return () => clearInterval(watch);
    });
  }

  get path(): string {
    return `/api/tournaments/${encodeURIComponent(this.id)}`;
  }

  get page(): CupPage | null {
    return this.asked.answer;
  }

  name(number: number): string {
    return this.page?.contestants[number]?.name ?? '';
  }

  who(number: number): ContestantCard | undefined {
    return this.page?.contestants[number];
  }

  async enter(): Promise<void> {
    const seal = this.page?.seal ?? '';
    await person.somebody();
    const salt = saltFor(cupKey(this.id), seal);
    if (salt === null) this.wrong = say('cup-other-seal');
    else await this.deed('enter', { seal, salt });
  }

  bots(level: Level, count: number): Promise<void> {
    return this.deed('bots', { level, count });
  }

  replace(number: number, level: Level): Promise<void> {
    return this.deed('replace', { number, level });
  }

  async deed(what: string, body: unknown = {}): Promise<void> {
    if (this.busy) return;
    [this.busy, this.wrong] = [true, ''];
    this.asked.drop(); // or it may tell of the deed before another can be done, or of the time before it afterwards
    try {
      this.asked.answer = await post<CupPage>(`${this.path}/${what}`, body);
    } catch (trouble) {
      this.wrong = wordsOf(trouble);
    }
    this.busy = false;
  }
}

export const amount = (points: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(points);
