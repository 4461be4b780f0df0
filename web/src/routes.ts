/** The screens of the page, and the paths that lead to them. */
export type Preset = 'computer' | 'here' | 'online';

export type Route =
  | { screen: 'start' }
  | { screen: 'setup'; preset: Preset }
  | { screen: 'game'; game: string }
  | { screen: 'invite'; game: string }
  | { screen: 'join'; game: string }
  | { screen: 'games' }
  | { screen: 'lookup' }
  | { screen: 'study' }
  | { screen: 'review'; game: string }
  | { screen: 'settings' }
  | { screen: 'help' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean);
  if (first === 'game' && second && third === 'review' && !more.length)
    return { screen: 'review', game: second };
  if (third) return { screen: 'lost' };
  switch (first) {
    case '':
      return { screen: 'start' };
    case 'new':
      return setup(second);
    case 'game':
    case 'invite':
    case 'join':
      return second ? { screen: first, game: second } : { screen: 'lost' };
    case 'games':
    case 'lookup':
    case 'study':
    case 'settings':
    case 'help':
      return second ? { screen: 'lost' } : { screen: first };
    default:
      return { screen: 'lost' };
  }
}

function setup(preset = 'computer'): Route {
  const known = preset === 'computer' || preset === 'here' || preset === 'online';
  return known ? { screen: 'setup', preset } : { screen: 'lost' };
}
