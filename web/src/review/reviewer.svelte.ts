/** The review of one game as it comes in, turn by turn. */

import { ApiError } from '../api/http';
import { GameSocket, type News, type Status, type Stream } from '../api/socket';
import type { SummaryShown, TurnShown } from '../protocol';

export class Reviewer {
  readonly game: string;
  turns = $state.raw<readonly TurnShown[]>([]);
  summaries = $state.raw<readonly SummaryShown[]>([]);
  done = $state(0);
  count = $state(0);
  running = $state(false);
  ended = $state<'finished' | 'stopped' | null>(null);
  problem = $state.raw<unknown>(null);
  status = $state<Status>('connecting');

  readonly #socket: GameSocket;
  #stream: Stream | null = null;

  constructor(game: string) {
    this.game = game;
    this.#socket = new GameSocket({
      onNews: () => {},
      onStatus: (status) => {
        this.status = status;
      },
    });
  }

  begin(seconds: number): void {
    this.turns = [];
    this.summaries = [];
    this.done = this.count = 0;
    this.ended = null;
    this.problem = null;
    this.running = true;
    this.#stream = this.#socket.stream({ type: 'review', game: this.game, seconds }, (news) =>
      this.#hear(news),
    );
  }

  stop(): void {
    this.#stream?.stop();
  }

  close(): void {
    this.#socket.close();
  }

  #hear(news: News | ApiError): void {
    if (news instanceof ApiError) {
      this.problem = news;
      this.running = false;
      return;
    }
    if (news.type !== 'review') return;
    if (news.turn) this.turns = [...this.turns, news.turn];
    this.done = news.done;
    this.count = news.turns;
    if (!news.ended) return;
    this.summaries = news.summaries;
    this.ended = news.ended;
    this.running = false;
  }
}
