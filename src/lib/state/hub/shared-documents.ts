import type { Rooms } from '$lib/store';
import { documentDigest } from '$lib/army/format/digest';
import { isSame } from '$lib/document/is-same';
import type { VersionKind } from '$lib/sync/versions/merge';
import { reconcile, withApplied } from '$lib/sync/versions/reconcile';
import { readTrack, storedTrack } from '$lib/sync/versions/stored-track';
import {
	ancestryOf,
	headsOf,
	isWhole,
	newTrack,
	withCovered,
	withVersions,
	type Track
} from '$lib/sync/versions/track';
import {
	ancestrySchema,
	versionDigest,
	versionSchema,
	type Ancestry,
	type Content,
	type Version
} from '$lib/sync/versions/version';
import type { Item } from '$lib/sync/room/items';
import type { Binding, KeyedItem, ReadItem } from './binding';

/** A stored document: null if it is deleted here. */
export interface SharedDocument {
	readonly content: Content;
	/** Writes another state; false if it has changed meanwhile. */
	write(content: Content): Promise<boolean>;
}

/** Documents of one kind that all devices of a room share. */
export interface SharedKind extends VersionKind {
	readonly of: string;
	/** A mark per stored document that changes with its content. */
	marks(): Promise<ReadonlyMap<string, string>>;
	/** `unreadable` stays as it is; undefined if there is none. */
	read(id: string): Promise<SharedDocument | 'unreadable' | undefined>;
	create(id: string, content: NonNullable<Content>): Promise<void>;
	/** Whether content from outside can be stored under this id. */
	isContent(id: string, content: Content): boolean;
	/** Whether a missing document was deleted; otherwise it is written again. */
	readonly missingIsDeleted?: boolean;
	/** Whether a device that meets a room takes its state instead of sharing its own. */
	readonly adopts?: boolean;
}

/** Tries to write until a slower window gives up its turn. */
const TRIES = 8;

const versionKey = (digest: string) => `version ${digest}`;
const ANCESTRY = 'ancestry ';
const ancestryKey = (ancestry: Ancestry) => `${ANCESTRY}${documentDigest(ancestry)}`;
const trackKey = (of: string, id: string) => `${of} ${id}`;

/** A version of a document, or the names of earlier ones, as an item has it. */
type DocumentItem = ReadItem &
	(
		| { readonly version: Version; readonly ancestry?: undefined }
		| { readonly version?: undefined; readonly ancestry: Ancestry }
	);

interface Settled {
	readonly versions: readonly Version[];
	readonly ancestry: readonly Ancestry[];
}
const NOTHING: Settled = { versions: [], ancestry: [] };

function withSettled(track: Track, { versions, ancestry }: Settled): Track {
	const named = ancestry.reduce((all, { covered }) => withCovered(all, covered), track);
	return withVersions(named, versions);
}

/** Joins documents that are merged by their versions to a room. */
export class SharedDocuments implements Binding<DocumentItem> {
	readonly #room: string;
	readonly #rooms: Rooms;
	readonly #kinds: ReadonlyMap<string, SharedKind>;
	readonly #watch: (changed: () => void) => () => void;
	#tracks: Promise<Map<string, Track>> | undefined;
	readonly #marks = new Map<string, string>();

	constructor(
		room: string,
		rooms: Rooms,
		kinds: readonly SharedKind[],
		watch: (changed: () => void) => () => void
	) {
		this.#room = room;
		this.#rooms = rooms;
		this.#kinds = new Map(kinds.map((kind) => [kind.of, kind]));
		this.#watch = watch;
	}

	read(item: Item): DocumentItem | undefined {
		if (item.kind === 'ancestry') return this.#readAncestry(item);
		return item.kind === 'version' ? this.#readVersion(item) : undefined;
	}

	async outgoing(has: (key: string) => boolean): Promise<readonly KeyedItem[]> {
		await this.#settleChanged();
		const tracks = await this.#loaded();
		return [...tracks.values()].flatMap((track) => lacking(track, has));
	}

