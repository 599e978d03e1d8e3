/** All that follows the service worker's life, in one script that is loaded after the page. */
export { watchOfflineCopy } from './offline-copy';
export { watchWaiting } from './waiting-build';
export { Workbox } from 'workbox-window';
