/** Who this browser is to the house: nobody yet, a guest with a name, or an account. */
import { settings } from '$lib/settings.svelte';
import { say } from '$lib/words';
import type { Me } from '$lib/wire';
import { post } from '$lib/net/http';

class Person {
  me = $state.raw<Me | null>(null);

  is(me: Me | null): void {
    this.me = me;
    if (me) settings.setName(me.name);
  }

  async call(name: string): Promise<void> {
    this.is(await post<Me>('/api/me', { name, language: settings.language }));
  }

  /** Whoever sits down needs a name; who gave none is a stranger. */
  async somebody(): Promise<void> {
    if (!this.me) await this.call(settings.name || say('lobby-stranger'));
  }
}

export const person = new Person();
