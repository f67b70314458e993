/** Both languages say the same messages of the same facts, and every message used exists. */
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<string>('../../src/farwest/server/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

type Messages = Map<string, string>;

/** By message: the names of its facts. */
function messages(language: string): Messages {
  const found: Messages = new Map();
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith(`.${language}.ftl`)) continue;
    for (const entry of new FluentResource(text).body) {
      const facts = [...JSON.stringify(entry).matchAll(/"type":"var","name":"([\w-]+)"/g)].map((one) => one[1]);
      found.set(entry.id, [...new Set(facts)].sort().join(' '));
    }
  }
  return found;
}

const [english, french] = [messages('en'), messages('fr')];
const written = Object.entries(files).flatMap(([path, text]) => (/^[a-z][\w-]* =/m.test(text) ? [[path, text]] : []));

describe('words', () => {
  test('every file has messages, and Fluent reads every one of them', () => {
    for (const [path, text] of written as [string, string][]) {
      const named = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]);
      expect([path, new FluentResource(text).body.map((entry) => entry.id)]).toEqual([path, named]);
    }
  });

  test('French says what English says, of the same facts', () => {
    expect([...french].sort()).toEqual([...english].sort());
  });

  test('every message that a page names exists', () => {
    const used = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bsay(?:In)?\(\s*(?:language, )?'([\w-]+)'/g)].map((one) => [path, one[1] ?? ''] as const),
    );
    expect(used.filter(([, name]) => !english.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(50);
  });

  test('French sets a space that does not break before its double signs', () => {
    for (const [path, text] of Object.entries(files)) {
      if (!path.endsWith('.fr.ftl')) continue;
      const said = text.split('\n').filter((one) => !one.startsWith('#'));
      expect([path, said.filter((one) => / [;:?!»]|« /.test(one))]).toEqual([path, []]);
    }
  });
});
