import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latest } from './latest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for a burst and drops answers that come too late', async () => {
  const asked: string[] = [];
  const answers: ((text: string) => void)[] = [];
  const told: string[] = [];
  const question = latest(
    (text: string) => {
      asked.push(text);
      return new Promise<string>((resolve) => answers.push(resolve));
    },
    (answer) => told.push(answer),
    100,
  );
  question.ask('a');
  question.ask('ab');
  await vi.advanceTimersByTimeAsync(100);
  question.ask('abc');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(['ab', 'abc']);
  answers[1]?.('second');
  answers[0]?.('first');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['second']);
});
