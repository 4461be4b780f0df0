/**
 * What a key means in the game. By the character it types (`event.key`), never by its place, so that
 * AZERTY and QWERTY work alike.
 */

import type { Motion } from './cursor';

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type Wish =
  | { readonly kind: 'letter'; readonly letter: string; readonly joker: boolean }
  | { readonly kind: 'move'; readonly motion: Motion }
  | {
      readonly kind:
        | 'joker'
        | 'turn'
        | 'play'
        | 'take-back'
        | 'recall'
        | 'shuffle'
        | 'sort'
        | 'command';
    };

const MOTIONS: Readonly<Record<string, Motion>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'top',
  PageDown: 'bottom',
};

const OTHERS: Readonly<Record<string, Exclude<Wish['kind'], 'letter' | 'move'>>> = {
  Enter: 'play',
  ' ': 'turn',
  Backspace: 'take-back',
  Delete: 'take-back',
  Escape: 'recall',
  '?': 'joker',
  '+': 'shuffle',
  '=': 'sort',
  '/': 'command',
};

/** The plain capital of a typed character: é is E, ç is C; nothing when it is no letter. */
export function plainLetter(character: string): string | null {
  const plain = character
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase();
  return /^[A-Z]$/.test(plain) ? plain : null;
}

/** What the key asks for; nothing when it is the browser's business. */
export function wish(key: Key): Wish | null {
  if (key.metaKey) return null;
  const motion = MOTIONS[key.key];
  if (motion && !key.altKey) {
    if (key.ctrlKey) {
      if (motion === 'row-start') return { kind: 'move', motion: 'first' };
      if (motion === 'row-end') return { kind: 'move', motion: 'last' };
      return null;
    }
    return { kind: 'move', motion };
  }
  // AltGr types characters on many keyboards and counts as Ctrl+Alt.
  if (key.ctrlKey !== key.altKey) return null;
  const other = OTHERS[key.key];
  if (other) return { kind: other };
  const letter = key.key.length <= 2 ? plainLetter(key.key) : null;
  return letter ? { kind: 'letter', letter, joker: key.shiftKey } : null;
}

/** Wishes that a focused button, link or field keeps for itself. */
export const belongsToFocus = (wished: Wish): boolean =>
  wished.kind === 'play' || wished.kind === 'turn' || wished.kind === 'move';
