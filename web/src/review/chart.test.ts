import { expect, it } from 'vitest';
import type { TurnShown } from '../protocol';
import { across, chances, HEIGHT, LEFT, path, RIGHT, TOP, ticks, upward, WIDTH } from './chart';

it('a chart reaches from edge to edge', () => {
  expect(across(0, 5)).toBe(LEFT);
  expect(across(4, 5)).toBe(WIDTH - RIGHT);
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

it('a turn of which nothing is known leaves the chances as they were', () => {
  const turns = [{ win: 0.7 }, { win: null }, { win: 0.4 }] as TurnShown[];
  expect(chances(turns)).toEqual([0.5, 0.7, 0.7, 0.4]);
});
