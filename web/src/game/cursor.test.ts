import { expect, it } from 'vitest';
import { advanced, behind, clicked, freeFrom, moved } from './cursor';
import type { Square } from './squares';

const at = (row: number, column: number): Square => ({ row, column });
const among =
  (...squares: Square[]) =>
  (square: Square): boolean =>
    squares.some((one) => one.row === square.row && one.column === square.column);

it('stays on the board', () => {
  expect(moved({ square: at(0, 0), direction: 'across' }, 'up', 15).square).toEqual(at(0, 0));
  expect(moved({ square: at(3, 4), direction: 'across' }, 'row-end', 9).square).toEqual(at(3, 8));
  expect(moved({ square: at(3, 4), direction: 'down' }, 'bottom', 9)).toEqual({
    square: at(8, 4),
    direction: 'down',
  });
  expect(moved({ square: at(3, 4), direction: 'across' }, 'last', 15).square).toEqual(at(14, 14));
});

it('turns when its square is clicked again', () => {
  const first = clicked(null, at(7, 7));
  expect(first.direction).toBe('across');
  expect(clicked(first, at(7, 7)).direction).toBe('down');
  expect(clicked(clicked(first, at(7, 7)), at(2, 2)).direction).toBe('down');
});

it('skips the squares that are taken', () => {
  const taken = among(at(7, 8), at(7, 9));
  expect(advanced(at(7, 7), 'across', taken, 15).square).toEqual(at(7, 10));
  expect(freeFrom({ square: at(7, 14), direction: 'across' }, among(at(7, 14)), 15)).toBeNull();
  expect(advanced(at(7, 14), 'across', taken, 15).square).toEqual(at(7, 14));
});

it('finds the tile to take back behind it, over the letters of the board', () => {
  const mine = among(at(7, 7));
  const taken = among(at(7, 7), at(7, 8));
  expect(behind({ square: at(7, 9), direction: 'across' }, mine, taken)).toEqual(at(7, 7));
  expect(behind({ square: at(7, 11), direction: 'across' }, mine, taken)).toBeNull();
});
