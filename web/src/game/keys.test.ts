import { expect, it } from 'vitest';
import { type Key, wish } from './keys';

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

it('accepts accents, as the digit row of an AZERTY keyboard types them', () => {
  for (const [typed, letter] of Object.entries({
    é: 'E',
    è: 'E',
    ç: 'C',
    à: 'A',
    ù: 'U',
    Ï: 'I',
    m: 'M',
  }))
    expect(wish(key(typed))).toEqual({ kind: 'letter', letter, joker: false });
});

it('forces the joker with Shift', () => {
  expect(wish(key('E', { shiftKey: true }))).toEqual({ kind: 'letter', letter: 'E', joker: true });
  expect(wish(key('E'))).toEqual({ kind: 'letter', letter: 'E', joker: false });
});

it('reads a sign by what it types, whichever keys that takes', () => {
  expect(wish(key('?', { shiftKey: true }))?.kind).toBe('joker');
  expect(wish(key('/', { shiftKey: true }))?.kind).toBe('command');
  expect(wish(key('/'))?.kind).toBe('command');
});

it("leaves the browser's own shortcuts alone", () => {
  expect(wish(key('r', { ctrlKey: true }))).toBeNull();
  expect(wish(key('l', { metaKey: true }))).toBeNull();
  expect(wish(key('ArrowLeft', { altKey: true }))).toBeNull();
  expect(wish(key('F5'))).toBeNull();
  expect(wish(key('1'))).toBeNull();
});

it('moves by arrows, and to the ends', () => {
  expect(wish(key('Home'))).toEqual({ kind: 'move', motion: 'row-start' });
  expect(wish(key('Home', { ctrlKey: true }))).toEqual({ kind: 'move', motion: 'first' });
  expect(wish(key('PageDown'))).toEqual({ kind: 'move', motion: 'bottom' });
});
