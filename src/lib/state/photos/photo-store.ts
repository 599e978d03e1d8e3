import type { Armies, LazyStores, Photos } from '$lib/store';

type Open = () => Promise<Photos>;

let say: (open: Open) => void;
const said = new Promise<Open>((resolve) => (say = resolve));

/** The page says where photos are kept, once it has time for that. */
export function openPhotos(keeping: () => Promise<LazyStores>): void {
	say(async () => (await keeping()).photos);
}

/** Where photos are kept: there as soon as a page has said it. */
export async function photoStore(): Promise<Photos> {
	return (await said)();
}

/** Says it too, and deletes what was in the trash and photos that nothing has named for long enough. */
export function openAndSweep(keeping: () => Promise<LazyStores>, armies: Armies): void {
	openPhotos(keeping);
	void armies.emptyTrash().catch(() => undefined);
	// Where storage is refused, the pages say so.
	void keeping()
		.then(({ photos }) => photos.sweep())
		.catch(() => undefined);
}
