import { beforeEach, expect, it } from 'vitest';
import { hold, seatAtOpening } from './holding';
import { heard } from './session.svelte';

let store: Storage;
beforeEach(() => {
  const held = new Map<string, string>();
  store = {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
  } as unknown as Storage;
});

it('whoever has one seat sits there, whoever looks on has none', () => {
  expect(seatAtOpening(store, 'g', [1], [0], true)).toBe(1);
  expect(seatAtOpening(store, 'g', [], [0], true)).toBeNull();
});

it('nobody sees a rack before it is known in whose hands the device is', () => {
  expect(seatAtOpening(store, 'g', [0, 1], [1], true)).toBeNull();
  hold(store, 'g', 0);
  expect(seatAtOpening(store, 'g', [0, 1], [1], true)).toBe(0);
  expect(seatAtOpening(store, 'another', [0, 1], [1], true)).toBeNull();
  expect(seatAtOpening(store, 'g', [1, 2], [1], true)).toBeNull();
});

it('racks that lie open need no curtain', () => {
  expect(seatAtOpening(store, 'g', [0, 1], [1], false)).toBe(1);
});

it('a line of the chat that is told again is heard once', () => {
  const line = { seat: 0, name: 'Nord', text: 'Oui', at: 5 };
  const lines = heard(heard(heard([], line), { ...line }), { ...line, at: 9 });
  expect(lines.map(({ at }) => at)).toEqual([5, 9]);
});
