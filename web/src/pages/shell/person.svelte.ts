/** Who this browser is to the house: nobody yet, a guest with a name, or an account. */
import { settings } from '$lib/settings.svelte';
import { say } from '$lib/words';
import type { Me } from '$lib/wire';
import { post, Refused } from '$lib/net/http';

const MANY = 9999;

function unlessTaken(trouble: unknown): void {
  if (!(trouble instanceof Refused && trouble.error === 'NameTaken')) throw trouble;
}

class Person {
  me = $state.raw<Me | null>(null);

  is(me: Me | null): void {
    this.me = me;
    if (me) settings.setName(me.name);
  }

  async call(name: string): Promise<void> {
    this.is(await post<Me>('/api/me', { name, language: settings.language }));
  }

  /** Whoever sits down needs a name; who gave none, or one that has an owner, is a stranger. */
  async somebody(): Promise<void> {
    const stranger = say('lobby-stranger');
    const names = [settings.name, stranger, `${stranger} ${Math.ceil(Math.random() * MANY)}`];
    for (const name of names) {
      if (this.me) return;
      if (name) await this.call(name).catch(unlessTaken);
    }
    if (!this.me) await this.call(stranger);
  }
}

export const person = new Person();
