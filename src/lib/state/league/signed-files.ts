import { chunksOf, downloadBlob, inChunks } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import {
	leagueHeadIn,
	leaguePhotosIn,
	writeLeagueStream,
	type LeaguePart,
	type LeagueStreamProblem
} from '$lib/exchange/league-stream';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { Digest } from '$lib/league/entries/entry';
import { photosInReports, type HeldLeague } from '$lib/league/entries/held';
import type { Arriving, LazyStores } from '$lib/store';
import { now } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { photoStore } from '../photos/photo-store';
import type { FileFacts } from './file-reading';
import type { OpenLeague } from './open-league.svelte';

/** Bytes at the start of a file that are enough to recognize it. */
const START = 12_000;

/** A league of signed entries in a file, with everything in it checked. */
export interface SignedFile extends Omit<FileFacts, 'head'> {
	readonly kind: 'signed';
	readonly arriving: Arriving;
	/** The league's id. */
	readonly id: string;
	/** The file itself, from which photos are read once it is kept. */
	readonly file: Blob;
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

/** How many entries of a file are new on this device, and what else is here. */
export interface Comparison {
	/** The league with this founding is here. */
	readonly known: boolean;
	readonly added: number;
	/** Whether another league with the same id is here. */
	readonly other?: boolean;
}

export async function compareSigned(
	{ leagues }: LazyStores,
	{ arriving, id }: SignedFile
): Promise<Comparison> {
	const { founding, entries } = arriving;
	const here = new Set(await leagues.entryDigests(founding));
	const added = entries.filter(({ digest }) => !here.has(digest)).length;
	if ((await leagues.idOf(founding)) !== undefined) return { known: true, added };
	return { known: false, added, other: (await leagues.get(id)) !== undefined };
}

export interface Keeping {
	/** Called with the share of the work that is done, from 0 to 1. */
	readonly progress: (share: number) => void;
	/** Gives up; the league is then not added. */
	readonly signal: AbortSignal;
}

/**
 * Adds a file's entries and photos to this device, one photo at a time; returns where the league is. Undefined if it was
 * cancelled: no entry is added then, and photos that nothing refers to are deleted like others.
 */
export async function keepSigned(
	{ leagues, photos }: LazyStores,
	file: SignedFile,
	{ progress, signal }: Keeping
): Promise<string | undefined> {
	const all = file.photos + file.arriving.entries.length;
	let kept = 0;
	// The signal's own reason would look like an error of the storage.
	const cancelled = new Error('Cancelled');
	const written = (entries: number) => {
		if (signal.aborted) throw cancelled;
		progress((kept + entries) / all);
	};
	try {
		if (file.photos > 0) {
			const chunks = chunksOf(file.file, () => undefined);
			for await (const jpeg of leaguePhotosIn(chunks)) {
				await photos.keep(jpeg);
				kept += 1;
				written(0);
			}
		}
		return (await leagues.join(file.arriving, file, { opens: true, written })).id;
	} catch (error) {
		if (error === cancelled) return undefined;
		throw error;
	}
}

async function* partsOf(held: HeldLeague, signatures: Signatures): AsyncGenerator<LeaguePart> {
	for (const { digest, entry } of held.entries) {
		const signature = signatures.get(digest);
		if (signature !== undefined) yield { kind: 'entry', digest, signed: { entry, signature } };
	}
	const store = await photoStore();
	for (const digest of photosInReports(held)) {
		const jpeg = await store.get(digest).catch(() => undefined);
		if (jpeg) yield { kind: 'photo', digest, jpeg };
	}
}

type Signatures = ReadonlyMap<Digest, string>;

/** The signatures of the entries that are stored. */
async function storedSignatures(
	{ held }: OpenLeague['document'],
	leagues: LazyStores['leagues']
): Promise<Map<Digest, string>> {
	const rows = await leagues.entryRows(held.founding);
	return new Map(
		rows.flatMap(({ digest, signature }) => (signature === undefined ? [] : [[digest, signature]]))
	);
}

/** A file of the league, for everybody. Its entries count as sent. Rejects if they cannot be signed or stored. */
export async function signedFileOf(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<File> {
	await open.signed();
	if (open.unsaved) throw new Error('Not everything is stored');
	const { held } = open.document;
	const signatures = await storedSignatures(open.document, leagues);
	const sent = held.entries.map(({ digest }) => digest).filter((one) => signatures.has(one));
	await leagues.markSent(open.id, sent);
	return fileWith(open, signatures);
}

/** A file with what could not be stored, too, as far as the storage can still be read. */
export async function unsavedFileOf(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<File> {
	const stored = await storedSignatures(open.document, leagues).catch(() => new Map());
	const drafts = open.document.held.entries.filter(({ digest }) => !stored.has(digest));
	return fileWith(open, new Map([...stored, ...(await open.signaturesOf(drafts))]));
}

async function fileWith(open: OpenLeague, signatures: Signatures): Promise<File> {
	const { held } = open.document;
	const { id, name } = open.league;
	let left = 0;
	const leftOut = () => (left += 1);
	const head = { founding: held.founding, id, name };
	const text = writeLeagueStream(head, partsOf(held, signatures), { leftOut });
	const pieces: Blob[] = [];
	// The browser can put blobs on the disk, but not a text.
	for await (const piece of inChunks(text)) pieces.push(new Blob([piece]));
	if (left > 0) notices.show(locale.leagues.pages.photosLeft({ count: left }));
	const day = now().slice(0, 10);
	return new File(pieces, fileNameOf(`${name} ${day}`, BRIK_EXTENSION), { type: BRIK_TYPE });
}

/** Downloads a league whose last changes could not be stored. */
export async function exportUnsaved(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<void> {
	const file = await unsavedFileOf(open, leagues);
	downloadBlob(file.name, file);
}

/** Downloads a league. */
export async function exportSigned(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<void> {
	const file = await signedFileOf(open, leagues);
	downloadBlob(file.name, file);
}
