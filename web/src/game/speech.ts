/** Speech, for those who want it: one sentence after the other, and only the newest place of the cursor. */

import { currentLanguage } from '../i18n/i18n.svelte';
import { settings } from '../settings.svelte';

interface Waiting {
  readonly text: string;
  readonly place: boolean;
}

let waiting: readonly Waiting[] = [];
let current: Waiting | null = null;

/** A sentence, after those that are being said. */
export function speak(text: string): void {
  add({ text, place: false });
}

/** Where the cursor is: the place before it need not be said to its end. */
export function speakPlace(text: string): void {
  waiting = waiting.filter((one) => !one.place);
  add({ text, place: true });
  if (current?.place) speechSynthesis.cancel();
}

/** Silence at once. */
export function hush(): void {
  waiting = [];
  if (!current) return;
  current = null;
  speechSynthesis.cancel();
}

function add(one: Waiting): void {
  if (!settings.speech || typeof speechSynthesis === 'undefined') return;
  waiting = [...waiting, one];
  if (!current) next();
}

function next(): void {
  const [one, ...rest] = waiting;
  waiting = rest;
  current = one ?? null;
  if (!one) return;
  const utterance = new SpeechSynthesisUtterance(one.text);
  utterance.lang = currentLanguage() === 'fr' ? 'fr-FR' : 'en-GB';
  const over = () => {
    if (current === one) next();
  };
  utterance.onend = over;
  // Cut off, or no voice: the next sentence is not kept waiting.
  utterance.onerror = over;
  speechSynthesis.speak(utterance);
}
