/** What is said aloud: sentences for the live regions, spoken too when the player wishes. */

import { hush, speak } from './speech';

export interface Said {
  readonly id: number;
  readonly text: string;
}

const REMEMBERED = 4;

class Announcer {
  polite = $state.raw<readonly Said[]>([]);
  urgent = $state.raw<readonly Said[]>([]);
  #next = 0;

  say(text: string): void {
    if (!text) return;
    this.polite = [...this.polite, { id: this.#next++, text }].slice(-REMEMBERED);
    speak(text);
  }

  alert(text: string): void {
    if (!text) return;
    this.urgent = [{ id: this.#next++, text }];
    speak(text);
  }

  clear(): void {
    this.polite = [];
    this.urgent = [];
    hush();
  }
}

export const announcer = new Announcer();
