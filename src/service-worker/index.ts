/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/// <reference types="@sveltejs/kit" />
import { version } from '$service-worker';
import { fromCopy, noteOutcome, outcomeOf, ownCache, removeOldCopies, servedCopy } from './builds';
import { completeCopy } from './copy';
import { digests, fallbackPage, shell, worker } from './list';
import { noRequests, noteRequest } from './requests';
import { isSharing, keepShared } from './shared';

/** Seconds before a window that has not reported its start counts as failed. */
const START_LIMIT = 10;

worker.addEventListener('install', (event) => event.waitUntil(completeCopy()));
worker.addEventListener('activate', (event) => event.waitUntil(removeOldCopies()));

/** A file from the build in use, or from any other: old windows request their own files. */
async function file(request: Request, path: string): Promise<Response> {
	return (await fromCopy(await servedCopy(), path)) ?? (await caches.match(path)) ?? fetch(request);
}

/**
 * Stores a failure if a visible window has shown nothing after some seconds. It waits no longer
 * than needed: browsers activate the next build only when this worker is idle.
 */
async function expectStart(client: string): Promise<void> {
	for (let seconds = 0; !(await outcomeOf(ownCache)); seconds += 1) {
		if (seconds === START_LIMIT) {
			const opened = await worker.clients.get(client);
			const visible = opened && 'visibilityState' in opened && opened.visibilityState === 'visible';
			return visible ? noteOutcome(version, 'failed') : undefined;
		}
		await new Promise((done) => setTimeout(done, 1000));
	}
}

/** Returns the page that starts the app at an address. */
async function startPage(event: FetchEvent, path: string): Promise<Response> {
	const copy = await servedCopy();
	if (copy === ownCache && event.request.destination === 'document')
		event.waitUntil(expectStart(event.resultingClientId));
	const page = path === shell ? undefined : await fromCopy(copy, fallbackPage);
	// Builds of before had one page for all addresses.
	return page ?? (await fromCopy(copy, shell)) ?? fetch(event.request);
}

worker.addEventListener('fetch', (event) => {
	noteRequest();
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (origin !== worker.location.origin) return;
	if (isSharing(request.method, pathname)) event.respondWith(keepShared(request));
	if (request.method !== 'GET') return;
	const started = pathname !== shell && digests.has(pathname);
	if (started || pathname.startsWith(`${shell}_app/immutable/`))
		event.respondWith(file(request, pathname));
	else if (request.mode === 'navigate') event.respondWith(startPage(event, pathname));
});

/** Handles a failed start; returns whether a reload would use another build. */
async function startFailed(build: string): Promise<boolean> {
	if (build !== version) return false;
	// A build that has started before fails for another reason, and an older build might not read its data.
	if (!(await outcomeOf(ownCache))) await noteOutcome(build, 'failed');
	return (await servedCopy()) !== ownCache;
}

/** Completes the copy and returns whether that worked. */
async function isCopyComplete(): Promise<boolean> {
	try {
		await completeCopy();
		return true;
	} catch {
		// The server may already have a newer build only.
		await worker.registration.update().catch(() => undefined);
		return false;
	}
}

worker.addEventListener('message', (event) => {
	const { type, build } = event.data ?? {};
	if (type !== 'QUIET') noteRequest();
	const answer = (result: Promise<unknown>) =>
		event.waitUntil(result.then((value) => event.ports[0]?.postMessage(value)));
	if (type === 'SKIP_WAITING') void worker.skipWaiting();
	else if (type === 'STARTED') answer(noteOutcome(build, 'started'));
	else if (type === 'FAILED') answer(startFailed(build));
	else if (type === 'CHECK') answer(isCopyComplete());
	else if (type === 'QUIET') answer(noRequests());
});
