/** One game as this page follows it: what the server told, and asking it for things. */

import { ApiError } from '../api/http';
import { GameSocket, type News, type Status } from '../api/socket';
import { currentLanguage } from '../i18n/i18n.svelte';
import type { Act, HintShown, Hold, Preview, Row, SeatView, Update } from '../protocol';
import type { PlaceAction } from './desk.svelte';
import type { Happening, Sentence } from './news';

export interface ChatLine {
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export type Action = Act['action'];

/** What happened in a moment, and how the table stood before and after. */
export interface Change {
  readonly events: readonly Happening[];
  readonly before: SeatView | null;
  readonly after: SeatView;
}

const MUTED = 'chevalet.muted';
const LINES_KEPT = 200;

export class Session {
  readonly game: string;
  /** The seats this browser holds. */
  readonly mine: readonly number[];
  view = $state.raw<SeatView | null>(null);
  rows = $state.raw<readonly Row[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  online = $state.raw<readonly number[]>([]);
  watchers = $state(0);
  status = $state<Status>('connecting');
  refusal = $state.raw<Sentence | null>(null);
  /** The game that follows this one, once somebody asked for it. */
  rematch = $state<string | null>(null);
  muted = $state(localStorage.getItem(MUTED) === 'yes');
  /** An action is on its way. */
  busy = $state(false);

  readonly #socket: GameSocket;
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(game: string, mine: readonly number[], seat: number | null) {
    this.game = game;
    this.mine = mine;
    this.#socket = new GameSocket({
      onNews: (news) => this.#hear(news),
      onStatus: (status) => {
        this.status = status;
      },
    });
    void this.watch(seat);
  }

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** Server time. */
  now(): number {
    return Date.now() + this.#socket.skew;
  }

  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sit at another seat of this browser, or look on. */
  async watch(seat: number | null): Promise<void> {
    await this.#tell(() => this.#socket.watch(this.game, seat));
  }

  /** Do something; `true` when it is done and kept. */
  async act(action: Action): Promise<boolean> {
    if (this.busy || !this.view) return false;
    this.busy = true;
    const done = await this.#tell(async () => {
      try {
        await this.#submit(action);
      } catch (error) {
        // Somebody was quicker with something else: if it can still be done, it is still meant.
        const again = error instanceof ApiError && error.key === 'stale-version';
        if (!again || !this.view?.may.includes(action.type)) throw error;
        await this.#submit(action);
      }
    });
    this.busy = false;
    return done;
  }

  /** Keep a word ready for the end of the turn's time; nobody is told when it fails. */
  async hold(action: Hold): Promise<void> {
    await this.#submit(action).catch(() => undefined);
  }

  async preview(action: PlaceAction): Promise<Preview | Sentence> {
    try {
      const answer = await this.#socket.ask({ type: 'preview', action });
      return answer.type === 'preview' ? answer : sentence(answer);
    } catch (error) {
      if (error instanceof ApiError && error.key.startsWith('page-')) throw error;
      return sentence(error);
    }
  }

  /** The answer to a line of the command box; nothing when it could not be sent. */
  async command(text: string): Promise<readonly string[] | Sentence | null> {
    try {
      const answer = await this.#socket.ask({ type: 'command', text, language: currentLanguage() });
      return answer.type === 'said' ? answer.lines : [];
    } catch (error) {
      if (error instanceof ApiError && !error.key.startsWith('page-')) return sentence(error);
      this.refusal = sentence(error);
      return null;
    }
  }

  /** A step of help, where the game allows it. */
  async hint(step: number): Promise<HintShown | Sentence> {
    try {
      const answer = await this.#socket.ask({ type: 'hint', step });
      return answer.type === 'hint' ? answer : sentence(answer);
    } catch (error) {
      return sentence(error);
    }
  }

  say(text: string): Promise<boolean> {
    return this.#tell(() => this.#socket.ask({ type: 'say', text }));
  }

  mute(muted: boolean): void {
    this.muted = muted;
    localStorage.setItem(MUTED, muted ? 'yes' : 'no');
  }

  close(): void {
    this.#socket.close();
  }

  async #submit(action: Action): Promise<void> {
    await this.#socket.ask({ type: 'act', version: this.view?.version ?? 0, action });
  }

  async #tell(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      this.refusal = null;
      return true;
    } catch (error) {
      this.refusal = sentence(error);
      return false;
    }
  }

  #hear(news: News): void {
    switch (news.type) {
      case 'update':
        this.#update(news);
        break;
      case 'chat':
        this.chat = heard(this.chat, news);
        break;
      case 'presence':
        this.online = news.seats;
        this.watchers = news.watchers;
        break;
      case 'rematch':
        this.rematch = news.game;
        break;
      case 'refused':
        this.refusal = news.error;
        break;
    }
  }

  #update({ since, events, view, rows }: Update): void {
    const same = this.view?.seat === view.seat ? this.view : null;
    // Told from the start, or again: what happened is no news.
    const fresh = same !== null && since >= same.version;
    this.rows = [...this.rows.slice(0, rows.from), ...rows.rows];
    this.view = view;
    const change = { events: fresh ? events : [], before: same, after: view };
    for (const listener of this.#listeners) listener(change);
  }
}

/** The lines with one more; what is told again, after a connection came back, is no news. */
export function heard(lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const known = ({ seat, text, at }: ChatLine): boolean =>
    seat === line.seat && text === line.text && at === line.at;
  return lines.some(known) ? lines : [...lines, line].slice(-LINES_KEPT);
}

/** Why something was refused, as a sentence of the catalogue. */
export function sentence(error: unknown): Sentence {
  if (error instanceof ApiError) return { key: error.key, facts: error.facts as Sentence['facts'] };
  return { key: 'page-server-fault', facts: { status: 0 } };
}
