/** Links that give a seat. What follows # never reaches the server, nor any log on the way. */
const KEPT = 'chevalet.invites';

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
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, Invite[]>;
  } catch {
    return {};
  }
}

/** The server knows only a digest of a link: whoever made it keeps it while the tab is open. */
export function keepInvites(game: string, invites: Invite[]): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: invites }));
  } catch {
    // Shown once all the same.
  }
}

export function keptInvites(game: string): Invite[] {
  return all()[game] ?? [];
}
