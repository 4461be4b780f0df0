import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadLanguage } from './i18n/i18n.svelte';
import { settings } from './settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
await loadLanguage(settings.language);
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page works all the same, as long as there is a connection.
  navigator.serviceWorker.register('/worker.js').catch(() => {});
}
