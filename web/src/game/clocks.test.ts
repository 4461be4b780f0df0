import { expect, it } from 'vitest';
import { alarmBetween, leftAt, shown } from './clocks';

it('runs for one seat only', () => {
  const times = { left: [60_000, 50_000], running: 1, since: 1_000 };
  expect(leftAt(times, 0, 11_000)).toBe(60_000);
  expect(leftAt(times, 1, 11_000)).toBe(40_000);
  expect(leftAt(times, 1, 500)).toBe(50_000);
  expect(leftAt({ left: [], running: null, since: 0 }, 0, 5)).toBeNull();
});

it('reads as people write it', () => {
  expect(shown(65_000)).toBe('1:05');
  expect(shown(400)).toBe('0:01');
  expect(shown(0)).toBe('0:00');
  expect(shown(-61_000)).toBe('−1:01');
  expect(shown(3_723_000)).toBe('1:02:03');
});

it('warns once at one minute, thirty and ten seconds', () => {
  expect(alarmBetween(60_100, 59_900)).toBe(60);
  expect(alarmBetween(59_900, 59_000)).toBeNull();
  expect(alarmBetween(30_001, 30_000)).toBe(30);
  // A page that slept says only the nearest one.
  expect(alarmBetween(70_000, 9_000)).toBe(10);
});
