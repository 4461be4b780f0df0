/** The analysis board: a position, what the server finds in it, and the way back. */

import { positionCgp, readPositions } from '../api/api';
import { ApiError } from '../api/http';
import { GameSocket, type News, type Status, type Stream } from '../api/socket';
import { type Cursor, clicked, moved } from '../game/cursor';
import { type Key, wish } from '../game/keys';
import { onBoard, type Square, step, turned } from '../game/squares';
import type { CandidateShown, EditionInfo, PositionsRead, Study } from '../protocol';
import {
  afterPlay,
  EMPTY,
  emptyBoard,
  lettersTyped,
  type Position,
  rackTyped,
  read,
  tileAt,
  told,
  withTile,
} from './position';

interface Step {
  readonly position: Position;
  readonly study: Study;
  readonly played: CandidateShown;
}

export class Bench {
  editions: readonly EditionInfo[];
  edition = $state.raw<EditionInfo>() as EditionInfo;
  words = $state('fr');
  seconds = $state(10);
  plies = $state(2);
  position = $state.raw<Position>(emptyBoard(15));
  cursor = $state.raw<Cursor | null>(null);
  study = $state.raw<Study | null>(null);
  /** Plays made from the position that was set up, the last one at the end. */
  steps = $state.raw<readonly Step[]>([]);
  /** The turns of a record that was read. */
  record = $state.raw<PositionsRead | null>(null);
  turn = $state(0);
  problem = $state.raw<unknown>(null);
  status = $state<Status>('connecting');
  running = $state(false);

  #stream: Stream | null = null;
  readonly #socket: GameSocket;

  constructor(editions: readonly EditionInfo[]) {
    this.editions = editions.filter((one) => Object.keys(one.tiles).length && !one.one_person);
    this.edition = this.editions[0] as EditionInfo;
    this.position = emptyBoard(this.edition.size);
    this.#socket = new GameSocket({
      onNews: () => {},
      onStatus: (status) => {
        this.status = status;
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  // --- the position -------------------------------------------------------------------------

  /** Whatever was found belongs to the position before. */
  set(position: Position): void {
    this.stop();
    this.position = position;
    this.study = null;
    this.problem = null;
    this.steps = [];
  }

  choose(name: string): void {
    const edition = this.editions.find((one) => one.name === name);
    if (!edition) return;
    const sameSize = edition.size === this.edition.size;
    this.edition = edition;
    this.set(sameSize ? this.position : emptyBoard(edition.size));
  }

  clear(): void {
    this.record = null;
    this.cursor = null;
    this.set(emptyBoard(this.edition.size));
  }

  setRack(which: 0 | 1, text: string): void {
    const racks: [string, string] = [...this.position.racks];
    racks[which] = rackTyped(text);
    this.set({ ...this.position, racks });
  }

  setScore(which: 0 | 1, score: number): void {
    const scores: [number, number] = [...this.position.scores];
    scores[which] = Number.isFinite(score) ? Math.trunc(score) : 0;
    this.set({ ...this.position, scores });
  }

  tap(square: Square): void {
    this.cursor = clicked(this.cursor, square);
  }

  /** Lay a word from the cursor on, over whatever lies there; see `lettersTyped`. */
  lay(text: string): void {
    for (const tile of lettersTyped(text)) this.#put(tile);
  }

  /** A key over the board; false when it is not ours. */
  press(key: Key): boolean {
    const wished = wish(key);
    if (!wished) return false;
    const size = this.position.rows.length;
    const middle = Math.floor(size / 2);
    const cursor = this.cursor ?? {
      square: { row: middle, column: middle },
      direction: 'across' as const,
    };
    switch (wished.kind) {
      case 'letter':
        this.#put(wished.joker ? wished.letter.toLowerCase() : wished.letter);
        return true;
      case 'move':
        this.cursor = moved(cursor, wished.motion, size);
        return true;
      case 'turn':
        this.cursor = { ...cursor, direction: turned(cursor.direction) };
        return true;
      case 'take-back':
        this.#takeBack(cursor);
        return true;
      case 'recall':
        this.cursor = null;
        return true;
      case 'play':
        this.analyse();
        return true;
      default:
        return false;
    }
  }

  #put(tile: string): void {
    const cursor = this.cursor;
    if (!cursor) return;
    this.set({ ...this.position, rows: withTile(this.position.rows, cursor.square, tile) });
    const next = step(cursor.square, cursor.direction);
    if (onBoard(next, this.position.rows.length)) this.cursor = { ...cursor, square: next };
  }

  #takeBack(cursor: Cursor): void {
    const before = step(cursor.square, cursor.direction, -1);
    const free = tileAt(this.position.rows, cursor.square) === EMPTY;
    const square = free && onBoard(before, this.position.rows.length) ? before : cursor.square;
    this.cursor = { ...cursor, square };
    if (tileAt(this.position.rows, square) !== EMPTY)
      this.set({ ...this.position, rows: withTile(this.position.rows, square, EMPTY) });
  }

  // --- texts --------------------------------------------------------------------------------

  async readText(text: string): Promise<void> {
    const found = await readPositions(text, this.edition.name);
    this.choose(found.edition);
    if (found.words) this.words = found.words;
    this.record = found.kind === 'gcg' ? found : null;
    this.cursor = null;
    this.goTo(0, found);
  }

  goTo(turn: number, record: PositionsRead | null = this.record): void {
    const at = record?.positions[turn];
    if (!at) return;
    this.turn = turn;
    this.set(read(at.position));
  }

  async link(): Promise<{ cgp: string; url: string }> {
    const { cgp } = await positionCgp(told(this.position));
    return { cgp, url: location.origin + this.path(cgp) };
  }

  path(cgp: string): string {
    const facts = new URLSearchParams({ cgp, edition: this.edition.name, words: this.words });
    return `/study?${facts}`;
  }

  // --- the search ---------------------------------------------------------------------------

  analyse(): void {
    this.stop();
    this.problem = null;
    this.study = null;
    this.running = true;
    const { words, seconds, plies } = this;
    let id = -1;
    const stream = this.#socket.stream(
      {
        type: 'study',
        position: told(this.position),
        edition: this.edition.name,
        words,
        seconds,
        plies,
      },
      (news) => this.#hear(id, news),
    );
    id = stream.id;
    this.#stream = this.running ? stream : null;
  }

  /** End the search; what it has found so far stays. */
  halt(): void {
    this.#stream?.stop();
  }

  /** End the search and forget it. */
  stop(): void {
    this.#stream?.stop();
    this.#stream = null;
    this.running = false;
  }

  #hear(id: number, news: News | ApiError): void {
    if (news instanceof ApiError) {
      if (this.#stream && this.#stream.id !== id) return;
      this.problem = news;
      this.running = false;
      this.#stream = null;
      return;
    }
    if (news.type !== 'study' || this.#stream?.id !== id) return;
    this.study = news;
    if (!news.ended) return;
    this.running = false;
    this.#stream = null;
    history.replaceState(null, '', this.path(news.cgp));
  }

  // --- going on -----------------------------------------------------------------------------

  /** Play a candidate on the board, and look at what the other seat would do. */
  play(played: CandidateShown): void {
    const { position, study, steps } = this;
    if (!study) return;
    this.set(afterPlay(position, played, study));
    this.steps = [...steps, { position, study, played }];
    this.cursor = null;
    this.analyse();
  }

  undo(): void {
    const last = this.steps.at(-1);
    if (!last) return;
    const left = this.steps.slice(0, -1);
    this.set(last.position);
    this.study = last.study;
    this.steps = left;
  }
}
