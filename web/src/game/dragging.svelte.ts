/** Tiles under a finger or a mouse: pointer events for both, a few pixels before a tap becomes a drag. */

import type { Square } from './squares';

export type Target = { kind: 'square'; square: Square } | { kind: 'rack'; place: number };

export interface Held {
  readonly slot: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const FAR_ENOUGH = 6;

export class Dragging {
  held = $state.raw<Held | null>(null);
  over = $state.raw<Target | null>(null);
  #justDropped = false;

  readonly #drop: (slot: number, target: Target | null) => void;

  constructor(drop: (slot: number, target: Target | null) => void) {
    this.#drop = drop;
  }

  /** After a drag the browser still sends a click: it is not meant. */
  swallowsClick(): boolean {
    const swallowed = this.#justDropped;
    this.#justDropped = false;
    return swallowed;
  }

  start(event: PointerEvent, slot: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#justDropped = false;
    const node = event.currentTarget as HTMLElement;
    const size = node.getBoundingClientRect().width;
    const [fromX, fromY] = [event.clientX, event.clientY];
    // A finger hides what it touches: the tile floats above it, and lands where it is seen.
    const lift = event.pointerType === 'mouse' ? 0 : size * 0.9;

    const move = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      const far = Math.hypot(now.clientX - fromX, now.clientY - fromY) >= FAR_ENOUGH;
      if (!this.held && !far) return;
      const [x, y] = [now.clientX, now.clientY - lift];
      this.held = { slot, x, y, size };
      this.over = targetAt(x, y) ?? targetAt(x, now.clientY);
    };
    const stop = (): void => {
      node.removeEventListener('touchmove', keepStill);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      this.held = null;
      this.over = null;
    };
    const up = (now: PointerEvent): void => {
      if (now.pointerId !== event.pointerId) return;
      const [held, target] = [this.held, this.over];
      stop();
      if (!held) return;
      this.#justDropped = true;
      setTimeout(() => {
        this.#justDropped = false;
      });
      this.#drop(slot, target);
    };
    const cancel = (now: PointerEvent): void => {
      if (now.pointerId === event.pointerId) stop();
    };
    node.addEventListener('touchmove', keepStill, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }
}

/** Nothing goes on gliding after a tile let go in haste: the next tap would only stop the glide. */
const keepStill = (event: Event): void => event.preventDefault();

function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y);
  const cell = found?.closest<HTMLElement>('[data-row][data-column]');
  if (cell) {
    const square = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    return { kind: 'square', square };
  }
  const rack = found?.closest<HTMLElement>('[data-rack]');
  if (!rack) return null;
  const tiles = [...rack.querySelectorAll<HTMLElement>('[data-slot]')];
  const before = tiles.filter((tile) => {
    const box = tile.getBoundingClientRect();
    return y > box.bottom || (y > box.top && x > box.left + box.width / 2);
  });
  return { kind: 'rack', place: before.length };
}
