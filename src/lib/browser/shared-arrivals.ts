import type { FoundFile } from './dropped-files';

/** What another app shared: a file, or a text. */
export type SharedArrival = FoundFile | string;

/** The cache that the service worker fills (src/service-worker/shared.ts). */
const SHARED = 'brikmuster-shared';

async function taken(cache: Cache, path: string): Promise<Response | undefined> {
	const response = await cache.match(path);
	await cache.delete(path);
	return response;
}

/** Takes what another app shared: files first, then their text. @param page The address of the page that takes it. */
export async function takeShared(page: string): Promise<SharedArrival[]> {
	if (!('caches' in globalThis)) return [];
	const cache = await caches.open(SHARED);
	const arrivals: SharedArrival[] = [];
	for (;;) {
		const file = await taken(cache, `${page}/file/${arrivals.length}`);
		if (!file) break;
		const name = decodeURIComponent(file.headers.get('X-Name') ?? '');
		arrivals.push({ name, file: new File([await file.blob()], name) });
	}
	const text = await (await taken(cache, `${page}/text`))?.text();
	return text ? [...arrivals, text] : arrivals;
}

interface LaunchParams {
	readonly files?: readonly FileSystemFileHandle[];
}

/** Calls back with the files that the system opens with the app. */
export function onLaunch(opened: (files: FoundFile[]) => void): void {
	const { launchQueue } = globalThis as {
		launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
	};
	launchQueue?.setConsumer(({ files = [] }) => {
		if (files.length === 0) return;
		const reading = files.map(async (handle) => {
			const file = await handle.getFile().catch(() => undefined);
			return { name: handle.name, file };
		});
		void Promise.all(reading).then(opened);
	});
}
