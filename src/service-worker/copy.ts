import { ownCache } from './builds';
import { digests, shell } from './list';

/** Milliseconds for one file: a server that never answers must not hold up the next try for ever. */
const LIMIT = 60_000;
/** Files that are fetched at the same time. */
const LANES = 4;

/** The beginning of a SHA-256 in base64, as tests/setup/precache.mjs writes it. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', bytes);
	return btoa(String.fromCharCode(...new Uint8Array(hash, 0, 6)));
}

/** Browsers refuse scripts and styles of another type, whatever their bytes. */
function hasItsType(path: string, type: string): boolean {
	return path.endsWith('.js')
		? /javascript/.test(type)
		: !path.endsWith('.css') || /css/.test(type);
}

/** The response with all of its bytes when they are the file of this build, else nothing. */
async function checked(path: string, response: Response): Promise<Response | undefined> {
	const headers = new Headers(response.headers);
	const bytes = await response.arrayBuffer();
	const good =
		hasItsType(path, headers.get('content-type') ?? '') &&
		(await digestOf(bytes)) === digests.get(path);
	// Windows ask the worker for each file, so that a fallback to another build is complete.
	headers.set('cache-control', 'no-cache');
	// A response made here is no redirection: a browser refuses those as pages.
	return good ? new Response(bytes, { headers }) : undefined;
}

/**
 * A file of this build: from the copy of an earlier build, from the browser's cache or from the server,
 * whichever has the right bytes. Throws when none has.
 */
async function load(path: string): Promise<Response> {
	// The browser may have kept a redirect to another site, which cannot be read: then the server is asked.
	const get = (cache: RequestCache) =>
		fetch(path, { cache, signal: AbortSignal.timeout(LIMIT) })
			.then((response) => checked(path, response))
			.catch(() => undefined);
	const kept = await caches.match(path, { ignoreSearch: true });
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

/** Adds what the copy of this build lacks. Rejects when a file cannot be had, or is not that of this build. */
export function completeCopy(): Promise<void> {
	filling ??= fill().finally(() => (filling = undefined));
	return filling;
}
