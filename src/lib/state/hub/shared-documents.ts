import { pacer, SHORT_SLICE } from '$lib/browser/pause';
import type { Rooms } from '$lib/store';
import { documentDigest } from '$lib/army/format/digest';
import { isSame } from '$lib/document/is-same';
import type { VersionKind } from '$lib/sync/versions/merge';
import { reconcile, withApplied, withWriting } from '$lib/sync/versions/reconcile';
import { readTrack, storedTrack } from '$lib/sync/versions/stored-track';
import {
	ancestryOf,
	headsOf,
	newTrack,
	withNamed,
	withoutDocuments,
	withoutWaiting,
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

function withItem(track: Track, { version, ancestry }: DocumentItem): Track {
	return version ? withVersions(track, [version]) : withNamed(track, ancestry.covered);
}

interface SharedDocumentsOptions {
	readonly room: string;
	/** Names this device in the versions that it makes. */
	readonly by: string;
	readonly rooms: Rooms;
	readonly kinds: readonly SharedKind[];
	readonly watch: (changed: () => void) => () => void;
}

/** Joins documents that are merged by their versions to a room. */
export class SharedDocuments implements Binding<DocumentItem> {
	readonly #room: string;
	readonly #by: string;
	readonly #rooms: Rooms;
	readonly #kinds: ReadonlyMap<string, SharedKind>;
	readonly #watch: SharedDocumentsOptions['watch'];
	#tracks: Promise<Map<string, Track>> | undefined;
	/** The marks of documents that are settled. */
	readonly #marks = new Map<string, string>();
	#changed: () => void = () => undefined;

	constructor({ room, by, rooms, kinds, watch }: SharedDocumentsOptions) {
		this.#room = room;
		this.#by = by;
		this.#rooms = rooms;
		this.#kinds = new Map(kinds.map((kind) => [kind.of, kind]));
		this.#watch = watch;
	}

	read(item: Item): DocumentItem | undefined {
		if (item.kind === 'ancestry') return this.#readAncestry(item);
		return item.kind === 'version' ? this.#readVersion(item) : undefined;
	}

	async outgoing(has: (key: string) => boolean): Promise<readonly KeyedItem[]> {
		await this.settle();
		const tracks = await this.#loaded();
		return [...tracks.values()].flatMap((track) => lacking(track, has));
	}

	/** Only notes what arrived: entries come in any order, and a version without its ancestors would contradict others. */
	async receive(items: readonly DocumentItem[]): Promise<void> {
		const tracks = await this.#loaded();
		const arrived = new Map<string, Track>();
		for (const item of items) {
			const { of, id } = item.version ?? item.ancestry;
			const key = trackKey(of, id);
			const track = arrived.get(key) ?? tracks.get(key) ?? newTrack(of, id);
			arrived.set(key, withItem(track, item));
		}
		for (const [key, track] of arrived) {
			await this.#put(key, track);
			this.#marks.delete(key);
		}
	}

	async settle(): Promise<number> {
		const pace = pacer(SHORT_SLICE);
		for (const kind of this.#kinds.values()) {
			await pace();
			const marks = await kind.marks();
			const shared = [...(await this.#loaded()).values()].filter(({ of }) => of === kind.of);
			for (const id of new Set([...marks.keys(), ...shared.map((track) => track.id)])) {
				const key = trackKey(kind.of, id);
				const mark = marks.get(id) ?? 'none';
				if (this.#marks.get(key) === mark) continue;
				await pace();
				if ((await this.#settleDocument(kind, id)) === 'same') this.#marks.set(key, mark);
			}
		}
		const waits = (track: Track) => withoutWaiting(track).versions.size < track.versions.size;
		return [...(await this.#loaded()).values()].filter(waits).length;
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
			const digests = [...track.versions.keys()].filter((one) => covered.has(versionKey(one)));
			if (digests.length > 0) await this.#put(key, withoutDocuments(track, new Set(digests)));
		}
	}

	watch(changed: () => void): () => void {
		this.#changed = changed;
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

	/** Merges what arrived with what is stored here; one that changes all the time is tried again later. */
	async #settleDocument(kind: SharedKind, id: string): Promise<'changed' | 'written' | 'same'> {
		for (let tries = 0; tries < TRIES; tries += 1) {
			const result = await this.#settleOnce(kind, id);
			if (result !== 'changed') return result;
		}
		this.#changed();
		return 'changed';
	}

	async #settleOnce(kind: SharedKind, id: string): Promise<'changed' | 'written' | 'same'> {
		const key = trackKey(kind.of, id);
		const track = (await this.#loaded()).get(key) ?? newTrack(kind.of, id);
		const stored = await kind.read(id);
		if (stored === 'unreadable') return 'same';
		const reconciled = reconcile(track, contentOf(kind, track, stored), this.#by, kind);
		if (!reconciled || reconciled.track.versions.size === 0) return 'same';
		const { track: next, state } = reconciled;
		const differs = !isSame(stored?.content ?? null, state.document);
		if (differs) await this.#put(key, withWriting(track, reconciled));
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
	stored: SharedDocument | undefined
): Content {
	if (adopts && !applied && known.size > 0) return null;
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

/** The newest versions that a room lacks, and the names of older ones if it lacks some of these. */
function lacking(track: Track, has: (key: string) => boolean): KeyedItem[] {
	const lacks = (digest: string) => !has(versionKey(digest));
	const heads = headsOf(track);
	const missing = heads.filter(lacks);
	const parents = missing.flatMap((digest) => track.versions.get(digest)?.parents ?? []);
	const older = [...track.versions.keys()].filter((digest) => !heads.includes(digest));
	return [
		...missing.flatMap((digest) => keyedVersion(track, digest)),
		...([...parents, ...older].some(lacks)
			? keyedAncestry(track).filter(({ key }) => !has(key))
			: [])
	];
}
