/** What the clocks show, worked out from what the server said and the time since then. */

export interface Times {
  readonly left: readonly number[];
  readonly running: number | null;
  readonly since: number;
}

/** The time left to a seat, in milliseconds; below zero in overtime. */
export function leftAt(times: Times, seat: number, now: number): number | null {
  const left = times.left[seat];
  if (left === undefined) return null;
  return times.running === seat ? left - Math.max(now - times.since, 0) : left;
}

/** 4:05, or 1:02:03; a minus sign in overtime. */
export function shown(milliseconds: number): string {
  // A player who has half a second left must not read 0:00.
  const seconds =
    milliseconds > 0 ? Math.ceil(milliseconds / 1000) : Math.floor(-milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${hours ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return `${milliseconds < 0 && seconds ? '−' : ''}${hours ? `${hours}:` : ''}${rest}`;
}

export const ALARMS = [60, 30, 10] as const;

/** The alarm, in seconds, that lies between two readings of a clock that runs down. */
export function alarmBetween(before: number, after: number): number | null {
  return (
    [...ALARMS].reverse().find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ??
    null
  );
}
