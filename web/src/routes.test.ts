import { describe, expect, it } from 'vitest';
import { routeOf } from './routes';

describe('paths', () => {
  it('name the screens', () => {
    expect(routeOf('/')).toEqual({ screen: 'start' });
    expect(routeOf('/new')).toEqual({ screen: 'setup', preset: 'computer' });
    expect(routeOf('/game/abc')).toEqual({ screen: 'game', game: 'abc' });
    expect(routeOf('/join/abc')).toEqual({ screen: 'join', game: 'abc' });
    expect(routeOf('/new/online')).toEqual({ screen: 'setup', preset: 'online' });
    expect(routeOf('/study')).toEqual({ screen: 'study' });
    expect(routeOf('/game/abc/review')).toEqual({ screen: 'review', game: 'abc' });
    expect(routeOf('/lookup/')).toEqual({ screen: 'lookup' });
  });

  it('that nobody made lead to the screen that says so', () => {
    for (const path of ['/nowhere', '/game', '/join', '/game/a/b', '/games/x', '/new/x'])
      expect(routeOf(path)).toEqual({ screen: 'lost' });
  });
});
