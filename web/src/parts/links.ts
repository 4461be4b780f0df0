/** Links that give a seat. What follows # never reaches the server, nor any log on the way. */
const KEPT = 'chevalet.invites';
const KEPT_GAMES = 20;

export interface Invite {
  seat: number;
  invite: string;
}

export function seatLink(game: string, invite: string): string {
  return `${location.origin}/join/${encodeURIComponent(game)}#${encodeURIComponent(invite)}`;
}

export function watchLink(game: string): string {
  return `${location.origin}/game/${encodeURIComponent(game)}`;
}

function all(): Record<string, Invite[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Invite[]>;
  } catch {
    return {};
  }
}

/** The server knows only a digest of a link: nobody but this browser could show it again. */
export function keepInvites(game: string, invites: Invite[]): void {
  if (!invites.length) return;
  const latest = Object.entries(all()).slice(1 - KEPT_GAMES);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...Object.fromEntries(latest), [game]: invites }));
  } catch {
    // Shown once all the same.
  }
}

export function keptInvites(game: string): Invite[] {
  return all()[game] ?? [];
}
