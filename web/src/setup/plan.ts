/** A game being put together: sensible from the start, and always of a shape the server can read. */
import type {
  EditionInfo,
  LevelInfo,
  NewGame,
  NoClock,
  TotalClock,
  TurnClock,
  WordRule,
} from '../protocol';
import type { Preset } from '../routes';

export type Clock = NoClock | TurnClock | TotalClock;
export type SeatKind = 'here' | 'computer' | 'open';

export interface PlannedSeat {
  /** Stays with the seat while others are added and removed. */
  id: number;
  kind: SeatKind;
  /** Empty: named after its place. */
  name: string;
  level: string;
}

export interface Plan {
  edition: string;
  seats: PlannedSeat[];
  words: string;
  wordRule: WordRule;
  clock: number;
  turnLimit: number;
  contestPenalty: number | null;
  answerSeconds: number | null;
  hints: boolean;
}

const MINUTE = 60_000;
const TOTALS = [10, 20, 25];
export const ANSWER_SECONDS = 15;
/** The eight levels go from a child's first words to champion: most people are in the middle. */
const USUAL = 3;

export function usualLevel(levels: readonly LevelInfo[], chosen: string): string {
  if (levels.some(({ name }) => name === chosen)) return chosen;
  return levels[Math.min(USUAL, levels.length - 1)]?.name ?? '';
}

let made = 0;
export function newSeat(kind: SeatKind, level: string, name = ''): PlannedSeat {
  return { id: made++, kind, level, name };
}

/** The clocks to choose from: the box's own first, then those of clubs. */
export function clocksOf(edition: EditionInfo): Clock[] {
  const own = [edition.clock, ...edition.clocks].filter(
    (clock, place, all) => all.findIndex((other) => same(clock, other)) === place,
  );
  const none: Clock = { type: 'NoClock' };
  const rest: Clock[] = own.some(({ type }) => type === 'NoClock') ? [] : [none];
  if (edition.one_person || edition.dice.length) return [...own, ...rest];
  const totals = TOTALS.map((minutes): Clock => ({ type: 'TotalClock', length: minutes * MINUTE }));
  return [...own, ...rest, ...totals];
}

function same(one: Clock, other: Clock): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function minutes(clock: Exclude<Clock, NoClock>): number {
  return clock.length / MINUTE;
}

/** The seats with which a box is played, as it was chosen on the start page. */
export function seatsFor(
  edition: EditionInfo,
  preset: Preset,
  level: string,
  name: string,
): PlannedSeat[] {
  const { min } = edition.seats;
  const other: SeatKind =
    edition.one_person || preset === 'here' ? 'here' : preset === 'online' ? 'open' : 'computer';
  const seats = [newSeat('here', level, edition.one_person && min > 1 ? '' : name)];
  while (seats.length < min) seats.push(newSeat(other, level));
  return seats;
}

/** The same people at another box, as far as it has room for them. */
export function moveTo(
  edition: EditionInfo,
  seats: readonly PlannedSeat[],
  preset: Preset,
  level: string,
  name: string,
): PlannedSeat[] {
  const fresh = seatsFor(edition, preset, level, name);
  if (edition.one_person) return fresh;
  const kept = seats.slice(0, edition.seats.max);
  return [...kept, ...fresh.slice(kept.length)];
}

/** What the server is asked for; `nameOf` gives a name to seats that have none. */
export function asked(
  plan: Plan,
  edition: EditionInfo,
  nameOf: (seat: PlannedSeat, place: number) => string,
): NewGame {
  const clock = clocksOf(edition)[plan.clock];
  const rule = edition.contestable ? plan.wordRule : 'arbitre';
  return {
    edition: plan.edition,
    seats: plan.seats.map((seat, place) => ({
      kind: seat.kind,
      name: seat.name.trim() || nameOf(seat, place),
      ...(seat.kind === 'computer' && { level: seat.level }),
    })),
    words: plan.words,
    word_rule: rule,
    clock: clock ?? null,
    options: {
      turn_limit: plan.turnLimit || null,
      // A field that was emptied has no number.
      contest_penalty: rule === 'contestation' ? (plan.contestPenalty ?? 0) : 0,
      answer_time: (plan.answerSeconds ?? ANSWER_SECONDS) * 1000,
    },
    hints: plan.hints,
  };
}
