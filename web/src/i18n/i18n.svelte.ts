/**
 * The texts of the page, from the one catalogue that the terminal and the server read too
 * (python/chevalet/messages). Only the language in use is loaded.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Fact, shown } from './facts';

export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import('../../../python/chevalet/messages/fr.ftl?raw'),
  en: () => import('../../../python/chevalet/messages/en.ftl?raw'),
};

let language = $state<Language>('fr');
let bundle = $state.raw<FluentBundle>(new FluentBundle('fr'));

/** French unless the browser asks for another language first. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (code === 'fr' || code === 'en') return code;
  }
  return wanted.length ? 'en' : 'fr';
}

export async function loadLanguage(chosen: Language): Promise<void> {
  const { default: source } = await catalogues[chosen]();
  bundle = bundleOf(chosen, source);
  language = chosen;
  document.documentElement.lang = chosen;
}

export function bundleOf(chosen: Language, source: string): FluentBundle {
  // Isolation marks keep right-to-left text in order; French and English need none.
  const made = new FluentBundle(chosen, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** The language in use; reading it in a component follows changes. */
export function currentLanguage(): Language {
  return language;
}

/** Whether the catalogue has this message, for texts that are there for some names only. */
export function has(key: string): boolean {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/** The sentence `key` (or `key.attribute`) in the language in use; follows changes of language. */
export function t(key: string, facts: Record<string, Fact> = {}): string {
  const [name = '', attribute] = key.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`the catalogue lacks ${key}`);
    return key;
  }
  const variables: Record<string, FluentVariable> = {};
  for (const [fact, value] of Object.entries(facts)) variables[fact] = shown(value);
  const faults: Error[] = [];
  const sentence = bundle.formatPattern(pattern, variables, faults);
  for (const fault of faults) console.error(`${key}: ${fault.message}`);
  return sentence;
}
