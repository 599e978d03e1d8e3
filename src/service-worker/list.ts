import { base, version } from '$service-worker';

interface PrecacheList {
	version: string;
	/** Folder → its files as digest and name, with a space between files. */
	files: Record<string, string>;
}

/** The letters of a digest. */
const DIGEST = 8;

/** The global scope of this service worker. */
export const worker = globalThis.self as unknown as ServiceWorkerGlobalScope & {
	precacheList?: PrecacheList;
};

/** The path of the start page, which every address of the app gets. */
export const shell = `${base}/`;

/** Paths and digests of all files of this build. Throws when the server has the list of another one. */
function readList(): Map<string, string> {
	// The query keeps a browser or a proxy from giving the list of an earlier build.
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

/** The digest of each file of this build by its path. */
export const digests: ReadonlyMap<string, string> = readList();
