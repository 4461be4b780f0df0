/** Where the next letter goes, and which way words run from there. */

import { type Direction, onBoard, type Square, same, step, turned } from './squares';

export interface Cursor {
  readonly square: Square;
  readonly direction: Direction;
}

export type Taken = (square: Square) => boolean;

export type Motion =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'row-start'
  | 'row-end'
  | 'top'
  | 'bottom'
  | 'first'
  | 'last';

/** The cursor after a key that moves it; it stays on the board. */
export function moved({ square, direction }: Cursor, motion: Motion, size: number): Cursor {
  const last = size - 1;
  const { row, column } = square;
  const clamp = (value: number): number => Math.min(Math.max(value, 0), last);
  const to: Record<Motion, Square> = {
    left: { row, column: clamp(column - 1) },
    right: { row, column: clamp(column + 1) },
    up: { row: clamp(row - 1), column },
    down: { row: clamp(row + 1), column },
    'row-start': { row, column: 0 },
    'row-end': { row, column: last },
    top: { row: 0, column },
    bottom: { row: last, column },
    first: { row: 0, column: 0 },
    last: { row: last, column: last },
  };
  return { square: to[motion], direction };
}

/** A click puts the cursor there; a second click on the same square turns it. */
export function clicked(cursor: Cursor | null, square: Square): Cursor {
  if (cursor && same(cursor.square, square)) return { square, direction: turned(cursor.direction) };
  return { square, direction: cursor?.direction ?? 'across' };
}

/** The first free square from the cursor on along its direction; nothing beyond the edge. */
export function freeFrom({ square, direction }: Cursor, taken: Taken, size: number): Square | null {
  let at = square;
  while (onBoard(at, size) && taken(at)) at = step(at, direction);
  return onBoard(at, size) ? at : null;
}

/** The cursor after a letter was laid on a square: on the next free one, or the last of the line. */
export function advanced(square: Square, direction: Direction, taken: Taken, size: number): Cursor {
  const next = freeFrom({ square: step(square, direction), direction }, taken, size);
  return { square: next ?? square, direction };
}

/** The nearest square behind the cursor (or under it) that holds a tile one may take back. */
export function behind({ square, direction }: Cursor, mine: Taken, taken: Taken): Square | null {
  if (mine(square)) return square;
  let at = step(square, direction, -1);
  while (at.row >= 0 && at.column >= 0 && taken(at)) {
    if (mine(at)) return at;
    at = step(at, direction, -1);
  }
  return null;
}
