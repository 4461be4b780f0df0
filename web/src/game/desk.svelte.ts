/**
 * What a player does before a move is made: tiles tried out, the cursor, cards chosen for the word.
 *
 * It knows the board as the server told it and nothing of the rules; `place` gives the action that
 * the server judges.
 */

import { advanced, behind, type Cursor, clicked, freeFrom, moved } from './cursor';
import type { Target } from './dragging.svelte';
import type { Kept } from './keeping';
import type { Wish } from './keys';
import { type Direction, onBoard, type Square } from './squares';
import * as trays from './tray';
import { EMPTY_TRAY, isJoker, type Tray } from './tray';

export interface CardUse {
  readonly card: string;
  readonly word?: string | null;
  readonly square?: Square | null;
  readonly seat?: number | null;
  readonly tiles?: string;
  /** The tile that it turns over. */
  readonly slot?: number;
}

/** A joker that is about to be laid and must first say its letter. */
export interface Asking {
  readonly slot: number;
  readonly square: Square;
  readonly goOn: boolean;
}

export class Desk {
  tray = $state.raw<Tray>(EMPTY_TRAY);
  cursor = $state.raw<Cursor | null>(null);
  /** The tile of the rack that a tap has chosen. */
  selected = $state.raw<number | null>(null);
  asking = $state.raw<Asking | null>(null);
  uses = $state.raw<readonly CardUse[]>([]);
  /** Which word stays, or counts as the main one, when a single tile makes two. */
  keep = $state<Direction | null>(null);
  /** The word being laid, when a card allows several. */
  word = $state(0);
  board = $state.raw<readonly string[]>([]);

  get size(): number {
    return this.board.length;
  }

  /** The tiles tried, as they read on the board. */
  get tried(): { square: Square; tile: string; slot: number; word: number }[] {
    return this.tray.tried.map((one) => ({
      square: one.square,
      tile: trays.face(this.tray, one),
      slot: one.slot,
      word: one.word,
    }));
  }

  /** The tiles tried that a card turns over. */
  get faceDown(): Square[] {
    return this.tray.tried
      .filter((one) => trays.slotOf(this.tray, one.slot)?.turned)
      .map((one) => one.square);
  }

  /** What this seat had laid and chosen before. */
  restore({ tray, cursor, uses }: Kept): void {
    this.tray = tray;
    this.cursor = cursor;
    this.uses = uses;
    this.keep = null;
    this.word = Math.max(0, ...tray.tried.map((tile) => tile.word));
  }

  follow(rack: string, board: readonly string[], hand: readonly string[] = []): void {
    this.board = board;
    this.tray = trays.follow(this.tray, rack, board);
    this.#chooseAmong(hand);
    if (this.cursor && !onBoard(this.cursor.square, board.length)) this.cursor = null;
    if (this.selected !== null && !trays.slotOf(this.tray, this.selected)) this.selected = null;
    if (!this.tray.tried.length) this.#beginAnew();
  }

