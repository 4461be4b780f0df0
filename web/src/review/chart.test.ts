import { expect, it } from 'vitest';
import type { TurnShown } from '../protocol';
import { across, chances, HEIGHT, LEFT, numbered, path, RIGHT, TOP, ticks, upward } from './chart';

it('a chart reaches from edge to edge', () => {
  expect(across(0, 5, 400)).toBe(LEFT);
  expect(across(4, 5, 400)).toBe(400 - RIGHT);
  expect(upward(1, 0, 1)).toBe(TOP);
  expect(upward(0, 0, 1)).toBeGreaterThan(HEIGHT / 2);
  expect(
    path([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1.0 2.0L3.0 4.0');
  expect(ticks(430)).toEqual([0, 200, 400]);
});

it('turns have numbers as far as there is room', () => {
  expect(numbered(6, 720)).toEqual([1, 2, 3, 4, 5]);
  expect(numbered(24, 320)).toEqual([5, 10, 15, 20]);
});

const turn = (seat: number, win: number | null) => ({ seat, win }) as TurnShown;

it('of two, one line tells of both; a turn of which nothing is known leaves it as it was', () => {
  expect(chances([turn(0, 0.75), turn(1, null), turn(1, 0.5), turn(1, 0.25)], 2)).toEqual([
    [0.5, 0.75, 0.75, 0.5, 0.75],
  ]);
});

it('of more, each has a line, and a turn moves that of its own seat', () => {
  expect(chances([turn(2, 0.75), turn(0, 0.5)], 4)).toEqual([
    [0.25, 0.25, 0.5],
    [0.25, 0.25, 0.25],
    [0.25, 0.75, 0.75],
    [0.25, 0.25, 0.25],
  ]);
});
