/** A position as it is set up by hand: changed square by square, gone on from play by play. */

import { onBoard, type Square } from '../game/squares';
import type { CandidateShown, PositionJson, Study } from '../protocol';

export interface Position {
  readonly rows: readonly string[];
  /** The seat to move comes first; a rack that nobody knows is empty. */
  readonly racks: readonly [string, string];
  readonly scores: readonly [number, number];
}

export const EMPTY = '.';
const order = (tile: string): number => (tile === '?' ? 99 : tile.charCodeAt(0));

export function emptyBoard(size: number): Position {
  return { rows: Array(size).fill(EMPTY.repeat(size)), racks: ['', ''], scores: [0, 0] };
}

/** The rows with a tile on a square; `.` takes it away. */
export function withTile(rows: readonly string[], square: Square, tile: string): string[] {
  return rows.map((row, at) =>
    at === square.row && onBoard(square, rows.length)
      ? row.slice(0, square.column) + tile + row.slice(square.column + 1)
      : row,
  );
}

export const tileAt = (rows: readonly string[], { row, column }: Square): string =>
  rows[row]?.[column] ?? EMPTY;

/** The letters of a rack as they are typed: capitals, `?` for a joker. */
export function rackTyped(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[*_ ]/g, '?')
    .toUpperCase()
    .replace(/[^A-Z?]/g, '');
}

/** The tiles of a word as it is typed: among capitals, a small letter is a joker. */
export function lettersTyped(text: string): string[] {
  const mixed = text !== text.toUpperCase() && text !== text.toLowerCase();
  return [...text].flatMap((letter) => {
    const plain = rackTyped(letter).replace('?', '');
    return mixed && letter !== letter.toUpperCase() ? plain.toLowerCase() : plain;
  });
}

/** The tiles of the box that are neither on the board nor on a known rack. */
export function unseenBy(
  { rows, racks }: Position,
  box: Readonly<Record<string, number>>,
): Map<string, number> {
  const left = new Map(Object.entries(box).sort(([one], [two]) => order(one) - order(two)));
  const seen = [...rows.join('').replaceAll(EMPTY, ''), ...racks.join('')];
  for (const tile of seen) {
    const kept = tile === tile.toUpperCase() ? tile : '?';
    left.set(kept, (left.get(kept) ?? 0) - 1);
  }
  return left;
}

/** The position after a play, with the other seat to move. What was drawn is not known. */
export function afterPlay(position: Position, played: CandidateShown, study: Study): Position {
  let rows: readonly string[] = position.rows;
  for (const { square, tile } of played.tiles) rows = withTile(rows, square, tile);
  const [mine, theirs] = position.scores;
  const over = study.bag_count === 0;
  return {
    rows,
    racks: over ? [position.racks[1] || study.unseen, played.leave] : [position.racks[1], ''],
    scores: [theirs, mine + played.points],
  };
}

export function told({ rows, racks, scores }: Position): PositionJson {
  return { rows: [...rows], racks: [...racks], scores: [...scores] };
}

export function read({ rows, racks, scores }: PositionJson): Position {
  return {
    rows,
    racks: [racks[0] ?? '', racks[1] ?? ''],
    scores: [scores[0] ?? 0, scores[1] ?? 0],
  };
}
