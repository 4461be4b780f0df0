import { describe, expect, it } from 'vitest';
import type { EditionInfo } from '../protocol';
import { asked, clocksOf, moveTo, newSeat, type Plan, seatsFor, usualLevel } from './plan';

function box(changes: Partial<EditionInfo>): EditionInfo {
  return {
    name: 'box',
    seats: { min: 2, max: 4 },
    clock: { type: 'NoClock' },
    clocks: [],
    dice: [],
    one_person: false,
    contestable: true,
    ...changes,
  } as EditionInfo;
}
const alone = box({ seats: { min: 1, max: 1 }, one_person: true });

describe('the seats', () => {
  it('follow the choice of the start page', () => {
    expect(seatsFor(box({}), 'computer', 'club', 'Zoé').map(({ kind }) => kind)).toEqual([
      'here',
      'computer',
    ]);
    expect(seatsFor(box({}), 'online', 'club', '').map(({ kind }) => kind)).toEqual([
      'here',
      'open',
    ]);
    expect(seatsFor(alone, 'computer', 'club', '').map(({ kind }) => kind)).toEqual(['here']);
  });

  it('move to another box as far as there is room', () => {
    const four = ['here', 'here', 'computer', 'open'].map((kind) => newSeat(kind as 'here', 'x'));
    expect(moveTo(box({ seats: { min: 2, max: 3 } }), four, 'here', 'x', '')).toEqual(
      four.slice(0, 3),
    );
    expect(moveTo(alone, four, 'here', 'x', '')).toHaveLength(1);
    expect(moveTo(box({}), four.slice(0, 1), 'computer', 'x', '')).toHaveLength(2);
  });
});

it('the clock of the box comes first, and no clock is always offered', () => {
  const minute = { type: 'TurnClock', length: 60_000 } as const;
  expect(clocksOf(box({}))[0]).toEqual({ type: 'NoClock' });
  const dice = clocksOf(box({ clock: minute, clocks: [minute], dice: ['ABCDEF'] }));
  expect(dice).toEqual([minute, { type: 'NoClock' }]);
});

it('a level that is not known any more gives way to the usual one', () => {
  const levels = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }));
  expect(usualLevel(levels, 'e')).toBe('e');
  expect(usualLevel(levels, 'gone')).toBe('d');
  expect(usualLevel([], '')).toBe('');
});

const plan: Plan = {
  edition: 'box',
  seats: [newSeat('here', 'club', ' Zoé '), newSeat('computer', 'club')],
  words: 'fr',
  wordRule: 'arbitre',
  clock: 0,
  turnLimit: 0,
  contestPenalty: 5,
  answerSeconds: 15,
  hints: true,
};
const options = (changes: Partial<Plan>, edition = box({})) =>
  asked({ ...plan, ...changes }, edition, () => 'n').options;

it('contesting costs something only where words are contested', () => {
  expect(options({ wordRule: 'contestation' })?.contest_penalty).toBe(5);
  expect(options({})?.contest_penalty).toBe(0);
  const solitaire = box({ one_person: true, contestable: false });
  expect(options({ wordRule: 'contestation' }, solitaire)?.contest_penalty).toBe(0);
});

it('a number that was emptied is the usual one', () => {
  const emptied = { wordRule: 'contestation', contestPenalty: null, answerSeconds: null } as const;
  expect(options(emptied)).toMatchObject({ contest_penalty: 0, answer_time: 15_000 });
});

it('what is asked for names every seat and gives levels to computers only', () => {
  expect(asked(plan, box({}), (_, place) => `n${place}`)).toEqual({
    edition: 'box',
    seats: [
      { kind: 'here', name: 'Zoé' },
      { kind: 'computer', name: 'n1', level: 'club' },
    ],
    words: 'fr',
    word_rule: 'arbitre',
    clock: { type: 'NoClock' },
    options: { turn_limit: null, contest_penalty: 0, answer_time: 15_000 },
    hints: true,
  });
});
