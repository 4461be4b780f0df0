import { describe, expect, it } from 'vitest';
import type { CandidateShown, Study } from '../protocol';
import {
  afterPlay,
  emptyBoard,
  lettersTyped,
  type Position,
  rackTyped,
  tileAt,
  unseenBy,
  withTile,
} from './position';

const square = { row: 1, column: 2 };

describe('a position set up by hand', () => {
  it('takes tiles and gives them back', () => {
    const rows = withTile(emptyBoard(3).rows, square, 'e');
    expect(rows).toEqual(['...', '..e', '...']);
    expect(tileAt(rows, square)).toBe('e');
    expect(withTile(rows, square, '.')).toEqual(emptyBoard(3).rows);
    expect(withTile(rows, { row: 3, column: 0 }, 'A')).toEqual(rows);
  });

  it('reads a rack however it is typed', () => {
    expect(rackTyped('aé ç*?1')).toBe('AE?C??');
  });

  it('takes small letters for jokers only among capitals', () => {
    expect(lettersTyped('MaÎS').join('')).toBe('MaIS');
    expect(lettersTyped('maïs').join('')).toBe('MAIS');
  });

  it('counts what is left of the box', () => {
    const position: Position = { rows: ['Aa'], racks: ['A', ''], scores: [0, 0] };
    expect([...unseenBy(position, { '?': 2, A: 3 })]).toEqual([
      ['A', 1],
      ['?', 1],
    ]);
  });
});

describe('a play', () => {
  const position: Position = { rows: ['..', '..'], racks: ['AB', 'XY'], scores: [5, 9] };
  const played = {
    tiles: [{ square: { row: 0, column: 1 }, tile: 'A' }],
    points: 3,
    leave: 'B',
  } as unknown as CandidateShown;

  it('gives the turn to the other seat, and nobody knows what was drawn', () => {
    const next = afterPlay(position, played, { bag_count: 4, unseen: 'EEXY' } as Study);
    expect(next).toEqual({ rows: ['.A', '..'], racks: ['XY', ''], scores: [9, 8] });
  });

  it('with the bag empty leaves both racks known', () => {
    const unknown = { ...position, racks: ['AB', ''] as const };
    const next = afterPlay(unknown, played, { bag_count: 0, unseen: 'XY' } as Study);
    expect(next.racks).toEqual(['XY', 'B']);
  });
});
