import { beforeEach, describe, expect, it } from 'vitest';
import { cardUse, Desk } from './desk.svelte';
import type { Wish } from './keys';
import { atHand } from './tray';

const EMPTY = Array.from({ length: 5 }, () => '.....');
const at = (row: number, column: number) => ({ row, column });
const letter = (name: string, joker = false): Wish => ({ kind: 'letter', letter: name, joker });

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
  desk.follow('RATS?', EMPTY);
});

const rack = (): string =>
  atHand(desk.tray)
    .map(({ tile }) => tile)
    .join('');
const laid = (): string[] =>
  desk.tried.map(({ square, tile }) => `${tile}${square.row}${square.column}`);
const slot = (tile: string): number => desk.tray.slots.find((one) => one.tile === tile)?.id ?? -1;
const type = (word: string): void => {
  for (const name of word) desk.press(letter(name));
};

describe('typing', () => {
  it('begins in the middle, goes on along the arrow and jumps over what lies there', () => {
    desk.follow('RATS?', ['.....', '.....', '...E.', '.....', '.....']);
    type('RA');
    expect(laid()).toEqual(['R22', 'A24']);
    desk.press({ kind: 'turn' });
    expect(desk.cursor).toEqual({ square: at(2, 4), direction: 'down' });
  });

  it('takes the joker for a letter that is not there, or when it is forced', () => {
    expect(desk.press(letter('Z'))).toBe(true);
    expect(laid()).toEqual(['z22']);
    expect(desk.press(letter('Y'))).toBe(false);
    desk.recall();
    desk.press(letter('R', true));
    expect(laid()).toEqual(['r22']);
    expect(rack()).toBe('RATS');
  });

  it('beyond the edge lays nothing', () => {
    desk.cursor = { square: at(0, 3), direction: 'across' };
    type('RAT');
    expect(laid()).toEqual(['R03', 'A04']);
    expect(rack()).toBe('TS?');
  });

  it('is taken back letter by letter from the cursor, or all at once', () => {
    type('RAT');
    expect(desk.press({ kind: 'take-back' })).toBe(true);
    expect(laid()).toEqual(['R22', 'A23']);
    expect(desk.cursor?.square).toEqual(at(2, 4));
    expect(desk.press({ kind: 'recall' })).toBe(true);
    expect(laid()).toEqual([]);
    expect(desk.cursor?.square).toEqual(at(2, 2));
    expect(desk.press({ kind: 'recall' })).toBe(false);
    expect(desk.press({ kind: 'take-back' })).toBe(false);
  });
});

describe('a joker by hand', () => {
  it('asks for its letter before it lies there', () => {
    desk.choose(slot('?'));
    desk.tap(at(1, 1));
    expect(desk.asking).toMatchObject({ square: at(1, 1) });
    expect(laid()).toEqual([]);
    desk.answer('E');
    expect(laid()).toEqual(['e11']);
  });

  it('stays on the rack when no letter is said', () => {
    expect(desk.press({ kind: 'joker' })).toBe(true);
    desk.answer(null);
    expect(desk.asking).toBeNull();
    expect(rack()).toBe('RATS?');
  });

  it('keeps its letter when it is moved to another square', () => {
    desk.press(letter('E'));
    desk.drop(slot('?'), { kind: 'square', square: at(0, 0) });
    expect(laid()).toEqual(['e00']);
    expect(desk.asking).toBeNull();
  });
});

