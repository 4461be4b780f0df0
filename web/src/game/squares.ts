/** Squares of the board, counted from 0 from the top left, and their French names. */

export interface Square {
  readonly row: number;
  readonly column: number;
}

export type Direction = 'across' | 'down';

export const turned = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';

export const same = (one: Square, other: Square): boolean =>
  one.row === other.row && one.column === other.column;

export function step(from: Square, direction: Direction, by = 1): Square {
  return direction === 'across'
    ? { row: from.row, column: from.column + by }
    : { row: from.row + by, column: from.column };
}

export const onBoard = ({ row, column }: Square, size: number): boolean =>
  row >= 0 && column >= 0 && row < size && column < size;

export const rowName = (row: number): string => String.fromCharCode(65 + row);

/** H8: row H, column 8. */
export const squareName = ({ row, column }: Square): string => `${rowName(row)}${column + 1}`;

/** Where a word starts and how it runs: H4 across, 4H down. */
export const reference = (start: Square, direction: Direction): string =>
  direction === 'across' ? squareName(start) : `${start.column + 1}${rowName(start.row)}`;

/** The squares of a word of so many letters. */
export const squaresOf = (start: Square, direction: Direction, length: number): Square[] =>
  Array.from({ length }, (_, by) => step(start, direction, by));
