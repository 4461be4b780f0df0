/**
 * One socket a page. It connects again by itself, asks for what it missed by version, and matches
 * answers to questions by their ids. It knows nothing of the game: whoever made it gets the news.
 */
import type { ClientMessage, ServerMessage, Update } from '../protocol';
import { ApiError } from './http';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** What the server says, asked or not. */
export type News = ServerMessage;

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Question = WithoutId<ClientMessage>;

interface Followed {
  game: string;
  seat: number | null;
  version: number | null;
}

/** Work that is answered while it goes on. */
export interface Stream {
  readonly id: number;
  /** Ask for its end; its last answer still comes. */
  stop(): void;
}

interface Waiting {
  resolve: (answer: News) => void;
  reject: (reason: ApiError) => void;
  timer: ReturnType<typeof setTimeout>;
}

export interface SocketOptions {
  onNews: (news: News) => void;
  onStatus?: (status: Status) => void;
  /** For tests. */
  open?: () => WebSocket;
  /** Milliseconds. */
  patience?: number;
  firstPause?: number;
  longestPause?: number;
  heartbeat?: number;
}

function openHere(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket`);
}

export class GameSocket {
  status: Status = 'connecting';
  /** Server time minus ours, in milliseconds, from the last message that carried the time. */
  skew = 0;

  #socket: WebSocket | null = null;
  #followed: Followed | null = null;
  #waiting = new Map<number, Waiting>();
  #streams = new Map<number, (news: News | ApiError) => void>();
  #nextId = 1;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  #heard = 0;

  readonly #options: Required<SocketOptions>;

  constructor(options: SocketOptions) {
    this.#options = {
      onStatus: () => {},
      open: openHere,
      patience: 15_000,
      firstPause: 400,
      longestPause: 15_000,
      heartbeat: 20_000,
      ...options,
    };
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Follow a game as a seat one holds, or as a spectator (null). */
  async watch(game: string, seat: number | null): Promise<void> {
    this.#followed = { game, seat, version: null };
    if (this.status === 'open') await this.#watchAgain();
  }

  /** Ask something and wait for its answer; refusals are thrown. */
  ask(question: Question): Promise<News> {
    const socket = this.#socket;
    if (this.status !== 'open' || !socket) return Promise.reject(new ApiError('page-offline'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new ApiError('page-no-answer'));
      }, this.#options.patience);
      this.#waiting.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Ask for work that is answered several times: the last answer says why it `ended`. */
  stream(question: Question, hear: (news: News | ApiError) => void): Stream {
    const id = this.#nextId++;
    const socket = this.#socket;
    if (this.status !== 'open' || !socket) {
      hear(new ApiError('page-offline'));
      return { id, stop: () => {} };
    }
    this.#streams.set(id, hear);
    socket.send(JSON.stringify({ ...question, id }));
    return {
      id,
      stop: () => {
        if (this.#streams.has(id)) socket.send(JSON.stringify({ type: 'stop', id }));
      },
    };
  }

  close(): void {
    this.#become('closed');
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    if (this.#retry) clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    this.#retry = null;
    const socket = this.#options.open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#become('open');
      this.#pulse = setInterval(this.#beat, this.#options.heartbeat);
      if (this.#followed) this.#watchAgain().catch(() => {});
    });
    socket.addEventListener('message', (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as News);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  async #watchAgain(): Promise<void> {
    const followed = this.#followed;
    if (!followed) return;
    const { game, seat, version } = followed;
    await this.ask({ type: 'watch', game, seat, since: version });
  }

  #receive(news: News): void {
    this.#heard = Date.now();
    this.#failures = 0;
    if ('now' in news) this.skew = news.now - Date.now();
    const hear = 'id' in news && news.id !== null ? this.#streams.get(news.id) : undefined;
    if (hear && 'id' in news && news.id !== null) {
      if (news.type === 'refused' || ('ended' in news && news.ended)) this.#streams.delete(news.id);
      hear(news.type === 'refused' ? new ApiError(news.error.key, news.error.facts) : news);
    } else if (news.type === 'update') this.#update(news);
    else if ('id' in news && news.id !== null && this.#waiting.has(news.id))
      this.#answer(news.id, news);
    else this.#options.onNews(news);
  }

  #answer(id: number, news: News): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (news.type === 'refused') waiting.reject(new ApiError(news.error.key, news.error.facts));
    else waiting.resolve(news);
  }

  #update(news: Update): void {
    const followed = this.#followed;
    if (!followed || news.game !== followed.game || news.seat !== followed.seat) return;
    if (followed.version !== null && news.since > followed.version) {
      this.#watchAgain().catch(() => {});
      return;
    }
    followed.version = news.version;
    this.#options.onNews(news);
  }

  #lose(): void {
    this.#drop();
    if (this.status === 'closed') return;
    this.#become('lost');
    const pause = Math.min(
      this.#options.firstPause * 2 ** this.#failures++,
      this.#options.longestPause,
    );
    // Not all pages of a restarted server come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), pause * (0.7 + 0.6 * Math.random()));
  }

  #drop(): void {
    if (this.#pulse) clearInterval(this.#pulse);
    this.#pulse = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new ApiError('page-offline'));
    }
    this.#waiting.clear();
    for (const hear of this.#streams.values()) hear(new ApiError('page-offline'));
    this.#streams.clear();
  }

  #beat = (): void => {
    // A laptop that slept holds a socket that nobody answers any more.
    if (Date.now() - this.#heard > 2.2 * this.#options.heartbeat) this.#lose();
    else this.ask({ type: 'ping' }).catch(() => {});
  };

  #hurry = (): void => {
    if (this.status !== 'lost' || !this.#retry || globalThis.document?.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #become(status: Status): void {
    this.status = status;
    this.#options.onStatus(status);
  }
}
