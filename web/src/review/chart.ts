/** Where the points of the charts lie. */

import type { TurnShown } from '../protocol';

export const HEIGHT = 240;
export const LEFT = 72;
export const RIGHT = 12;
export const TOP = 14;
const BOTTOM = 38;
const NUMBER_ROOM = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a place among so many to a place on the axis of a chart that is so wide. */
export function across(index: number, count: number, width: number): number {
  const room = Math.max(width - LEFT - RIGHT, 0);
  return LEFT + (count > 1 ? (index / (count - 1)) * room : room / 2);
}

/** The turns that have a number under the axis: all, or as many as there is room for. */
export function numbered(count: number, width: number): number[] {
  const apart = across(1, count, width) - across(0, count, width);
  const step = [1, 2, 5, 10].find((one) => one * apart >= NUMBER_ROOM) ?? 20;
  return Array.from({ length: count - 1 }, (_, at) => at + 1).filter((one) => one % step === 0);
}

/** From a value between two others to a height; the greatest is at the top. */
export function upward(value: number, least: number, most: number): number {
  const room = HEIGHT - TOP - BOTTOM;
  return TOP + (1 - (value - least) / Math.max(most - least, 1e-9)) * room;
}

export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The look of each seat's line. */
export const LINES = ['one', 'two', 'three', 'four'] as const;

/**
 * Chances to win after every turn: one line for the first of two seats, one for each of more. A turn
 * tells of its own seat only; before the first all are even.
 */
export function chances(turns: readonly TurnShown[], seats: number): number[][] {
  return Array.from({ length: seats === 2 ? 1 : seats }, (_, seat) => {
    let last = 1 / seats;
    return [
      last,
      ...turns.map((turn) => {
        const own = turn.seat === seat;
        if (turn.win !== null && (own || seats === 2)) last = own ? turn.win : 1 - turn.win;
        return last;
      }),
    ];
  });
}

/** Round numbers for an axis of scores. */
export function ticks(most: number): number[] {
  const step = most > 400 ? 200 : most > 150 ? 100 : 50;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
