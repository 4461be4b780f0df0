// Runs before the first paint, so that a dark room is never lit up by a white page.
// The page's settings module does the same afterwards, and follows changes.
try {
  const kept = JSON.parse(localStorage.getItem('chevalet.settings') || '{}');
  const dark =
    kept.theme === 'dark' ||
    (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.look = kept.look === 'geant' ? 'geant' : 'bois';
} catch {
  document.documentElement.dataset.theme = 'light';
}
