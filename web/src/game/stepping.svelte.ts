/** Looking through a game, one row of its sheet after the other. */

import { replay as fetchReplay } from '../api/api';
import type { Frame, Replay, Row } from '../protocol';

export class Stepping {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);

  get frame(): Frame | null {
    return this.replay?.frames[this.at] ?? null;
  }

  get count(): number {
    return this.replay?.frames.length ?? 0;
  }

  /** The sheet of what is looked through: of a finished game with every rack. */
  get rows(): Row[] {
    return this.replay?.frames.flatMap(({ row }) => (row ? [row] : [])) ?? [];
  }

  /** Open the game after its n-th row; -1 is its start. */
  async open(game: string, row: number): Promise<void> {
    this.replay = await fetchReplay(game);
    this.step(row + 1);
  }

  step(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.count - 1);
  }

  close(): void {
    this.replay = null;
  }
}
