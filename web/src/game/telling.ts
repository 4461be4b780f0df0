/** Sentences of the game in the reader's language; a card is told by what is printed on it. */

import { has, t } from '../i18n/i18n.svelte';
import type { Sentence } from './news';

export const cardText = (name: string): string => (has(`card-${name}`) ? t(`card-${name}`) : name);

export function tell({ key, facts }: Sentence): string {
  const { card } = facts;
  return t(key, typeof card === 'string' ? { ...facts, card: cardText(card) } : facts);
}
