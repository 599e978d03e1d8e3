import { version } from '$service-worker';
import { shell, worker } from './list';

/** Whether a build has ever started in this browser; undefined until known. */
export type Outcome = 'started' | 'failed';

const { scope } = worker.registration;
/** The cache entry that stores a build's outcome. */
const OUTCOME = `${shell}_app/outcome`;

/** The name of a build's cache. */
const cacheOf = (build: string) => `brikmuster-${build}-${scope}`;

/** The cache of this build. */
export const ownCache = cacheOf(version);

/** Returns the cached response for a path. Paths have no query; ignoring one would read every entry. */
export function fromCopy(cacheName: string, path: string): Promise<Response | undefined> {
	return caches.match(path, { cacheName });
}

/** Returns the stored outcome of a build. */
export async function outcomeOf(cacheName: string): Promise<Outcome | undefined> {
	return (await fromCopy(cacheName, OUTCOME))?.text() as Promise<Outcome | undefined>;
}

/** Stores a build's outcome, unless its cache is gone. */
export async function noteOutcome(build: string, outcome: Outcome): Promise<void> {
	const name = cacheOf(build);
	if (!(await caches.has(name))) return;
	await (await caches.open(name)).put(OUTCOME, new Response(outcome));
	failed = undefined;
}

/** The cache of the newest other build that has started, or else of one not known to fail. */
async function previousCopy(): Promise<string | undefined> {
	const names = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
	let unknown: string | undefined;
	for (const name of names.reverse()) {
		if (name === ownCache || !(await fromCopy(name, shell))) continue;
		const outcome = await outcomeOf(name);
		if (outcome === 'started') return name;
		if (!outcome) unknown ??= name;
	}
	return unknown;
}

let failed: Promise<boolean> | undefined;

/** Returns the cache that windows use: this build's, or the previous one if this build does not start. */
export async function servedCopy(): Promise<string> {
	failed ??= outcomeOf(ownCache).then((outcome) => outcome === 'failed');
	return ((await failed) && (await previousCopy())) || ownCache;
}

/** Deletes all caches except this build's and the previous one, which old windows and a failed start need. */
export async function removeOldCopies(): Promise<void> {
	const kept = [ownCache, await previousCopy()];
	const names = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
	await Promise.all(
		names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name))
	);
}