	async receive(items: readonly DocumentItem[]): Promise<void> {
		const arrived = new Map<string, { of: string; id: string } & Settled>();
		for (const { version, ancestry } of items) {
			const { of, id } = version ?? ancestry;
			const before = arrived.get(trackKey(of, id)) ?? { of, id, ...NOTHING };
			arrived.set(trackKey(of, id), {
				of,
				id,
				versions: [...before.versions, ...(version ? [version] : [])],
				ancestry: [...before.ancestry, ...(ancestry ? [ancestry] : [])]
			});
		}
		for (const { of, id, ...settled } of arrived.values()) {
			const kind = this.#kinds.get(of);
			if (kind) await this.#take(kind, id, settled);
		}
	}

	/**
	 * Settles what arrived if all that it grew from is here. Entries arrive in any order, and without its ancestors a
	 * version would contradict the others; so the rest waits until the room has been received.
	 */
	async #take(kind: SharedKind, id: string, arrived: Settled): Promise<void> {
		const key = trackKey(kind.of, id);
		const before = (await this.#loaded()).get(key) ?? newTrack(kind.of, id);
		const track = withSettled(before, arrived);
		if (track.applied && isWhole(track)) return void (await this.#settle(kind, id, arrived));
		await this.#put(key, track);
		this.#marks.delete(key);
	}

	async snapshot(): Promise<readonly KeyedItem[]> {
		const tracks = [...(await this.#loaded()).values()];
		return tracks.flatMap((track) => {
			const versions = headsOf(track).flatMap((digest) => keyedVersion(track, digest));
			return [...versions, ...keyedAncestry(track)];
		});
	}

	isReplaced(key: string): boolean {
		return key.startsWith(ANCESTRY) || key.startsWith(versionKey(''));
	}

	async cover(keys: readonly string[]): Promise<void> {
		const covered = new Set(keys);
		for (const [key, track] of await this.#loaded()) {
			const gone = [...track.versions]
				.filter(([digest]) => covered.has(versionKey(digest)))
				.map(([digest, { parents }]) => [digest, parents] as const);
			if (gone.length > 0) await this.#put(key, withCovered(track, gone));
		}
	}

	watch(changed: () => void): () => void {
		return this.#watch(changed);
	}

	/** The version in an item, if this app could store what it says. */
	#readVersion(item: Item): DocumentItem | undefined {
		const reading = versionSchema.safeParse(item);
		if (!reading.success) return undefined;
		const { of, id, document, base } = reading.data;
		const kind = this.#kinds.get(of);
		const isGood = (content: Content) => content === null || kind?.isContent(id, content);
		if (!kind || !isGood(document) || !isGood(base)) return undefined;
		return { key: versionKey(versionDigest(reading.data)), version: reading.data };
	}

	#readAncestry(item: Item): DocumentItem | undefined {
		const { success, data: ancestry } = ancestrySchema.safeParse(item);
		if (!success || !this.#kinds.has(ancestry.of)) return undefined;
		return { key: ancestryKey(ancestry), ancestry };
	}

	async #settleChanged(): Promise<void> {
		for (const kind of this.#kinds.values()) {
			const marks = await kind.marks();
			const shared = [...(await this.#loaded()).values()].filter(({ of }) => of === kind.of);
			for (const id of new Set([...marks.keys(), ...shared.map((track) => track.id)])) {
				const key = trackKey(kind.of, id);
				const mark = marks.get(id) ?? 'none';
				if (this.#marks.get(key) === mark) continue;
				if (!(await this.#settle(kind, id, NOTHING))) this.#marks.set(key, mark);
			}
		}
	}

	/** Merges what arrived with what is stored here. Returns whether it wrote the document. */
	async #settle(kind: SharedKind, id: string, arrived: Settled): Promise<boolean> {
		for (let tries = 0; tries < TRIES; tries += 1) {
			const result = await this.#settleOnce(kind, id, arrived);
			if (result === 'changed') continue;
			if (result === 'written') this.#marks.delete(trackKey(kind.of, id));
			return result === 'written';
		}
		throw new Error(`Document ${id} changes all the time`);
	}

	async #settleOnce(
		kind: SharedKind,
		id: string,
		arrived: Settled
	): Promise<'changed' | 'written' | 'same'> {
		const key = trackKey(kind.of, id);
		const before = (await this.#loaded()).get(key) ?? newTrack(kind.of, id);
		const { versions } = arrived;
		const track = withSettled(before, { ...arrived, versions: [] });
		const stored = await kind.read(id);
		if (stored === 'unreadable') {
			await this.#put(key, withVersions(track, versions));
			return 'same';
		}
		const content = contentOf(kind, track, stored, versions);
		const { track: next, state } = reconcile(track, content, versions, kind);
		if (next.versions.size === 0) return 'same';
		const differs = !isSame(stored?.content ?? null, state.document);
		if (differs && !(await written(kind, id, stored, state.document))) return 'changed';
		for (const copy of state.copies) await this.#keepCopy(kind, copy.id, copy.document);
		// After the document: a track that is ahead of it would look like a change that was taken back.
		await this.#put(key, withApplied(next, state));
		return differs ? 'written' : 'same';
	}

	async #keepCopy(kind: SharedKind, id: string, document: Content): Promise<void> {
		const isKnown = (await this.#loaded()).has(trackKey(kind.of, id));
		if (!isKnown && document !== null && !(await kind.read(id))) await kind.create(id, document);
	}

	#loaded(): Promise<Map<string, Track>> {
		this.#tracks ??= this.#load();
		return this.#tracks;
	}

	async #load(): Promise<Map<string, Track>> {
		const rows = await this.#rooms.documents(this.#room);
		const read = rows.map(({ key, track }): [string, Track] => {
			const at = key.indexOf(' ');
			return [key, readTrack(key.slice(0, at), key.slice(at + 1), track)];
		});
		return new Map(read);
	}

	async #put(key: string, track: Track): Promise<void> {
		await this.#rooms.putDocument({ room: this.#room, key, track: storedTrack(track) });
		(await this.#loaded()).set(key, track);
	}
}

/** Writes the merged state; false if another window was faster. */
async function written(
	kind: SharedKind,
	id: string,
	stored: SharedDocument | undefined,
	content: Content
): Promise<boolean> {
	if (stored) return stored.write(content);
	if (content !== null) await kind.create(id, content);
	return true;
}

/** What this device has as its own state of a document. */
function contentOf(
	{ missingIsDeleted, adopts }: SharedKind,
	{ applied, versions: known }: Track,
	stored: SharedDocument | undefined,
	arriving: readonly Version[]
): Content {
	if (adopts && !applied && known.size + arriving.length > 0) return null;
	if (stored) return stored.content;
	return missingIsDeleted ? null : (applied?.document ?? null);
}

function keyedVersion(track: Track, digest: string): KeyedItem[] {
	const version = track.versions.get(digest);
	return version ? [{ key: versionKey(digest), item: version }] : [];
}

function keyedAncestry(track: Track): KeyedItem[] {
	const item = ancestryOf(track);
	return item.covered.length > 0 ? [{ key: ancestryKey(item), item }] : [];
}

/** The newest versions that a room lacks. If it lacks their parents too, it gets the names of these. */
function lacking(track: Track, has: (key: string) => boolean): KeyedItem[] {
	const heads = headsOf(track).filter((digest) => !has(versionKey(digest)));
	const older = heads.flatMap((digest) => track.versions.get(digest)?.parents ?? []);
	const isCut = older.some((digest) => !has(versionKey(digest)));
	return [
		...heads.flatMap((digest) => keyedVersion(track, digest)),
		...(isCut ? keyedAncestry(track).filter(({ key }) => !has(key)) : [])
	];
}
