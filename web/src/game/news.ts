/**
 * What has happened, as sentences of the catalogue: for the live regions, and for the line that says
 * what the last move was. Every event has its answer here, even if it is silence.
 */

import { type Direction, reference, type Square } from "./squares";

export interface Sentence {
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** An event as the server tells it: its fields that have their default are left out. */
export interface Happening {
  readonly type: string;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

export interface Listener {
  /** The seat that listens; a spectator has none. */
  readonly seat: number | null;
  readonly names: readonly string[];
  /** The total of each seat, after all this. */
  readonly scores: readonly number[];
  readonly contested: boolean;
}

interface Word {
  readonly text: string;
  readonly start: Square;
  readonly direction: Direction;
}

interface Play {
  readonly words: readonly Word[];
  readonly points: number;
  readonly uses?: readonly CardUse[];
}

interface CardUse {
  readonly card: string;
  readonly seat?: number | null;
}

/** The sentences for some events, in their order. */
export const news = (events: readonly Happening[], listener: Listener): Sentence[] =>
  events.flatMap((event) => told(event, listener));

function told(event: Happening, listener: Listener): Sentence[] {
  const { seat, names, scores, contested } = listener;
  const mine = seat !== null && event.seat === seat;
  const by = { who: mine ? "me" : "other", name: names[event.seat ?? -1] ?? "" };
  const other = (): Record<string, string> => {
    const index = event["other"] as number;
    return { whom: index === seat ? "me" : "other", other: names[index] ?? "" };
  };
  const one = (key: string, facts: Sentence["facts"] = {}): Sentence[] => [{ key, facts: { ...by, ...facts } }];

  switch (event.type) {
    case "FirstSeatChosen":
      return names.length > 1 ? one("news-first") : [];
    case "TurnBegan":
      return names.length > 1 ? one("news-turn") : [];
    case "TilesDrawn":
      return mine && typeof event["tiles"] === "string" ? one("news-drawn", { tiles: spelled(event["tiles"]) }) : [];
    case "DiceRolled":
      return one("news-rolled", { dice: spelled((event["dice"] as { face: string }[]).map((die) => die.face)) });
    case "WordLaid":
    case "PlayChanged": {
      const play = event["play"] as Play;
      const [main] = play.words;
      const key = event.type === "PlayChanged" ? "news-changed" : contested ? "news-laid" : "news-played";
      return main
        ? one(key, { word: main.text, place: reference(main.start, main.direction), points: play.points })
        : [];
    }
    case "PlayScored": {
      const score = scores[event.seat ?? -1] ?? 0;
      if (!mine && !contested) return [];
      return one(mine ? "news-score" : "news-stands", { points: event["points"] as number, score });
    }
    case "Contested": {
      const wrong = event["wrong"] as readonly string[];
      return wrong.length
        ? one("news-contest-right", { words: wrong.join(", ") })
        : one("news-contest-wrong", {
            words: (event["words"] as readonly string[]).join(", "),
            points: (event["penalty"] as number | undefined) ?? 0,
          });
    }
    case "WordTakenBack":
      return one("news-taken-back", { reason: event["reason"] as string });
    case "SquaresCleared":
      return one("news-cleared", { count: (event["squares"] as readonly Square[]).length });
    case "SquaresClosed":
      return [];
    case "Exchanged":
      return one("news-exchanged", { count: howMany(event["given"]), drawn: mine ? spelled(event["drawn"]) : "" });
    case "Passed":
      return one("news-passed", { reason: (event["reason"] as string | undefined) ?? "chosen" });
    case "CardsDrawn":
      return one("news-cards-drawn", { count: howMany(event["cards"]) });
    case "CardPlayed":
      return one("news-card", { card: (event["use"] as CardUse).card });
    case "CardsDropped":
      return one("news-cards-dropped", { count: (event["cards"] as readonly string[]).length });
    case "CardsTakenBack":
      return one("news-cards-back");
    case "CardCancelled":
      return one("news-card-cancelled", { card: event["card"] as string });
    case "WindowOpened":
      return (event["waiting"] as readonly number[]).includes(seat ?? -1) ? one("news-window") : [];
    case "RackShown":
      return one("news-rack-shown", { ...other(), tiles: mine ? spelled(event["tiles"]) : "" });
    case "RacksSwapped":
      return one("news-racks-swapped", other());
    case "TileTaken":
      return one("news-tile-taken", { ...other(), tile: spelled(event["tile"]) });
    case "ScoreTaken":
      return one("news-score-taken", { ...other(), points: event["points"] as number });
    case "TurnToBeLost":
      return one("news-turn-lost");
    case "TwoLetterWordsShown":
      return one("news-two-letters");
    case "Beeped":
      return one("news-beep");
    case "Rang":
      return one("news-rang");
    case "Paused":
      return one("news-paused");
    case "Resumed":
      return one("news-resumed");
    case "SeatResigned":
      return one("news-resigned", { reason: (event["reason"] as string | undefined) ?? "chosen" });
    case "SeatLeft":
      return one("news-left");
    case "SeatReturned":
      return one("news-returned");
    case "Penalised":
      return one("news-penalised", { points: event["points"] as number });
    case "GameEnded":
      return ended(event, listener);
    default:
      return [];
  }
}

function ended(event: Happening, { seat, names, scores }: Listener): Sentence[] {
  const winners = event["winners"] as readonly number[];
  const facts = {
    reason: event["reason"] as string,
    who: seat !== null && winners.includes(seat) ? "me" : "other",
    count: winners.length,
    names: winners.map((winner) => names[winner]).join(", "),
    score: scores[winners[0] ?? 0] ?? 0,
    seats: names.length,
  };
  return [{ key: "news-ended", facts }];
}

/** Letters one by one, so that a screen reader does not read a word. */
function spelled(secret: unknown): string {
  if (typeof secret === "string") return [...secret].join(" ");
  return Array.isArray(secret) ? secret.join(" ") : "";
}

function howMany(secret: unknown): number {
  if (typeof secret === "string" || Array.isArray(secret)) return secret.length;
  return (secret as { count?: number } | null)?.count ?? 0;
}
