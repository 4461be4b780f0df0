/** Word from a tab that nobody looks at, when the player has allowed it. */

import { settings } from '../settings.svelte';

export function notify(body: string, tag: string): void {
  if (!settings.notify || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification('Chevalet', { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones leave it to the service worker.
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification('Chevalet', { body, tag }),
    );
  }
}
