import { readFileSync } from 'node:fs';
import type { FluentBundle } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { shown } from '../i18n/facts';
import { bundleOf, type Language } from '../i18n/i18n.svelte';
import { type Happening, type Listener, news } from './news';

const [NORD, SUD, EST] = [0, 1, 2];
const names = ['Nord', 'Sud', 'Est'];
const listener = (seat: number | null, more: Partial<Listener> = {}): Listener => ({
  seat,
  names,
  scores: [24, 31, 0],
  contested: false,
  answerTime: 15_000,
  empty: false,
  ...more,
});

const bundles = Object.fromEntries(
  (['fr', 'en'] as const).map((language) => [
    language,
    bundleOf(language, readFileSync(`../python/chevalet/messages/${language}.ftl`, 'utf8')),
  ]),
) as Record<Language, FluentBundle>;

/** What is heard, as the catalogue says it; a fact that is missing fails. */
function told(events: Happening[], to: Listener, language: Language = 'fr'): string[] {
  return news(events, to).map(({ key, facts }) => {
    const message = bundles[language].getMessage(key);
    if (!message?.value) throw new Error(`the catalogue lacks ${key}`);
    const variables = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, shown(fact)]),
    );
    const faults: Error[] = [];
    const sentence = bundles[language].formatPattern(message.value, variables, faults);
    if (faults.length) throw new Error(`${key}: ${faults}`);
    return sentence;
  });
}

const square = (row: number, column: number) => ({ type: 'Square' as const, row, column });
const hidden = (count: number) => ({ type: 'Hidden' as const, count });
const play = {
  type: 'Play' as const,
  seat: NORD,
  laid: [],
  words: [
    { type: 'Word', text: 'RATS', points: 8, start: square(7, 5), direction: 'across' },
    { type: 'Word', text: 'SI', points: 2, start: square(7, 8), direction: 'down' },
  ],
  points: 10,
};
/** One of every kind; `as Happening` since the test says only what is told. */
const every = [
  { type: 'FirstSeatChosen', seat: NORD, rounds: [] },
  { type: 'TurnBegan', seat: NORD },
  { type: 'TilesDrawn', seat: NORD, tiles: 'AB?' },
  { type: 'DiceRolled', seat: NORD, dice: [{ type: 'Die', number: 3, face: 'Q' }] },
  { type: 'WordLaid', seat: NORD, play },
  { type: 'PlayChanged', seat: NORD, play },
  { type: 'PlayScored', seat: NORD, points: 10 },
  { type: 'Contested', seat: NORD, words: ['RATS'], wrong: ['RATS'], penalty: 0 },
  { type: 'Contested', seat: NORD, words: ['RATS'], wrong: [], penalty: 5 },
  { type: 'WordTakenBack', seat: NORD, laid: [], reason: 'wrong-word' },
  { type: 'WordTakenBack', seat: NORD, laid: [], reason: 'card-cancelled' },
  { type: 'SquaresCleared', squares: [square(1, 1)] },
  { type: 'SquaresClosed', squares: [square(1, 1)] },
  { type: 'Exchanged', seat: NORD, given: 'AB', drawn: 'CD' },
  ...(['chosen', 'time-up', 'word-taken-back', 'card'] as const).map((reason) => ({
    type: 'Passed',
    seat: NORD,
    reason,
  })),
  { type: 'CardsDrawn', seat: NORD, cards: hidden(2) },
  { type: 'CardPlayed', seat: NORD, use: { type: 'CardUse', card: 'doubler' } },
  { type: 'CardsDropped', seat: NORD, cards: ['doubler'] },
  { type: 'CardsTakenBack', seat: NORD, cards: ['doubler'] },
  { type: 'CardCancelled', seat: NORD, card: 'doubler' },
  { type: 'WindowOpened', seat: NORD, waiting: [SUD] },
  { type: 'RackShown', seat: NORD, other: SUD, tiles: 'ABC' },
  { type: 'RacksSwapped', seat: NORD, other: SUD, given: 'A', taken: 'B' },
  { type: 'TileTaken', seat: NORD, other: SUD, tile: 'Z' },
  { type: 'ScoreTaken', seat: NORD, other: SUD, points: 30 },
  { type: 'TurnToBeLost', seat: NORD },
  { type: 'TwoLetterWordsShown', seat: NORD, card: 'doubler', words: ['AA'] },
  { type: 'Beeped', seat: NORD },
  { type: 'Rang', seat: NORD, times: 5 },
  { type: 'Paused', seat: NORD },
  { type: 'Resumed', seat: NORD },
  { type: 'SeatResigned', seat: NORD, reason: 'chosen' },
  { type: 'SeatResigned', seat: NORD, reason: 'time' },
  { type: 'SeatLeft', seat: NORD },
  { type: 'SeatReturned', seat: NORD },
  { type: 'Penalised', seat: NORD, points: 10 },
  { type: 'GameEnded', reason: 'went-out', winners: [SUD] },
  { type: 'GameEnded', reason: 'went-out', winners: [NORD, SUD] },
] as unknown as Happening[];
const one = (type: Happening['type'], more: object = {}): Happening[] => [
  { ...every.find((event) => event.type === type), ...more } as Happening,
];

