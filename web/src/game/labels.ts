/** How a square is read aloud: what lies there, then its premium, then its name. */

import { t } from '../i18n/i18n.svelte';
import { type Square, squareName } from './squares';

export interface Seen {
  readonly square: Square;
  /** The tile that lies there, or is tried there; `.` when it is free. */
  readonly tile: string;
  readonly tried: boolean;
  readonly faceDown: boolean;
  readonly closed: boolean;
  /** The key of the premium's name. */
  readonly premium: string | null;
}

export function squareLabel({ square, tile, tried, faceDown, closed, premium }: Seen): string {
  const parts: string[] = [];
  if (tile === '.') parts.push(t(closed ? 'game-square-closed' : 'game-square-empty'));
  else {
    parts.push(tile.toUpperCase());
    if (faceDown) parts.push(t('game-tile-face-down'));
    else if (tile !== tile.toUpperCase()) parts.push(t('game-joker'));
    if (tried) parts.push(t('game-tile-tried'));
  }
  // Under a tile that was played the premium is spent.
  if (premium && (tile === '.' || tried)) parts.push(t(premium));
  parts.push(squareName(square));
  return parts.join(', ');
}

export function tileLabel(tile: string, value: number, turned = false): string {
  if (turned) return t('game-tile-turned', { letter: tile });
  return tile === '?' ? t('game-joker') : t('game-tile', { letter: tile, value });
}
