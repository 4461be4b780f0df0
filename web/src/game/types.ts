import type { Direction, Square } from './squares';

export interface SeatShown { name: string; kind: 'here' | 'computer' | 'open'; level: string | null }
export interface Clock { type: 'NoClock' | 'TurnClock' | 'TotalClock'; length?: number; plays_held?: boolean }
export interface SetupShown {
  seats: SeatShown[]; word_rule: 'arbitre' | 'contestation'; words: string; clock: Clock;
  turn_limit: number | null; contest_penalty: number; answer_time: number; hints: boolean;
}
export interface Word { text: string; points: number; start: Square; direction: Direction }
export interface PendingShown { seat: number; tiles: { square: Square; tile: string }[]; words: Word[]; points: number; contested: string[] }
export interface WindowShown { seat: number; uses: { card: string }[]; with_word: boolean; waiting: number[]; until: number }
export interface CardsShown {
  hand: string[]; hand_counts: number[]; hand_limit: number; deck_count: number; discarded: string[]; used: string[];
  window: WindowShown | null; closed: Square[]; face_down: Square[]; turned: { square: Square; face: string }[]; loses_turn: number | null;
}
export interface DiceShown { count: number; rolled: { number: number; face: string }[]; laid: { square: Square; number: number }[]; in_box: number }
export interface TimesShown { left: number[]; running: number | null; since: number; due: number | null }
export interface Settlement { seat: number; left: string; change: number }
export interface Shown { rack_of: number | null; rack: string; two_letter_words: string[] }
export interface SeatView {
  version: number; seat: number | null; edition: string; setup: SetupShown; board: string[]; rack: string; racks: (string | null)[];
  rack_counts: number[]; bag_count: number; unseen: string; scores: number[]; standings: ('playing' | 'away' | 'resigned')[];
  turn: number; turns: number; awaited: number[]; may: string[]; pending: PendingShown | null; held: unknown; cards: CardsShown | null;
  dice: DiceShown | null; times: TimesShown | null; paused: boolean; ended: { reason: string; winners: number[] } | null;
  settlement: Settlement[]; last: Square[]; shown: Shown | null;
}
export interface Row {
  version: number; number: number | null; seat: number; kind: string; rack: string | null; word: string; place: string; words: string[];
  tiles: number; cards: string[]; points: number; total: number; reason: string;
}
export interface CardInfo { name: string; sentence: string; explanation: string; when: string; deed: string | null; needs: string[] }
export interface EditionInfo {
  name: string; size: number; layout: string[][]; signs: Record<string, { symbol: string; name: string }>; values: Record<string, number>;
  rack_size: number; one_person: boolean; open_racks: boolean; cards: CardInfo[];
}
