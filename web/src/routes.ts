/** The screens of the page, and the paths that lead to them. */
export type Route =
  | { screen: 'start' }
  | { screen: 'setup'; edition: string | null }
  | { screen: 'game'; game: string }
  | { screen: 'invite'; game: string }
  | { screen: 'join'; game: string; token: string }
  | { screen: 'games' }
  | { screen: 'lookup' }
  | { screen: 'settings' }
  | { screen: 'help' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean);
  if (more.length) return { screen: 'lost' };
  switch (first) {
    case '':
      return { screen: 'start' };
    case 'new':
      return third ? { screen: 'lost' } : { screen: 'setup', edition: second ?? null };
    case 'game':
      return second && !third ? { screen: 'game', game: second } : { screen: 'lost' };
    case 'invite':
      return second && !third ? { screen: 'invite', game: second } : { screen: 'lost' };
    case 'join':
      return second && third ? { screen: 'join', game: second, token: third } : { screen: 'lost' };
    case 'games':
    case 'lookup':
    case 'settings':
    case 'help':
      return second ? { screen: 'lost' } : { screen: first };
    default:
      return { screen: 'lost' };
  }
}
