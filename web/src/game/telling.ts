/** Sentences of the game in the reader's language; a card is told by what is printed on it. */

import { has, t } from '../i18n/i18n.svelte';
import type { Sentence } from './news';

export const cardText = (name: string): string => (has(`card-${name}`) ? t(`card-${name}`) : name);

/** Facts that are letters, where a joker is written `?`: nobody says a question mark. */
const LETTERS = ['tiles', 'tile', 'drawn', 'dice'];

export function tell({ key, facts }: Sentence): string {
  const said: Record<string, string | number> = { ...facts };
  const { card } = facts;
  if (typeof card === 'string') said.card = cardText(card);
  for (const name of LETTERS)
    if (said[name] !== undefined) said[name] = String(said[name]).replaceAll('?', t('game-joker'));
  return t(key, said);
}
