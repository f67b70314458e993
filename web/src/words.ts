/** Sentences of the pages, from src/farwest/server/words/<page>.<language>.ftl. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>('../../src/farwest/server/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`.${language}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf('en'), fr: bundleOf('fr') };

/** In the language chosen now; read in a template it changes with the language. */
export function say(message: string, facts: Record<string, FluentVariable> = {}): string {
  return sayIn(settings.language, message, facts);
}

export function sayIn(language: Language, message: string, facts: Record<string, FluentVariable> = {}): string {
  const bundle = bundles[language];
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`No words for ${message} in ${language}.`);
  return bundle.formatPattern(pattern, facts);
}
