/** In whose hands a device is that several people share: a reload must not show another's rack. */

const key = (game: string): string => `chevalet-hand-${game}`;

export function hold(store: Storage, game: string, seat: number): void {
  try {
    store.setItem(key(game), String(seat));
  } catch {
    // Then the curtain falls once more.
  }
}

/** The seat to sit at when a game is opened: the only one, or the one whose hands it was in. */
export function seatAtOpening(
  store: Storage,
  game: string,
  mine: readonly number[],
  awaited: readonly number[],
  secret: boolean,
): number | null {
  if (mine.length > 1 && secret) {
    const held = Number(store.getItem(key(game)) ?? Number.NaN);
    return mine.find((seat) => seat === held) ?? null;
  }
  return mine.find((seat) => awaited.includes(seat)) ?? mine[0] ?? null;
}
