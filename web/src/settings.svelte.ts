/** What a person chose for this browser: light, language, sound, how to flick. Kept in its local store. */
import { keep, kept } from './kept';

export type Theme = 'noon' | 'dusk';
export type Language = 'en' | 'fr';

function firstTheme(): Theme {
  const chosen = kept('theme');
  if (chosen === 'noon' || chosen === 'dusk') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : 'noon';
}

function firstLanguage(): Language {
  const chosen = kept('language') ?? navigator.language;
  return chosen.startsWith('fr') ? 'fr' : 'en';
}

class Settings {
  theme = $state<Theme>(firstTheme());
  language = $state<Language>(firstLanguage());
  sound = $state(kept('sound') === 'on');
  name = $state(kept('name') ?? '');
  slider = $state(kept('slider') === 'on'); // instead of a gauge that must be timed

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    applyTheme();
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep('language', language);
    applyTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setSlider(on: boolean): void {
    this.slider = on;
    keep('slider', on ? 'on' : 'off');
  }

  /** Whether somebody here has played that game, or was asked about a lesson. */
  met(game: string): boolean {
    return kept(`met-${game}`) !== null;
  }

  meet(game: string): void {
    keep(`met-${game}`, 'yes');
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();

/** On the document, where the styles and a screen reader look. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.lang = settings.language;
}
