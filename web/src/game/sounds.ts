/** Sounds made on the spot, no files: the chronometer's beep and rings, a tile, the cursor's place. */

import { settings } from '../settings.svelte';
import type { Square } from './squares';

let context: AudioContext | null = null;

interface Tone {
  pitch: number;
  seconds: number;
  after?: number;
  loudness?: number;
  kind?: OscillatorType;
  /** From -1, left, to 1, right. */
  side?: number;
}

function play(...tones: Tone[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep a page silent until it has been touched.
  if (context.state === 'suspended') void context.resume();
  for (const { pitch, seconds, after = 0, loudness = 0.15, kind = 'sine', side = 0 } of tones) {
    const start = context.currentTime + after;
    const oscillator = new OscillatorNode(context, { type: kind, frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator
      .connect(gain)
      .connect(new StereoPannerNode(context, { pan: side }))
      .connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

export function beep(): void {
  if (settings.sound) play({ pitch: 880, seconds: 0.25 });
}

export function ring(times: number): void {
  if (!settings.sound) return;
  const tones = Array.from({ length: times }, (_, index) => index * 0.42).flatMap((after) => [
    { pitch: 1318, seconds: 0.35, after },
    { pitch: 1568, seconds: 0.3, after: after + 0.06 },
  ]);
  play(...tones);
}

export function tap(): void {
  if (settings.sound) play({ pitch: 190, seconds: 0.06, kind: 'triangle', loudness: 0.25 });
}

export function yourTurn(): void {
  if (settings.sound)
    play(
      { pitch: 523, seconds: 0.18, loudness: 0.1 },
      { pitch: 784, seconds: 0.28, after: 0.12, loudness: 0.1 },
    );
}

/** Left to right is heard from left to right, top to bottom from high to low. */
export function place({ row, column }: Square, size: number): void {
  const middle = (size - 1) / 2;
  play({
    pitch: 880 * 2 ** (-row / (size / 2)),
    seconds: 0.12,
    side: (column - middle) / middle,
    loudness: 0.12,
  });
}
