import { ownCache } from './builds';
import { DIGEST, digests, shell } from './list';

/** Milliseconds per file: a server that never answers must not block the next attempt. */
const LIMIT = 60_000;
/** Files fetched in parallel. */
const LANES = 4;

/** The start of a SHA-256 in base64, as written by tests/setup/precache.mjs. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', bytes);
	return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6))).slice(0, DIGEST);
}

/** Browsers refuse scripts and styles with the wrong type, whatever their content. */
function hasItsType(path: string, type: string): boolean {
	return path.endsWith('.js')
		? /javascript/.test(type)
		: !path.endsWith('.css') || /css/.test(type);
}

/** Returns the complete response if its bytes match this build, else undefined. */
async function checked(path: string, response: Response): Promise<Response | undefined> {
	const headers = new Headers(response.headers);
	const bytes = await response.arrayBuffer();
	const good =
		hasItsType(path, headers.get('content-type') ?? '') &&
		(await digestOf(bytes)) === digests.get(path);
	// Windows revalidate each file with the worker, so that a fallback to another build is complete.
	headers.set('cache-control', 'no-cache');
	// A new response is not marked as redirected; browsers refuse redirected ones for navigation.
	return good ? new Response(bytes, { headers }) : undefined;
}

/**
 * Gets a file of this build from an earlier build's cache, the HTTP cache or the server, whichever
 * has the right bytes. Throws if none has.
 */
async function load(path: string): Promise<Response> {
	// A cached redirect to another site cannot be read; then ask the server.
	const get = (cache: RequestCache) =>
		fetch(path, { cache, signal: AbortSignal.timeout(LIMIT) })
			.then((response) => checked(path, response))
			.catch(() => undefined);
	const kept = await caches.match(path);
	const found =
		(kept && (await checked(path, kept))) || (await get('default')) || (await get('reload'));
	if (!found) throw new Error(`Not the file of this build: ${path}`);
	return found;
}

async function fill(): Promise<void> {
	const cache = await caches.open(ownCache);
	const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
	const missing = [...digests.keys()].filter((path) => path !== shell && !kept.has(path));
	const add = async (path: string) => cache.put(path, await load(path));
	const lane = async () => {
		for (let path = missing.pop(); path; path = missing.pop()) await add(path);
	};
	try {
		await Promise.all(Array.from({ length: LANES }, lane));
		// The start page comes last: a copy that has it is complete.
		if (!kept.has(shell)) await add(shell);
	} finally {
		missing.length = 0;
	}
}

let filling: Promise<void> | undefined;

/** Adds missing files to this build's cache. Rejects if a file is unavailable or belongs to another build. */
export function completeCopy(): Promise<void> {
	filling ??= fill().finally(() => (filling = undefined));
	return filling;
}
