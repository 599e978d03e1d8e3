import { chunksOf, downloadBlob } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import {
	leagueHeadIn,
	readLeagueStream,
	writeLeagueStream,
	type LeagueHead,
	type LeaguePart,
	type LeagueStreamProblem
} from '$lib/exchange/league-stream';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { Digest } from '$lib/league/entries/entry';
import { heldState, type HeldLeague } from '$lib/league/entries/held';
import type { League } from '$lib/league/league-file';
import type { Arriving, CheckedEntry, LazyStores } from '$lib/store';
import { now } from '../app/clock-and-random';
import { photoStore } from '../photos/photo-store';
import type { OpenLeague } from './open-league.svelte';

/** Bytes at the start of a file that are enough to recognize it. */
const START = 12_000;

/** A line of a file that was left out, and why. */
export interface RefusedLine {
	readonly line: number;
	readonly problem: LeagueStreamProblem;
}

/** A league of signed entries in a file, with everything in it checked. */
export interface SignedFile {
	readonly kind: 'signed';
	readonly arriving: Arriving;
	/** What its entries say together. */
	readonly league: League;
	/** The founder's name and key. */
	readonly founder: { readonly name: string; readonly publicKey: string };
	readonly refused: readonly RefusedLine[];
	readonly photos: ReadonlyMap<Digest, Uint8Array<ArrayBuffer>>;
}

export interface RefusedFile {
	readonly kind: 'refused';
	readonly problem: LeagueStreamProblem;
}

/** Whether a file is a league of signed entries. */
export async function isSignedFile(file: Blob): Promise<boolean> {
	const start = new Uint8Array(await file.slice(0, START).arrayBuffer());
	return leagueHeadIn(start) !== undefined;
}

class Gathered {
	readonly entries = new Map<Digest, CheckedEntry>();
	readonly documents = new Map<Digest, League>();
	readonly photos = new Map<Digest, Uint8Array<ArrayBuffer>>();
	readonly refused: RefusedLine[] = [];

	take(part: LeaguePart): void {
		const { digest } = part;
		if (part.kind === 'entry') this.entries.set(digest, { digest, ...part.signed });
		else if (part.kind === 'document') this.documents.set(digest, part.league);
		else this.photos.set(digest, part.jpeg);
	}

	/** The file as it is offered; one without its founding says nothing. */
	file({ founding, name }: LeagueHead): SignedFile | RefusedFile {
		const entries = [...this.entries.values()];
		const { documents, photos, refused } = this;
		const held: HeldLeague = { founding, entries, documents, sent: new Set() };
		const state = heldState(held);
		if (!state) return { kind: 'refused', problem: { code: 'notALeague', path: '' } };
		const { author, body } = state.set.founding.entry;
		return {
			kind: 'signed',
			arriving: { founding, name: state.league.name || name, entries, documents },
			league: state.league,
			founder: { name: body.founder.name, publicKey: author },
			refused,
			photos
		};
	}
}

/** Reads a league of signed entries as a stream and checks every part. An incomplete file is refused. */
export async function readSignedFile(
	file: Blob,
	progress?: (bytes: number) => void
): Promise<SignedFile | RefusedFile> {
	const gathered = new Gathered();
	let head: LeagueHead | undefined;
	const chunks = chunksOf(file, progress ?? (() => undefined));
	for await (const item of readLeagueStream(chunks)) {
		if (item.kind === 'head') head = item.head;
		else if (item.kind === 'problem') return { kind: 'refused', problem: item.problem };
		else if (item.kind === 'bad') gathered.refused.push(item);
		else gathered.take(item);
	}
	if (!head) return { kind: 'refused', problem: { code: 'notALeague', path: '' } };
	return gathered.file(head);
}

/** How many entries of a file are new on this device, and what else is here. */
export interface Comparison {
	/** The league with this founding is here. */
	readonly known: boolean;
	readonly added: number;
	/** Another league with the same id is here: an unsigned one, or one of another founding. */
	readonly other?: 'unsigned' | 'founding';
}

export async function compareSigned(
	{ leagues }: LazyStores,
	{ arriving, league }: SignedFile
): Promise<Comparison> {
	const { founding, entries } = arriving;
	const here = new Set((await leagues.entryRows(founding)).map(({ digest }) => digest));
	const added = entries.filter(({ digest }) => !here.has(digest)).length;
	if ((await leagues.idOf(founding)) !== undefined) return { known: true, added };
	const same = await leagues.get(league.id);
	if (!same) return { known: false, added };
	const signed = same.readable && same.held !== undefined;
	return { known: false, added, other: signed ? 'founding' : 'unsigned' };
}

/** Adds a file's entries and photos to this device; returns where the league is. */
export async function keepSigned(
	{ leagues, photos }: LazyStores,
	file: SignedFile,
	continues: boolean
): Promise<string> {
	for (const jpeg of file.photos.values()) await photos.keep(jpeg);
	const { id } = await leagues.join(file.arriving, file.league, continues);
	return id;
}

/** The digests of the photos in reports. */
function photosIn({ entries, documents }: HeldLeague): Set<Digest> {
	const reported = entries.flatMap(({ entry: { body } }) =>
		body.kind === 'report' ? (body.record.photos ?? []) : []
	);
	const adopted = [...documents.values()].flatMap(({ protocols }) =>
		protocols.flatMap((report) => report.photos ?? [])
	);
	return new Set([...reported, ...adopted]);
}

async function* partsOf(
	held: HeldLeague,
	signatures: ReadonlyMap<Digest, string>
): AsyncGenerator<LeaguePart> {
	for (const [digest, league] of held.documents) yield { kind: 'document', digest, league };
	for (const { digest, entry } of held.entries) {
		const signature = signatures.get(digest);
		if (signature !== undefined) yield { kind: 'entry', digest, signed: { entry, signature } };
	}
	const store = await photoStore();
	for (const digest of photosIn(held)) {
		const jpeg = await store.get(digest).catch(() => undefined);
		if (jpeg) yield { kind: 'photo', digest, jpeg };
	}
}

/** A file of the league, for everybody. Its entries count as sent. Rejects if they cannot be signed or stored. */
export async function signedFileOf(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<File> {
	await open.signed();
	const { held } = open.document;
	if (!held || open.unsaved) throw new Error('Not everything is stored');
	const rows = await leagues.entryRows(held.founding);
	const signatures = new Map(
		rows.flatMap(({ digest, signature }) => (signature === undefined ? [] : [[digest, signature]]))
	);
	const sent = held.entries.map(({ digest }) => digest).filter((one) => signatures.has(one));
	await leagues.markSent(open.id, sent);
	const { id, name } = open.league;
	const pieces: string[] = [];
	for await (const piece of writeLeagueStream(
		{ founding: held.founding, id, name },
		partsOf(held, signatures)
	)) {
		pieces.push(piece);
	}
	const day = now().slice(0, 10);
	return new File(pieces, fileNameOf(`${name} ${day}`, BRIK_EXTENSION), { type: BRIK_TYPE });
}

/** Downloads a signed league. */
export async function exportSigned(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<void> {
	const file = await signedFileOf(open, leagues);
	downloadBlob(file.name, file);
}
