/** Plays in words. */

import { t } from '../i18n/i18n.svelte';
import type { CandidateShown } from '../protocol';

type Play = Pick<CandidateShown, 'kind' | 'place' | 'word' | 'exchanged'>;

/** `H4 PASSE`, `échanger QU` or `passer`. */
export function playName({ kind, place, word, exchanged }: Play): string {
  if (kind === 'place') return `${place} ${word.toUpperCase()}`;
  return kind === 'exchange' ? t('study-exchange', { tiles: exchanged }) : t('study-pass');
}
