/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { base, build, files, prerendered, version } from '$service-worker';

const worker = globalThis.self as unknown as ServiceWorkerGlobalScope;
const shell = `${base}/`;
// The schema is for people who write programs, with a network; the kill switch is for the server.
const assets = files.filter((url) => !/(\.schema\.json|-off\.js)$/.test(url));

/** Builds whose files are kept: this one, and the one before it for windows that still show it. */
const KEPT = 2;

// A cache a build: all of its files are there, or it is not installed.
setCacheNameDetails({ suffix: `${version}-${worker.registration.scope}` });
precacheAndRoute([
	...build.map((url) => ({ url, revision: null })),
	...[...assets, ...prerendered, shell].map((url) => ({ url, revision: version }))
]);
registerRoute(new NavigationRoute(createHandlerBoundToURL(shell)));

/** What a window of the build before asks for. */
async function ofAnyBuild(request: Request): Promise<Response> {
	return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}/_app/immutable/`),
	({ request }) => ofAnyBuild(request)
);

/** Removes what builds before the last two have left, in the order in which they came. */
async function forgetOldBuilds(): Promise<void> {
	const { scope } = worker.registration;
	const ours = (await caches.keys()).filter((name) => name.endsWith(scope));
	const old = ours.filter((name) => name !== cacheNames.precache).slice(0, ours.length - KEPT);
	await Promise.all(old.map((name) => caches.delete(name)));
}
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));

worker.addEventListener('message', ({ data: message }) => {
	if (message?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
