import * as z from 'zod/mini';
import { base64Of, type Bytes } from '$lib/army/format/base64';
import { photoOf } from '$lib/army/photos/jpeg';
import { sizeProblem } from '$lib/army/photos/photo-limits';
import type { LazyStores } from '$lib/store';
import type { Item } from '$lib/sync/room/items';
import type { Binding, KeyedItem, ReadItem } from './binding';

const PREFIX = 'photo ';

const photoSchema = z.strictObject({
	kind: z.literal('photo'),
	digest: z.string(),
	jpeg: z.string()
});

/** A photo as an item has it. */
interface PhotoItem extends ReadItem {
	readonly digest: string;
	readonly jpeg: Bytes;
}

/** The photo in an item, if it is one that a file may have. */
function photoIn(item: Item): PhotoItem | undefined {
	if (item.kind !== 'photo') return undefined;
	const reading = photoSchema.safeParse(item);
	if (!reading.success || sizeProblem(reading.data.jpeg, '')) return undefined;
	const { digest } = reading.data;
	const jpeg = photoOf(digest, reading.data.jpeg);
	return jpeg && { key: `${PREFIX}${digest}`, digest, jpeg };
}

/** Photos in one call; the rest follows. */
const AT_ONCE = 20;

/** Gives a room photos of this device, each once: all of them, or those that `wanted` names. */
export function sharedPhotos(
	{ photos, backups }: LazyStores,
	wanted?: () => Promise<ReadonlySet<string>>
): Binding<PhotoItem> {
	return {
		read: photoIn,
		outgoing: async (has) => {
			const isLacking = (digest: string) => !has(`${PREFIX}${digest}`);
			const lacking = (await photos.digests()).filter(isLacking);
			// Finding out which ones are wanted takes long.
			const some = lacking.length > 0 ? await wanted?.() : undefined;
			const sent = lacking.filter((digest) => some?.has(digest) ?? true);
			const items: KeyedItem[] = [];
			for (const digest of sent.slice(0, AT_ONCE)) {
				const jpeg = await photos.get(digest);
				const item = jpeg && { kind: 'photo', digest, jpeg: base64Of(jpeg) };
				// A damaged row is no photo on the other device either.
				if (item && photoIn(item)) items.push({ key: `${PREFIX}${digest}`, item });
			}
			return items;
		},
		receive: async (arrived) => {
			const missing = new Set(await backups.newPhotos(arrived.map(({ digest }) => digest)));
			for (const { digest, jpeg } of arrived) if (missing.has(digest)) await photos.keep(jpeg);
		},
		watch: () => () => undefined
	};
}
