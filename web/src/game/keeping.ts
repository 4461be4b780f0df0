/** What a seat has laid out but not played, kept by the browser over a reload. */

import type { Cursor } from './cursor';
import type { CardUse } from './desk.svelte';
import { EMPTY_TRAY, type Tray } from './tray';

export interface Kept {
  readonly tray: Tray;
  readonly cursor: Cursor | null;
  /** Cards chosen for the word. */
  readonly uses: readonly CardUse[];
}

const KEPT_GAMES = 40;
const PREFIX = 'chevalet-table-';
const key = (game: string, seat: number): string => `${PREFIX}${game}-${seat}`;

export function keep(store: Storage, game: string, seat: number, kept: Kept): void {
  try {
    store.setItem(key(game, seat), JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    forgetOldest(store);
  }
}

export function kept(store: Storage, game: string, seat: number): Kept {
  try {
    const found: unknown = JSON.parse(store.getItem(key(game, seat)) ?? 'null');
    if (isKept(found)) return { tray: found.tray, cursor: found.cursor, uses: found.uses ?? [] };
  } catch {
    // What cannot be read is as good as absent.
  }
  return { tray: EMPTY_TRAY, cursor: null, uses: [] };
}

export const forget = (store: Storage, game: string, seat: number): void =>
  store.removeItem(key(game, seat));

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('tray' in value) || !('cursor' in value))
    return false;
  const tray = value.tray as Partial<Tray> | null;
  return Array.isArray(tray?.slots) && Array.isArray(tray.tried) && typeof tray.nextId === 'number';
}

/** Browsers give a page a few megabytes: the games touched longest ago go first. */
function forgetOldest(store: Storage): void {
  const keys = Object.keys(store).filter((name) => name.startsWith(PREFIX));
  const age = (name: string): number => {
    try {
      return (JSON.parse(store.getItem(name) ?? '{}') as { at?: number }).at ?? 0;
    } catch {
      return 0;
    }
  };
  keys.sort((a, b) => age(a) - age(b));
  for (const name of keys.slice(0, Math.max(keys.length - KEPT_GAMES, 1))) store.removeItem(name);
}
