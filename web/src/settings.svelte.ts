/** What a person chose for this device, kept in the browser. */
import { browserLanguage, type Language, loadLanguage } from './i18n/i18n.svelte';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  look: 'bois' | 'geant';
  sound: boolean;
  speech: boolean;
  /** A tone tells where the cursor is. */
  cursorSound: boolean;
  animation: 'auto' | 'on' | 'off';
  hideBag: boolean;
  notify: boolean;
  level: string;
  name: string;
}

const KEY = 'chevalet.settings';
const defaults: Settings = {
  language: browserLanguage(),
  theme: 'auto',
  look: 'bois',
  sound: true,
  speech: false,
  cursorSound: false,
  animation: 'auto',
  hideBag: false,
  notify: false,
  level: '',
  name: '',
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...kept() });

const darkRoom = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let systemDark = $state(darkRoom.matches);
let systemCalm = $state(calm.matches);
darkRoom.addEventListener('change', (event) => {
  systemDark = event.matches;
});
calm.addEventListener('change', (event) => {
  systemCalm = event.matches;
});

/** Whether things may move: the géant look is still unless movement is asked for. */
export function mayMove(): boolean {
  if (settings.animation !== 'auto') return settings.animation === 'on';
  return !systemCalm && settings.look !== 'geant';
}

/** Keeps the document's attributes and the browser's memory in step with the settings. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && systemDark);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.look = settings.look;
  root.dataset.motion = mayMove() ? 'full' : 'none';
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.language = language;
  await loadLanguage(language);
}