  /** What a key asks for; `false` when the desk has no use for it. */
  press(wish: Wish): boolean {
    switch (wish.kind) {
      case 'letter':
        return this.#type(wish.letter, wish.joker);
      case 'joker':
        return this.#typeJoker();
      case 'move':
        this.cursor = moved(this.#cursor(), wish.motion, this.size);
        return true;
      case 'turn':
        this.cursor = clicked(this.#cursor(), this.#cursor().square);
        return true;
      case 'take-back':
        return this.#takeLastBack();
      case 'recall':
        return this.recall();
      case 'shuffle':
        this.tray = trays.shuffle(this.tray);
        return true;
      case 'sort':
        this.tray = trays.sort(this.tray);
        return true;
      default:
        return false;
    }
  }

  /** A tap on a square: lay the chosen tile, take back one's own, or bring the cursor. */
  tap(square: Square): void {
    const mine = trays.triedAt(this.tray, square);
    if (this.selected !== null && (mine || !this.#taken(square))) {
      this.#lay(this.selected, square, false);
    } else if (mine) {
      this.takeBack(square);
      this.cursor = { square, direction: this.cursor?.direction ?? 'across' };
    } else {
      this.cursor = clicked(this.cursor, square);
    }
  }

  choose(slot: number): void {
    this.selected = this.selected === slot ? null : slot;
  }

  drop(slot: number, target: Target | null): void {
    const from = this.tray.tried.find((one) => one.slot === slot);
    if (target?.kind === 'square') {
      const free = !this.#taken(target.square) || trays.triedAt(this.tray, target.square);
      if (free) this.#lay(slot, target.square, false, from?.as ?? null);
    } else {
      if (from) this.takeBack(from.square);
      if (target) this.tray = trays.move(this.tray, slot, target.place);
    }
  }

  takeBack(square: Square): void {
    this.#try(trays.takeBack(this.tray, square));
  }

  /** All tiles back on the rack; `false` when none was laid. */
  recall(): boolean {
    const had = this.tray.tried.length > 0 || this.selected !== null;
    const [first] = this.tray.tried;
    if (first && this.cursor) this.cursor = { ...this.cursor, square: first.square };
    this.selected = null;
    this.#try(trays.recall(this.tray));
    return had;
  }

  /** The joker that was asked for says its letter; `null` leaves it on the rack. */
  answer(letter: string | null): void {
    const asked = this.asking;
    this.asking = null;
    if (asked && letter) this.#lay(asked.slot, asked.square, asked.goOn, letter);
  }

  /** Play a card with the word. A tile that it turns over, and that lies already, says its letter. */
  use(card: CardUse): void {
    const lying = this.tray.tried.find((one) => one.slot === card.slot);
    this.uses = [...this.uses, card];
    this.#turnOver();
    if (lying) this.#lay(lying.slot, lying.square, false);
  }

  leaveOut(card: string): void {
    const at = this.uses.findIndex((use) => use.card === card);
    this.uses = this.uses.filter((_, index) => index !== at);
    this.#turnOver();
  }

  /** Which of the words formed a card is about; `null` leaves it to the rules. */
  about(card: string, word: string | null): void {
    this.uses = this.uses.map((use) => (use.card === card ? { ...use, word } : use));
  }

  forgetCards(): void {
    this.#chooseAmong([]);
  }

  nextWord(): void {
    this.word += 1;
  }

  /** What was laid as several words is one again. */
  oneWord(): void {
    this.tray = trays.asOneWord(this.tray);
    this.word = 0;
  }

  /** The move that lies there, as the server reads it; nothing when no tile is laid. */
  place(seat: number): PlaceAction | null {
    if (!this.tray.tried.length) return null;
    const words = [...new Set(this.tried.map((tile) => tile.word))].sort((a, b) => a - b);
    const layings = words.map((word) => this.tried.filter((tile) => tile.word === word).map(laid));
    const [tiles = [], ...then] = layings;
    return {
      type: 'Place',
      seat,
      tiles,
      ...(then.length ? { then } : {}),
      ...(this.uses.length ? { cards: this.uses.map((use) => cardUse(this.#aboutTile(use))) } : {}),
      ...(this.keep ? { keep: this.keep } : {}),
    };
  }

  #cursor(): Cursor {
    const middle = Math.floor(this.size / 2);
    return this.cursor ?? { square: { row: middle, column: middle }, direction: 'across' };
  }

  #taken = (square: Square): boolean =>
    (this.board[square.row]?.[square.column] ?? '.') !== '.' ||
    trays.triedAt(this.tray, square) !== undefined;

  #type(letter: string, forceJoker: boolean): boolean {
    const slot = trays.slotForLetter(this.tray, letter, forceJoker);
    const cursor = this.#cursor();
    const square = freeFrom(cursor, this.#taken, this.size);
    if (!slot || !square) return false;
    this.cursor = cursor;
    this.#lay(slot.id, square, true, isJoker(slot) ? letter : null);
    return true;
  }

  #typeJoker(): boolean {
    const joker = trays.atHand(this.tray).find(isJoker);
    const cursor = this.#cursor();
    const square = freeFrom(cursor, this.#taken, this.size);
    if (!joker || !square) return false;
    this.cursor = cursor;
    this.#lay(joker.id, square, true);
    return true;
  }

  #lay(slot: number, square: Square, goOn: boolean, as: string | null = null): void {
    const held = trays.slotOf(this.tray, slot);
    if (!held) return;
    this.selected = null;
    if (isJoker(held) && as === null) {
      this.asking = { slot, square, goOn };
      return;
    }
    this.#try(trays.lay(this.tray, slot, square, as, this.word));
    const direction = this.cursor?.direction ?? 'across';
    if (goOn) this.cursor = advanced(square, direction, this.#taken, this.size);
  }

  #takeLastBack(): boolean {
    const mine = (square: Square): boolean => trays.triedAt(this.tray, square) !== undefined;
    const square =
      behind(this.#cursor(), mine, this.#taken) ?? this.tray.tried.at(-1)?.square ?? null;
    if (!square) return false;
    this.takeBack(square);
    this.cursor = { square, direction: this.#cursor().direction };
    return true;
  }

  /** Other tiles form other words: a card is about the first that suits it until told anew. */
  #try(tray: Tray): void {
    this.tray = tray;
    this.uses = this.uses.map(({ word: _, ...rest }) => rest);
    if (!tray.tried.length) this.#beginAnew();
  }

  #beginAnew(): void {
    this.keep = null;
    this.word = 0;
  }

  /** Of the cards chosen those stay that are in the hand, each as often. */
  #chooseAmong(hand: readonly string[]): void {
    const left = [...hand];
    this.uses = this.uses.filter(({ card, slot }) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 && (slot === undefined || trays.slotOf(this.tray, slot));
    });
    this.#turnOver();
  }

  #turnOver(): void {
    this.tray = trays.turnOver(
      this.tray,
      this.uses.flatMap(({ slot }) => (slot === undefined ? [] : [slot])),
    );
    if (!this.tray.tried.length) this.#beginAnew();
  }

  #aboutTile(use: CardUse): CardUse {
    const tile = this.tray.slots.find((slot) => slot.id === use.slot)?.tile;
    const lying = this.tray.tried.find((one) => one.slot === use.slot);
    return tile === undefined ? use : { ...use, tiles: tile, square: lying?.square ?? null };
  }
}

export interface PlaceAction {
  type: 'Place';
  seat: number;
  tiles: LaidTile[];
  then?: LaidTile[][];
  cards?: ReturnType<typeof cardUse>[];
  keep?: Direction;
}

export interface LaidTile {
  type: 'Laid';
  square: { type: 'Square'; row: number; column: number };
  tile: string;
}

const asSquare = ({ row, column }: Square) => ({ type: 'Square' as const, row, column });

const laid = ({ square, tile }: { square: Square; tile: string }): LaidTile => ({
  type: 'Laid',
  square: asSquare(square),
  tile,
});

/** A card as the server reads it: only what is said about it. */
export function cardUse({ card, word, square, seat, tiles }: CardUse) {
  return {
    type: 'CardUse' as const,
    card,
    ...(word ? { word } : {}),
    ...(square ? { square: asSquare(square) } : {}),
    ...(seat === undefined || seat === null ? {} : { seat }),
    ...(tiles ? { tiles } : {}),
  };
}
