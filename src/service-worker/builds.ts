import { version } from '$service-worker';
import { shell, worker } from './list';

/** Whether a build has ever started in this browser; nothing while that is not known. */
export type Outcome = 'started' | 'failed';

const { scope } = worker.registration;
/** Where the copy of a build keeps its outcome. */
const OUTCOME = `${shell}_app/outcome`;

/** The name of the cache with the copy of a build. */
const cacheOf = (build: string) => `brikmuster-${build}-${scope}`;

/** The cache with the copy of this build. */
export const ownCache = cacheOf(version);

/** What the copy of a build answers to a path. */
export function fromCopy(cacheName: string, path: string): Promise<Response | undefined> {
	return caches.match(path, { cacheName, ignoreSearch: true });
}

/** What is known of the build with this copy. */
export async function outcomeOf(cacheName: string): Promise<Outcome | undefined> {
	return (await fromCopy(cacheName, OUTCOME))?.text() as Promise<Outcome | undefined>;
}

/** Notes what became of a build, unless its copy is gone. */
export async function noteOutcome(build: string, outcome: Outcome): Promise<void> {
	const name = cacheOf(build);
	if (!(await caches.has(name))) return;
	await (await caches.open(name)).put(OUTCOME, new Response(outcome));
	failed = undefined;
}

/** The copy of the newest other build that has started, or at least is not known to fail. */
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

/** The copy that windows get: that of this build, or of the previous one if this one does not start. */
export async function servedCopy(): Promise<string> {
	failed ??= outcomeOf(ownCache).then((outcome) => outcome === 'failed');
	return ((await failed) && (await previousCopy())) || ownCache;
}

/** Removes all copies but this one and the previous one, which old windows and a failed start need. */
export async function removeOldCopies(): Promise<void> {
	const kept = [ownCache, await previousCopy()];
	const names = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
	await Promise.all(
		names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name))
	);
}
