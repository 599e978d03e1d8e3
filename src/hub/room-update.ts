import * as Y from 'yjs';
import { isRefusal, type Refusal } from './refusal';

/** The root map of a room's document: digests of entries to their bytes. */
export const ENTRIES = 'entries';

export interface NewEntry {
	readonly digest: string;
	readonly bytes: Uint8Array;
}

type Decoded = ReturnType<typeof Y.decodeUpdate>;
type Struct = Decoded['structs'][number];

/** What the document has under a number of a Yjs client. */
function known({ store }: Y.Doc, client: number, clock: number): Struct | undefined {
	const structs = store.clients.get(client);
	return structs?.[Y.findIndexSS(structs, clock)];
}

/** Whether everything in a range is deleted already: clients send their whole list of deletions each time. */
function isDeleted(document: Y.Doc, client: number, from: number, length: number): boolean {
	const end = from + length;
	if (Y.getState(document.store, client) < end) return false;
	for (let clock = from; clock < end;) {
		const struct = known(document, client, clock);
		if (!struct?.deleted) return false;
		clock = struct.id.clock + struct.length;
	}
	return true;
}

function newDeletion(document: Y.Doc, { ds }: Decoded): boolean {
	return [...ds.clients].some(([client, ranges]) =>
		ranges.some(({ clock, len }) => !isDeleted(document, client, clock, len))
	);
}

/** Whether the document has the same key under a number that it knows; it may have deleted it since. */
function isSame(document: Y.Doc, struct: Struct): boolean {
	const there = known(document, struct.id.client, struct.id.clock);
	if (!(struct instanceof Y.Item) || !(there instanceof Y.Item)) return true;
	return struct.parentSub === null || there.deleted || there.parentSub === struct.parentSub;
}

function entryOf(struct: Struct): NewEntry | Refusal {
	// What a client added and lost again to the same key from elsewhere arrives without its content.
	if (!(struct instanceof Y.Item)) return 'overwrite';
	const { origin, rightOrigin, parent, parentSub, content } = struct;
	if (origin !== null || rightOrigin !== null || content instanceof Y.ContentDeleted) {
		return 'overwrite';
	}
	// The root's name is text until the struct is integrated.
	const isInMap = (parent as unknown) === ENTRIES && parentSub !== null;
	if (!isInMap || !(content instanceof Y.ContentBinary)) return 'form';
	return { digest: parentSub, bytes: content.content };
}

/** Collects entries, each once, with the numbers of their clients without a gap. */
class Collecting {
	readonly entries: NewEntry[] = [];
	readonly #document: Y.Doc;
	readonly #digests = new Set<string>();
	readonly #next = new Map<number, number>();

	constructor(document: Y.Doc) {
		this.#document = document;
	}

	/** Takes a struct; returns why it is refused. */
	take(struct: Struct): Refusal | undefined {
		const { client, clock } = struct.id;
		const state = Y.getState(this.#document.store, client);
		if (struct instanceof Y.Skip) return clock + struct.length > state ? 'gap' : undefined;
		if (clock + struct.length <= state) return isSame(this.#document, struct) ? undefined : 'clash';
		if (clock !== (this.#next.get(client) ?? state)) return 'gap';
		const entry = entryOf(struct);
		if (isRefusal(entry)) return entry;
		const { digest } = entry;
		const map = this.#document.getMap(ENTRIES);
		if (map.has(digest) || this.#digests.has(digest)) return 'overwrite';
		this.#digests.add(digest);
		this.#next.set(client, clock + struct.length);
		this.entries.push(entry);
		return undefined;
	}
}

/** The entries that an untrusted update would add, or why it must not be applied. Entries are not checked yet. */
export function newEntries(document: Y.Doc, update: Uint8Array): readonly NewEntry[] | Refusal {
	try {
		const decoded = Y.decodeUpdate(update);
		const collecting = new Collecting(document);
		for (const struct of decoded.structs) {
			const refusal = collecting.take(struct);
			if (refusal) return refusal;
		}
		return newDeletion(document, decoded) ? 'deletion' : collecting.entries;
	} catch {
		return 'form';
	}
}
