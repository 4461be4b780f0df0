/**
 * What has happened, as sentences of the catalogue: for the live regions, and for the line that says
 * what the last move was. Every event has its answer here, even if it is silence.
 */

import type { GameEnded, Update } from '../protocol';
import { reference, squareName } from './squares';

export interface Sentence {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type Happening = Update['events'][number];

export interface Listener {
  /** The seat that listens; a spectator has none. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The total of each seat, after all this. */
  readonly scores: readonly number[];
  readonly contested: boolean;
  /** Milliseconds that others have to answer a card. */
  readonly answerTime: number;
  /** Does nothing lie on the board, after all this? */
  readonly empty: boolean;
}

/** The sentences for some events, in their order. */
export const news = (events: readonly Happening[], listener: Listener): Sentence[] =>
  events.flatMap((event) => told(event, listener));

function told(event: Happening, listener: Listener): Sentence[] {
  const { seat, names, scores, contested } = listener;
  const actor = 'seat' in event ? event.seat : -1;
  const mine = seat !== null && actor === seat;
  const by = { who: mine ? 'me' : 'other', name: names[actor] ?? '' };
  const about = (index: number) => ({
    whom: index === seat ? 'me' : 'other',
    other: names[index] ?? '',
  });
  const one = (key: string, facts: Sentence['facts'] = {}): Sentence[] => [
    { key, facts: { ...by, ...facts } },
  ];

  switch (event.type) {
    case 'FirstSeatChosen':
      return names.length > 1 ? one('news-first') : [];
    case 'TurnBegan':
      return names.length > 1 ? one('news-turn') : [];
    case 'TilesDrawn':
      return mine && typeof event.tiles === 'string'
        ? one('news-drawn', { tiles: spelled(event.tiles) })
        : [];
    case 'DiceRolled':
      return one('news-rolled', { dice: spelled(event.dice.map((die) => die.face)) });
    case 'WordLaid':
    case 'PlayChanged': {
      const play = event.play;
      const [main, ...others] = play.words;
      const key =
        event.type === 'PlayChanged' ? 'news-changed' : contested ? 'news-laid' : 'news-played';
      if (!main) return [];
      const place = reference(main.start, main.direction);
      return [
        ...one(key, { word: main.text, place, points: play.points }),
        ...(others.length
          ? one('news-also', { words: others.map((word) => word.text).join(', ') })
          : []),
      ];
    }
    case 'PlayScored': {
      const score = scores[actor] ?? 0;
      // A word that counts at once has told its points already.
      if (!contested) return mine ? one('news-score', { score }) : [];
      return one(mine ? 'news-mine-stands' : 'news-stands', { points: event.points, score });
    }
    case 'Contested': {
      const wrong = event.wrong;
      return wrong.length
        ? one('news-contest-right', { words: wrong.join(', ') })
        : one('news-contest-wrong', {
            words: event.words.join(', '),
            points: event.penalty ?? 0,
          });
    }
    case 'WordTakenBack':
      return one('news-taken-back', { reason: event.reason });
    case 'SquaresCleared':
      return one('news-cleared', {
        count: event.squares.length,
        board: listener.empty ? 'empty' : 'word',
      });
    case 'SquaresClosed':
      return one('news-closed', {
        count: event.squares.length,
        squares: event.squares.map(squareName).join(', '),
      });
    case 'Exchanged':
      return one('news-exchanged', {
        count: howMany(event.given),
        drawn: mine ? spelled(event.drawn) : '',
      });
    case 'Passed':
      return one('news-passed', { reason: event.reason ?? 'chosen' });
    case 'CardsDrawn':
      return [
        ...one('news-cards-drawn', { count: howMany(event.cards) }),
        ...texts(mine ? event.cards : []),
      ];
    case 'CardPlayed':
      return one('news-card', { card: event.use.card });
    case 'CardsDropped':
      return event.cards.length
        ? [...one('news-cards-dropped', { count: event.cards.length }), ...texts(event.cards)]
        : [];
    case 'CardsTakenBack':
      return one('news-cards-back');
    case 'CardCancelled':
      return one('news-card-cancelled', { card: event.card });
    case 'WindowOpened':
      return event.waiting.includes(seat ?? -1)
        ? one('news-window', { seconds: Math.round(listener.answerTime / 1000) })
        : [];
    case 'RackShown':
      return one('news-rack-shown', {
        ...about(event.other),
        tiles: mine ? spelled(event.tiles) : '',
      });
    case 'RacksSwapped':
      return one('news-racks-swapped', about(event.other));
    case 'TileTaken':
      return one('news-tile-taken', { ...about(event.other), tile: spelled(event.tile) });
    case 'ScoreTaken':
      return one('news-score-taken', { ...about(event.other), points: event.points });
    case 'TurnToBeLost':
      return one('news-turn-lost');
    case 'TwoLetterWordsShown':
      return one('news-two-letters');
    case 'Beeped':
      return one('news-beep');
    case 'Rang':
      return one('news-rang');
    case 'Paused':
      return one('news-paused');
    case 'Resumed':
      return one('news-resumed');
    case 'SeatResigned':
      return one('news-resigned', { reason: event.reason ?? 'chosen' });
    case 'SeatLeft':
      return one('news-left');
    case 'SeatReturned':
      return one('news-returned');
    case 'Penalised':
      return one('news-penalised', { points: event.points });
    case 'GameEnded':
      return ended(event, listener);
    default:
      return [];
  }
}

function ended(event: GameEnded, { seat, names, scores }: Listener): Sentence[] {
  const winners = event.winners;
  const facts = {
    reason: event.reason,
    who: seat !== null && winners.includes(seat) ? 'me' : 'other',
    count: winners.length,
    names: winners.map((winner) => names[winner]).join(', '),
    score: scores[winners[0] ?? 0] ?? 0,
    seats: names.length,
  };
  return [{ key: 'news-ended', facts }];
}

/** What is printed on cards, one after the other. */
function texts(cards: unknown): Sentence[] {
  return Array.isArray(cards)
    ? cards.map((card: string) => ({ key: 'news-card-text', facts: { card } }))
    : [];
}

/** Letters one by one, so that a screen reader does not read a word. */
function spelled(secret: unknown): string {
  if (typeof secret === 'string') return [...secret].join(' ');
  return Array.isArray(secret) ? secret.join(' ') : '';
}

function howMany(secret: unknown): number {
  if (typeof secret === 'string' || Array.isArray(secret)) return secret.length;
  return (secret as { count?: number } | null)?.count ?? 0;
}
