import type { Armies, LazyStores, Photos } from '$lib/store';

type Open = () => Promise<Photos>;

let provide: (open: Open) => void;
const provided = new Promise<Open>((resolve) => (provide = resolve));

/** Provides the photo store once a page has started. */
export function openPhotos(keeping: () => Promise<LazyStores>): void {
	provide(async () => (await keeping()).photos);
}

/** The photo store; waits until a page has provided it. */
export async function photoStore(): Promise<Photos> {
	return (await provided)();
}

/** Provides the photo store, empties expired trash and removes unused photos. */
export function openAndSweep(keeping: () => Promise<LazyStores>, armies: Armies): void {
	openPhotos(keeping);
	// Pages report a storage failure themselves.
	void armies.emptyTrash().catch(() => undefined);
	void keeping()
		.then(({ packs, photos }) => Promise.allSettled([packs.emptyTrash(), photos.sweep()]))
		.catch(() => undefined);
}