describe('a tap', () => {
  it('lays the chosen tile; on a tile that lies there it takes it back', () => {
    desk.choose(slot('A'));
    desk.tap(at(1, 1));
    expect(laid()).toEqual(['A11']);
    expect(desk.selected).toBeNull();
    desk.tap(at(1, 1));
    expect(laid()).toEqual([]);
  });

  it('changes a tried tile for the chosen one, and leaves played tiles alone', () => {
    desk.follow('RATS?', ['E....', '.....', '.....', '.....', '.....']);
    desk.choose(slot('A'));
    desk.tap(at(1, 1));
    desk.choose(slot('R'));
    desk.tap(at(1, 1));
    expect(laid()).toEqual(['R11']);
    desk.choose(slot('T'));
    desk.tap(at(0, 0));
    expect(laid()).toEqual(['R11']);
    expect(desk.cursor?.square).toEqual(at(0, 0));
  });

  it('on a free square brings the cursor, and then turns it', () => {
    desk.tap(at(3, 3));
    desk.tap(at(3, 3));
    expect(desk.cursor).toEqual({ square: at(3, 3), direction: 'down' });
  });

  it('twice on one tile of the rack chooses it and lets it go', () => {
    desk.choose(slot('A'));
    desk.choose(slot('A'));
    expect(desk.selected).toBeNull();
  });
});

describe('dropping', () => {
  it('on a taken square leaves the tile where it was', () => {
    desk.follow('RATS?', ['E....', '.....', '.....', '.....', '.....']);
    desk.drop(slot('A'), { kind: 'square', square: at(0, 0) });
    expect(rack()).toBe('RATS?');
  });

  it('on the rack puts it in order, and beside everything takes it back', () => {
    desk.drop(slot('S'), { kind: 'rack', place: 0 });
    expect(rack()).toBe('SRAT?');
    desk.drop(slot('S'), { kind: 'square', square: at(1, 1) });
    desk.drop(slot('S'), null);
    expect(laid()).toEqual([]);
    expect(rack()).toBe('SRAT?');
  });
});

describe('what the server tells', () => {
  it('leaves tried tiles where they lie, unless their square is taken', () => {
    type('RAT');
    desk.follow('RATS?', ['.....', '.....', '...E.', '.....', '.....']);
    expect(laid()).toEqual(['R22', 'T24']);
    expect(rack()).toBe('AS?');
  });

  it('takes the word away once it is played, with the cards and the choice made for it', () => {
    type('RAT');
    desk.use({ card: 'doubler' });
    desk.keep = 'down';
    desk.follow('S?EIO', ['.....', '.....', '..RAT', '.....', '.....']);
    expect(laid()).toEqual([]);
    expect(rack()).toBe('S?EIO');
    expect([desk.uses, desk.keep]).toEqual([[], null]);
  });

  it('forgets a chosen tile that is gone, and a cursor beyond a smaller board', () => {
    desk.choose(slot('R'));
    desk.cursor = { square: at(4, 4), direction: 'across' };
    desk.follow('ATS?', ['...', '...', '...']);
    expect(desk.selected).toBeNull();
    expect(desk.cursor).toBeNull();
  });
});

describe('the move that lies there', () => {
  const square = (row: number, column: number) => ({ type: 'Square', ...at(row, column) });

  it('is nothing without a tile', () => {
    expect(desk.place(0)).toBeNull();
  });

  it('has its tiles as the server reads them, a joker in lower case', () => {
    type('RE');
    expect(desk.place(1)).toEqual({
      type: 'Place',
      seat: 1,
      tiles: [
        { type: 'Laid', square: square(2, 2), tile: 'R' },
        { type: 'Laid', square: square(2, 3), tile: 'e' },
      ],
    });
  });

  it('has several words, cards and what stays, when there are any', () => {
    type('R');
    desk.nextWord();
    type('A');
    desk.use({ card: 'deux', word: 'RA' });
    desk.use({ card: 'doubler' });
    desk.leaveOut('doubler');
    desk.keep = 'down';
    const place = desk.place(0);
    expect(place?.then).toMatchObject([[{ tile: 'A' }]]);
    expect(place).toMatchObject({
      tiles: [{ tile: 'R' }],
      cards: [{ type: 'CardUse', card: 'deux', word: 'RA' }],
      keep: 'down',
    });
  });

  it('says of a card only what there is to say', () => {
    expect(cardUse({ card: 'voler', seat: 0, word: null, tiles: '' })).toEqual({
      type: 'CardUse',
      card: 'voler',
      seat: 0,
    });
    expect(cardUse({ card: 'x', square: at(1, 2) }).square).toEqual(square(1, 2));
  });
});