describe('every event', () => {
  it.each(['fr', 'en'] as const)('has its sentence in %s for whoever hears it', (language) => {
    for (const seat of [NORD, SUD, EST, null])
      for (const contested of [false, true])
        for (const sentence of told(every, listener(seat, { contested }), language))
          expect(sentence.trim()).not.toBe('');
  });
});

describe('a word', () => {
  it('is played by oneself or by another', () => {
    const also = 'Aussi formés : SI.';
    const byNord = ['Nord joue RATS en H6, 10 points.', also];
    expect(told(one('WordLaid'), listener(NORD))).toEqual([
      'Vous jouez RATS en H6, 10 points.',
      also,
    ]);
    expect(told(one('WordLaid'), listener(SUD))).toEqual(byNord);
    expect(told(one('WordLaid'), listener(null))).toEqual(byNord);
  });

  it('is only laid where it may be contested', () => {
    const contested = { contested: true };
    expect(told(one('WordLaid'), listener(SUD, contested))[0]).toContain('à contester');
    expect(told(one('PlayScored'), listener(SUD, contested))).toEqual([
      'Le mot de Nord est accepté : 10 points, 24 en tout.',
    ]);
  });

  it("that counts tells one's own score, and not another's again", () => {
    expect(told(one('PlayScored'), listener(NORD))).toEqual(['Votre score : 24.']);
    expect(told(one('PlayScored'), listener(SUD))).toEqual([]);
  });
});

describe('what is secret', () => {
  it('is told to its owner, letter by letter, and to nobody else', () => {
    expect(told(one('TilesDrawn'), listener(NORD))).toEqual(['Vous tirez A B ?.']);
    expect(told(one('TilesDrawn', { tiles: hidden(3) }), listener(SUD))).toEqual([]);
    expect(told(one('Exchanged'), listener(NORD))).toEqual([
      'Vous échangez 2 lettres et tirez C D.',
    ]);
    const others = { given: hidden(2), drawn: hidden(2) };
    expect(told(one('Exchanged', others), listener(SUD))).toEqual(['Nord échange 2 lettres.']);
  });

  it('stays secret when the events of one seat are told to the next at the same screen', () => {
    for (const event of every) {
      const told_ = told([event], listener(EST)).join(' ');
      expect(told_).not.toMatch(/A B \?|C D|A B C|: Z/);
    }
  });

  it('of a tile taken is known to the two it concerns', () => {
    expect(told(one('TileTaken'), listener(NORD))[0]).toContain(': Z');
    expect(told(one('TileTaken'), listener(SUD))[0]).toContain('sur votre chevalet : Z');
    expect(told(one('TileTaken'), listener(EST))).toEqual(['Nord prend une lettre à Sud.']);
  });
});

it('a window concerns those who may answer', () => {
  expect(told(one('WindowOpened'), listener(SUD))).toHaveLength(1);
  expect(told(one('WindowOpened'), listener(EST))).toEqual([]);
  expect(told(one('WindowOpened'), listener(null))).toEqual([]);
});

it('who plays alone is told neither whose turn it is nor who begins', () => {
  const alone = listener(NORD, { names: ['Nord'], scores: [24] });
  expect(told([...one('FirstSeatChosen'), ...one('TurnBegan')], alone)).toEqual([]);
  expect(told(one('GameEnded', { winners: [NORD] }), alone)).toEqual([
    'Partie terminée : 24 points.',
  ]);
});

it('the end names the winner with the score, or all of them', () => {
  expect(told(one('GameEnded'), listener(SUD))).toEqual([
    'Partie terminée : vous gagnez avec 31 points.',
  ]);
  expect(told(one('GameEnded'), listener(EST))).toEqual([
    'Partie terminée : Sud gagne avec 31 points.',
  ]);
  expect(told(one('GameEnded', { winners: [NORD, SUD] }), listener(EST))).toEqual([
    'Partie terminée : égalité entre Nord, Sud, 24 points.',
  ]);
});
