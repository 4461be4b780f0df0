/** Where the page is: a path of the address bar, matched against a short list. */
import { type Route, routeOf } from './routes';

let path = $state(location.pathname);
addEventListener('popstate', () => {
  path = location.pathname;
});

export const route = {
  get path(): string {
    return path;
  },
  get current(): Route {
    return routeOf(path);
  },
};

/** Go to a path of the page; `replace` leaves no trace in the history. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else if (to !== location.pathname + location.search) history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** One listener for every link of the page: plain clicks on our own paths stay in the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.hash) return;
  if (/^\/(api|docs|health|metrics)(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
