/**
 * The rack as its owner keeps it: in any order, some tiles lying on the board without being played.
 *
 * Pure: every change gives a new tray. The server's rack is a multiset without an order; `follow`
 * brings the two together when it changes.
 */

import { type Square, same } from './squares';

export const JOKER = '?';

export interface Slot {
  readonly id: number;
  /** The tile as it lies on a rack: a letter, or `?`. */
  readonly tile: string;
  /** A card turns it over: it serves as a joker. */
  readonly turned?: boolean;
}

/** A tile tried out on the board. */
export interface Tried {
  readonly slot: number;
  readonly square: Square;
  /** The letter it stands for when it is a joker, or lies face down as one. */
  readonly as: string | null;
  /** Which of several words of one turn it belongs to. */
  readonly word: number;
}

export interface Tray {
  readonly slots: readonly Slot[];
  readonly tried: readonly Tried[];
  readonly nextId: number;
}

export const EMPTY_TRAY: Tray = { slots: [], tried: [], nextId: 0 };

export const slotOf = (tray: Tray, id: number): Slot | undefined =>
  tray.slots.find((slot) => slot.id === id);

export const triedAt = (tray: Tray, square: Square): Tried | undefined =>
  tray.tried.find((tile) => same(tile.square, square));

export const isJoker = (slot: Slot): boolean => slot.tile === JOKER || slot.turned === true;

/** What is left on the rack, in its order. */
export const atHand = (tray: Tray): Slot[] =>
  tray.slots.filter((slot) => !tray.tried.some((tile) => tile.slot === slot.id));

/** The tile as it reads on the board: a joker is the lower-case letter it stands for. */
export function face(tray: Tray, tile: Tried): string {
  return tile.as === null ? (slotOf(tray, tile.slot)?.tile ?? '') : tile.as.toLowerCase();
}

/** The free slot that a typed letter means: the letter itself, else a joker; `null` when neither. */
export function slotForLetter(tray: Tray, letter: string, forceJoker: boolean): Slot | null {
  const free = atHand(tray);
  const joker = free.find(isJoker);
  if (forceJoker) return joker ?? null;
  return free.find((slot) => slot.tile === letter && !slot.turned) ?? joker ?? null;
}

/** Lay a slot's tile on a square, from the rack or from another square; what lay there comes back. */
export function lay(
  tray: Tray,
  slot: number,
  square: Square,
  as: string | null = null,
  word = 0,
): Tray {
  const others = tray.tried.filter((tile) => tile.slot !== slot && !same(tile.square, square));
  return { ...tray, tried: [...others, { slot, square, as, word }] };
}

export const takeBack = (tray: Tray, square: Square): Tray => ({
  ...tray,
  tried: tray.tried.filter((tile) => !same(tile.square, square)),
});

export const recall = (tray: Tray): Tray => (tray.tried.length ? { ...tray, tried: [] } : tray);

/** Turn these tiles over and all others up again; whatever changes comes back from the board. */
export function turnOver(tray: Tray, ids: readonly number[]): Tray {
  const changes = (slot: Slot): boolean => ids.includes(slot.id) !== (slot.turned ?? false);
  const changed = new Set(tray.slots.filter(changes).map((slot) => slot.id));
  if (!changed.size) return tray;
  return {
    ...tray,
    slots: tray.slots.map((slot) =>
      changed.has(slot.id)
        ? { id: slot.id, tile: slot.tile, ...(slot.turned ? {} : { turned: true }) }
        : slot,
    ),
    tried: tray.tried.filter((tile) => !changed.has(tile.slot)),
  };
}

/** All tiles of one word again, whatever cards allowed. */
export const asOneWord = (tray: Tray): Tray => ({
  ...tray,
  tried: tray.tried.map((tile) => ({ ...tile, word: 0 })),
});

/** Move a tile of the rack before the one that is now at `place` among those at hand. */
export function move(tray: Tray, id: number, place: number): Tray {
  const moved = slotOf(tray, id);
  if (!moved) return tray;
  const hand = atHand(tray).filter((slot) => slot.id !== id);
  const before = hand[place];
  const rest = tray.slots.filter((slot) => slot.id !== id);
  const at = before ? rest.indexOf(before) : rest.length;
  return { ...tray, slots: [...rest.slice(0, at), moved, ...rest.slice(at)] };
}

export function shuffle(tray: Tray, random: () => number = Math.random): Tray {
  const slots = [...tray.slots];
  for (let last = slots.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [slots[last], slots[pick]] = [slots[pick] as Slot, slots[last] as Slot];
  }
  return { ...tray, slots };
}

/** In the order of the alphabet, jokers last. */
export const sort = (tray: Tray): Tray => ({
  ...tray,
  slots: [...tray.slots].sort((a, b) => rank(a.tile) - rank(b.tile)),
});

export const rank = (tile: string): number => (tile === JOKER ? 1000 : tile.charCodeAt(0));

/**
 * The tray after the server told the rack and the board.
 *
 * Tiles keep their places; new ones come at the end. A tried tile whose square was taken comes back
 * to the rack; when it was taken by this very tile, the tile has left the rack.
 */
export function follow(tray: Tray, rack: string, board: readonly string[]): Tray {
  const onBoard = (square: Square): string => board[square.row]?.[square.column] ?? '.';
  const tried = tray.tried.filter((tile) => onBoard(tile.square) === '.');
  const played = new Set(
    tray.tried.filter((tile) => onBoard(tile.square) === face(tray, tile)).map((tile) => tile.slot),
  );
  const lies = new Set(tried.map((tile) => tile.slot));
  const worth = (slot: Slot): number => (played.has(slot.id) ? 2 : lies.has(slot.id) ? 0 : 1);

  const wanted = new Map<string, number>();
  for (const tile of rack) wanted.set(tile, (wanted.get(tile) ?? 0) + 1);
  const kept = new Set<number>();
  for (const slot of [...tray.slots].sort((a, b) => worth(a) - worth(b))) {
    const left = wanted.get(slot.tile) ?? 0;
    if (left > 0) {
      kept.add(slot.id);
      wanted.set(slot.tile, left - 1);
    }
  }
  let nextId = tray.nextId;
  const fresh = [...wanted].flatMap(([tile, count]) =>
    Array.from({ length: count }, (): Slot => ({ id: nextId++, tile })),
  );
  return {
    slots: [...tray.slots.filter((slot) => kept.has(slot.id)), ...fresh],
    tried: tried.filter((tile) => kept.has(tile.slot)),
    nextId,
  };
}
