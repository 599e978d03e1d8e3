/** What another app shared: a file, or a text. */
export type SharedArrival = File | string;

/** The cache that the service worker fills (src/service-worker/shared.ts). */
const SHARED = 'brikmuster-shared';

async function taken(cache: Cache, path: string): Promise<Response | undefined> {
	const response = await cache.match(path);
	await cache.delete(path);
	return response;
}

/** Takes what another app shared; undefined if nothing arrived. @param page The address of the page that takes it. */
export async function takeShared(page: string): Promise<SharedArrival | undefined> {
	if (!('caches' in globalThis)) return undefined;
	const cache = await caches.open(SHARED);
	const [file, text] = await Promise.all([
		taken(cache, `${page}/file`),
		taken(cache, `${page}/text`)
	]);
	if (file) {
		const name = decodeURIComponent(file.headers.get('X-Name') ?? '');
		return new File([await file.blob()], name);
	}
	return (await text?.text()) || undefined;
}

interface LaunchParams {
	readonly files?: readonly FileSystemFileHandle[];
}

/** Calls back with each file that the system opens with the app. */
export function onLaunch(opened: (file: File) => void): void {
	const { launchQueue } = globalThis as {
		launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
	};
	launchQueue?.setConsumer(({ files = [] }) => {
		void files[0]?.getFile().then(opened);
	});
}
