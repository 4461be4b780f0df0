import { describe, expect, it } from 'vitest';
import { routeOf } from './routes';

describe('paths', () => {
  it('name the screens', () => {
    expect(routeOf('/')).toEqual({ screen: 'start' });
    expect(routeOf('/new')).toEqual({ screen: 'setup', edition: null });
    expect(routeOf('/game/abc')).toEqual({ screen: 'game', game: 'abc' });
    expect(routeOf('/join/abc/t0k')).toEqual({ screen: 'join', game: 'abc', token: 't0k' });
    expect(routeOf('/lookup/')).toEqual({ screen: 'lookup' });
  });

  it('that nobody made lead to the screen that says so', () => {
    for (const path of ['/nowhere', '/game', '/join/abc', '/game/a/b', '/games/x', '/join/a/b/c'])
      expect(routeOf(path)).toEqual({ screen: 'lost' });
  });
});
