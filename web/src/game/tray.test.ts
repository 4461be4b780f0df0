import { describe, expect, it } from 'vitest';
import {
  atHand,
  EMPTY_TRAY,
  face,
  follow,
  lay,
  move,
  recall,
  type Slot,
  shuffle,
  slotForLetter,
  sort,
  type Tray,
  takeBack,
  turnOver,
} from './tray';

const EMPTY = ['...', '...', '...'];
const at = (row: number, column: number) => ({ row, column });
const hand = (tray: Tray): string =>
  atHand(tray)
    .map((slot) => slot.tile)
    .join('');
const rack = (tiles: string): Tray => follow(EMPTY_TRAY, tiles, EMPTY);
const typed = (tray: Tray, letter: string, row: number, column: number): Tray => {
  const slot = slotForLetter(tray, letter, false);
  if (!slot) throw new Error(`no ${letter}`);
  return lay(tray, slot.id, at(row, column), slot.tile === '?' ? letter : null);
};

describe('the tray', () => {
  it('lays a letter on the board and takes it back', () => {
    const laid = typed(rack('AET'), 'E', 1, 1);
    expect(hand(laid)).toBe('AT');
    expect(hand(takeBack(laid, at(1, 1)))).toBe('AET');
    expect(hand(recall(laid))).toBe('AET');
  });

  it('takes a joker for a letter that is not held, and reads it in lower case', () => {
    const tray = rack('?AT');
    const laid = typed(tray, 'E', 1, 1);
    expect(laid.tried.map((tile) => face(laid, tile))).toEqual(['e']);
    expect(slotForLetter(tray, 'A', true)?.tile).toBe('?');
    expect(slotForLetter(rack('AT'), 'E', false)).toBeNull();
  });

  it('gives back what lay on a square that another tile takes', () => {
    const laid = typed(typed(rack('AET'), 'E', 1, 1), 'A', 1, 1);
    expect(hand(laid)).toBe('ET');
  });

  it('moves, sorts and shuffles without losing a tile', () => {
    const tray = rack('ABC');
    const last = tray.slots[2] as Slot;
    expect(hand(move(tray, last.id, 0))).toBe('CAB');
    expect(hand(move(tray, (tray.slots[0] as Slot).id, 2))).toBe('BCA');
    expect(hand(sort(rack('?CA')))).toBe('AC?');
    expect([...hand(shuffle(tray, () => 0))].sort().join('')).toBe('ABC');
    expect(hand(shuffle(tray, () => 0))).not.toBe('ABC');
  });
});

describe('following the server', () => {
  it('keeps the order and the tried tiles while the opponent plays elsewhere', () => {
    const tray = typed(move(rack('AET'), 2, 0), 'E', 1, 1);
    const after = follow(tray, 'AET', ['..X', '...', '...']);
    expect(hand(after)).toBe('TA');
    expect(after.tried).toHaveLength(1);
  });

  it('gives a tried tile back when the opponent took its square', () => {
    const after = follow(typed(rack('AET'), 'E', 1, 1), 'AET', ['...', '.E.', '...']);
    // The opponent's E lies there: ours is still in the rack the server tells.
    expect(hand(after)).toBe('AET');
    expect(after.tried).toHaveLength(0);
  });

  it('lets go of the tiles just played and puts new ones at the end', () => {
    const tray = typed(typed(rack('AEET'), 'E', 1, 1), 'T', 1, 2);
    const kept = tray.slots.filter((slot) => slot.tile === 'E').map((slot) => slot.id);
    const after = follow(tray, 'AENS', ['...', '.ET', '...']);
    expect(after.slots.map((slot) => slot.tile).join('')).toBe('AENS');
    // Of two E, the one that was not played stays where it was.
    expect(after.slots[1]?.id).toBe(kept[1]);
  });

  it('starts anew after an exchange of everything', () => {
    const after = follow(typed(rack('AET'), 'E', 1, 1), 'XYZ', EMPTY);
    expect(hand(after)).toBe('XYZ');
  });

  it('turns a tile over: it serves as a joker, and comes back when it lies as itself again', () => {
    const turned = turnOver(rack('AKT'), [1]);
    expect(slotForLetter(turned, 'K', false)?.id).toBe(1);
    expect(slotForLetter(turned, 'O', false)?.id).toBe(1);
    expect(slotForLetter(turned, 'A', true)?.id).toBe(1);
    const laid = lay(turned, 1, at(0, 0), 'O');
    expect(laid.tried.map((tile) => face(laid, tile))).toEqual(['o']);
    expect(turnOver(laid, [1])).toBe(laid);
    const up = turnOver(laid, []);
    expect(up.tried).toEqual([]);
    expect(up.slots).toEqual(rack('AKT').slots);
  });
});
