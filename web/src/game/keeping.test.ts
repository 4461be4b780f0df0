import { beforeEach, expect, it } from 'vitest';
import { forget, keep, kept } from './keeping';
import { EMPTY_TRAY, follow, lay } from './tray';

let store: Storage;
beforeEach(() => {
  const held = new Map<string, string>();
  store = {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (name: string) => held.get(name) ?? null,
    key: (index: number) => [...held.keys()][index] ?? null,
    removeItem: (name: string) => void held.delete(name),
    setItem: (name: string, value: string) => void held.set(name, value),
  };
});

it('gives back the tiles tried out, per game and seat', () => {
  const tray = lay(follow(EMPTY_TRAY, 'AE?', ['.']), 2, { row: 0, column: 0 }, 'S');
  const cursor = { square: { row: 0, column: 0 }, direction: 'down' } as const;
  const uses = [{ card: 'retourner', slot: 1 }];
  keep(store, 'g', 1, { tray, cursor, uses });
  expect(kept(store, 'g', 1)).toEqual({ tray, cursor, uses });
  expect(kept(store, 'g', 0)).toEqual({ tray: EMPTY_TRAY, cursor: null, uses: [] });
  forget(store, 'g', 1);
  expect(kept(store, 'g', 1).tray).toEqual(EMPTY_TRAY);
});

it('starts anew when what it finds makes no sense', () => {
  for (const nonsense of [
    '{',
    '[]',
    '{"tray":null,"cursor":null}',
    '{"tray":{"slots":3},"cursor":null}',
  ]) {
    store.setItem('chevalet-table-g-1', nonsense);
    expect(kept(store, 'g', 1).tray).toEqual(EMPTY_TRAY);
  }
});
