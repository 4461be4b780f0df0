/** Where the points of the charts lie. */

import type { TurnShown } from '../protocol';

export const WIDTH = 720;
export const HEIGHT = 220;
export const LEFT = 72;
export const RIGHT = 12;
export const TOP = 14;
export const BOTTOM = 38;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a place among so many to a place on the axis. */
export function across(index: number, count: number): number {
  const room = WIDTH - LEFT - RIGHT;
  return LEFT + (count > 1 ? (index / (count - 1)) * room : room / 2);
}

/** From a value between two others to a height; the greatest is at the top. */
export function upward(value: number, least: number, most: number): number {
  const room = HEIGHT - TOP - BOTTOM;
  return TOP + (1 - (value - least) / Math.max(most - least, 1e-9)) * room;
}

export const path = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The chance to win of the first seat after every turn; before the first it is even. */
export function chances(turns: readonly TurnShown[]): number[] {
  let last = 0.5;
  const found = [last];
  for (const { win } of turns) {
    last = win ?? last;
    found.push(last);
  }
  return found;
}

/** Round numbers for an axis of scores. */
export function ticks(most: number): number[] {
  const step = most > 400 ? 200 : most > 150 ? 100 : 50;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
