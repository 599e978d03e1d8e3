/** The service worker code, in one chunk that loads after the page. */
export { watchOfflineCopy } from './offline-copy';
export { watchWaiting } from './waiting-build';
export { Workbox } from 'workbox-window';
