import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../protocol';
import { ApiError } from './http';
import { GameSocket, type News, type Status } from './socket';

/** The browser's side of a wire; the test is the server. */
class Wire extends EventTarget {
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.dispatchEvent(new Event('close'));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(message: Partial<ServerMessage>): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let wires: Wire[];
let news: News[];
let statuses: Status[];
let socket: GameSocket;
const last = () => wires.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  news = [];
  statuses = [];
  socket = new GameSocket({
    onNews: (one) => news.push(one),
    onStatus: (one) => statuses.push(one),
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function update(since: number, version: number): Partial<ServerMessage> {
  return { type: 'update', game: 'g', seat: 0, since, version };
}

describe('a question', () => {
  it('gets the answer with its own id', async () => {
    last().open();
    const first = socket.ask({ type: 'ping' });
    const second = socket.ask({ type: 'command', text: 'sac', language: 'fr' });
    const [one, two] = last().sent.map((sent) => sent.id as number);
    last().say({ type: 'said', id: two as number, lines: ['42'] });
    last().say({ type: 'pong', id: one as number, now: Date.now() });
    expect((await first).type).toBe('pong');
    expect(await second).toMatchObject({ type: 'said', lines: ['42'] });
  });

  it('that is refused throws the key and the facts', async () => {
    last().open();
    const asked = socket.ask({ type: 'say', text: 'x' });
    const error = { key: 'bag-too-small', facts: { held: 3 } };
    last().say({ type: 'refused', id: last().sent[0]?.id as number, error });
    await expect(asked).rejects.toMatchObject(error);
  });

  it('without a connection, or whose connection breaks, is refused at once', async () => {
    await expect(socket.ask({ type: 'ping' })).rejects.toBeInstanceOf(ApiError);
    last().open();
    const asked = socket.ask({ type: 'ping' });
    last().close();
    await expect(asked).rejects.toMatchObject({ key: 'page-offline' });
  });

  it('that nobody answers ends after a while', async () => {
    last().open();
    const asked = expect(socket.ask({ type: 'ping' })).rejects.toMatchObject({
      key: 'page-no-answer',
    });
    await vi.advanceTimersByTimeAsync(15_001);
    await asked;
  });
});

describe('work that is answered while it goes on', () => {
  const study = { type: 'study', id: 1, ended: null } as unknown as Partial<ServerMessage>;
  const question = { type: 'study' } as unknown as Parameters<GameSocket['stream']>[0];

  it('is heard until its end, and can be stopped', () => {
    last().open();
    const heard: unknown[] = [];
    const stream = socket.stream(question, (one) => heard.push(one));
    last().say({ ...study, id: stream.id } as Partial<ServerMessage>);
    stream.stop();
    expect(last().sent.at(-1)).toEqual({ type: 'stop', id: stream.id });
    last().say({ ...study, id: stream.id, ended: 'stopped' } as unknown as Partial<ServerMessage>);
    expect(heard).toHaveLength(2);
    const sent = last().sent.length;
    stream.stop();
    expect(last().sent).toHaveLength(sent);
  });

  it('ends with a reason when it is refused or the connection breaks', () => {
    last().open();
    const heard: unknown[] = [];
    const first = socket.stream(question, (one) => heard.push(one));
    const error = { key: 'study-forbidden', facts: {} };
    last().say({ type: 'refused', id: first.id, error });
    socket.stream(question, (one) => heard.push(one));
    last().close();
    expect(heard).toMatchObject([{ key: 'study-forbidden' }, { key: 'page-offline' }]);
  });
});

describe('a lost connection', () => {
  it('comes back and asks for what it missed', async () => {
    last().open();
    socket.watch('g', 0).catch(() => {});
    last().say(update(0, 12));
    last().close();
    expect(statuses).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().sent[0]).toMatchObject({ type: 'watch', game: 'g', seat: 0, since: 12 });
  });

  it('is tried for again less and less often, never more than 20 seconds apart', async () => {
    for (let tries = 0; tries < 12; tries++) {
      last().close();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(wires).toHaveLength(13);
    last().close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(wires).toHaveLength(13);
  });

  it('that makes no sound is noticed by the heartbeat', async () => {
    last().open();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(statuses).toContain('lost');
  });
});

describe('news of a game', () => {
  it('with a gap before them are not shown; the gap is asked for', () => {
    last().open();
    socket.watch('g', 0).catch(() => {});
    last().say(update(0, 5));
    last().say(update(7, 8));
    expect(news).toHaveLength(1);
    expect(last().sent.at(-1)).toMatchObject({ type: 'watch', since: 5 });
    last().say(update(5, 8));
    expect(news).toHaveLength(2);
  });

  it('of another seat than the one followed are dropped', () => {
    last().open();
    socket.watch('g', 1).catch(() => {});
    last().say(update(0, 5));
    expect(news).toHaveLength(0);
  });
});
