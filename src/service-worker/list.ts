import { base, version } from '$service-worker';

interface PrecacheList {
	version: string;
	/** Folder → its files as digest and name, separated by spaces. */
	files: Record<string, string>;
}

/** The number of characters of a digest, of 6 bits each. */
export const DIGEST = 5;

/** The global scope of this service worker. */
export const worker = globalThis.self as unknown as ServiceWorkerGlobalScope & {
	precacheList?: PrecacheList;
};

/** The path of the start page. */
export const shell = `${base}/`;
/** The page that starts the app at any other address. */
export const fallbackPage = `${shell}200.html`;

/** Reads paths and digests of all files of this build. Throws if the server has another build's list. */
function readList(): Map<string, string> {
	// The query prevents browsers and proxies from returning an earlier build's list.
	worker.importScripts(`precache-list.js?${version}`);
	const { precacheList: list } = worker;
	if (list?.version !== version) throw new Error(`No list of build ${version}`);
	return new Map(
		Object.entries(list.files).flatMap(([folder, files]) =>
			files
				.split(' ')
				.map((file) => [shell + folder + file.slice(DIGEST), file.slice(0, DIGEST)] as const)
		)
	);
}

/** The digest of each file of this build, by path. */
export const digests: ReadonlyMap<string, string> = readList();
