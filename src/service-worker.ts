/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { base, build, files, prerendered, version } from '$service-worker';

const worker = globalThis.self as unknown as ServiceWorkerGlobalScope;
const shell = `${base}/`;
// The schema is for people who write programs, with a network.
const assets = files.filter((url) => !url.endsWith('.schema.json'));

precacheAndRoute([
	...build.map((url) => ({ url, revision: null })),
	...[...assets, ...prerendered, shell].map((url) => ({ url, revision: version }))
]);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL(shell)));

worker.addEventListener('message', ({ data: message }) => {
	if (message?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
