/** The service worker code, in one chunk that loads after the page. */
export { watchOfflineCopy } from './offline-copy';
export { whenQuiet } from './questions';
export { watchWaiting } from './waiting-build';
export { Workbox } from 'workbox-window';
