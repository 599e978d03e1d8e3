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
import type { PlayersCopy } from '$lib/exchange/players-copy';
import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import { heldState, photosInReports, type HeldLeague } from '$lib/league/entries/held';
import type { LeagueState } from '$lib/league/entries/state';
import type { Arriving, LazyStores } from '$lib/store';
import { now } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { photoStore } from '../photos/photo-store';
import type { FileFacts } from './file-reading';
import { newsOf, unitedState, type News } from './news';
import type { OpenLeague } from './open-league.svelte';

/** Bytes at the start of a file that are enough to recognize it. */
const START = 12_000;

/** A league of signed entries in a file, with everything in it checked. */
export interface SignedFile extends Omit<FileFacts, 'head'> {
	readonly kind: 'signed';
	readonly arriving: Arriving;
	/** The league's id. */
	readonly id: string;
	/** Absent unless it is a copy for players. */
	readonly copy?: PlayersCopy | undefined;
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

/** What a file adds to this device, and why it is refused. */
export interface Comparison {
	/** The league with this founding is here. */
	readonly known: boolean;
	/** How many of its entries are new here. */
	readonly added: number;
	readonly news: readonly News[];
	/** Whether another league with the same id is here. */
	readonly other: boolean;
	/** A copy for players that is older than the last one, or not by an official; entries of a league that is not here. */
	readonly refusal?: 'older' | 'stranger' | 'apart' | undefined;
}

/** Why a copy for players is refused: officials are those that the last copy knows, or its own. */
function copyRefusal(
	{ copy, isTrue }: Pick<SignedFile, 'copy' | 'isTrue'>,
	officials: LeagueState,
	last: number | undefined
): Comparison['refusal'] {
	if (!copy) return undefined;
	const grants = officials.grants.get(copy.by) ?? [];
	const isOfficial = grants.some(({ role, current }) => current && role !== 'player');
	if (!isTrue || !isOfficial) return 'stranger';
	return last !== undefined && copy.number < last ? 'older' : undefined;
}

export async function compareSigned(
	{ leagues }: LazyStores,
	file: SignedFile
): Promise<Comparison> {
	const { arriving, id } = file;
	const { founding, entries } = arriving;
	const own = await leagues.idOf(founding);
	const stored = own === undefined ? undefined : await leagues.get(own);
	const held = stored?.readable ? stored.held : undefined;
	const here = new Set(held?.entries.map(({ digest }) => digest));
	const fresh = entries.filter(({ digest }) => !here.has(digest));
	const state = await unitedState(held, founding, entries);
	const other = own === undefined && (await leagues.get(id)) !== undefined;
	const counts = { known: own !== undefined, added: fresh.length, other };
	if (!state) return { ...counts, news: [], refusal: 'apart' };
	const officials = (held && heldState(held)) ?? state;
	const last = await leagues.copyNumber(founding);
	return { ...counts, news: newsOf(state, fresh), refusal: copyRefusal(file, officials, last) };
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

interface Content {
	readonly signatures: Signatures;
	/** Whether the entry is in the file. */
	readonly has: (known: KnownEntry) => boolean;
	/** Whether private parts are in it. */
	readonly isPrivate: boolean;
	readonly copy?: PlayersCopy | undefined;
}

async function* partsOf(
	held: HeldLeague,
	{ signatures, has, isPrivate }: Content
): AsyncGenerator<LeaguePart> {
	for (const known of held.entries.filter(has)) {
		const { digest, entry, paper } = known;
		const signature = signatures.get(digest);
		const own = isPrivate && paper && { paper };
		const signed = signature !== undefined && { entry, signature, ...own };
		if (signed) yield { kind: 'entry', digest, signed };
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
	return fileWith(open, { signatures, has: () => true, isPrivate: true });
}

/** A file with what could not be stored, too, as far as the storage can still be read. */
export async function unsavedFileOf(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<File> {
	const stored = await storedSignatures(open.document, leagues).catch(() => new Map());
	const drafts = open.document.held.entries.filter(({ digest }) => !stored.has(digest));
	const signatures = new Map([...stored, ...(await open.signaturesOf(drafts))]);
	return fileWith(open, { signatures, has: () => true, isPrivate: true });
}

async function fileWith(open: OpenLeague, content: Content): Promise<File> {
	const { held } = open.document;
	const { id, name } = open.league;
	let left = 0;
	const leftOut = () => (left += 1);
	const { copy } = content;
	const head = { founding: held.founding, id, name, ...(copy && { copy }) };
	const text = writeLeagueStream(head, partsOf(held, content), { leftOut });
	const pieces: Blob[] = [];
	// The browser can put blobs on the disk, but not a text.
	for await (const piece of inChunks(text)) pieces.push(new Blob([piece]));
	if (left > 0) notices.show(locale.leagues.pages.photosLeft({ count: left }));
	const day = now().slice(0, 10);
	return new File(pieces, fileNameOf(`${name} ${day}`, BRIK_EXTENSION), { type: BRIK_TYPE });
}

/**
 * A copy for players: everything that counts or is contested, without private parts and submissions' files, signed by
 * this official. Its number rises with the time.
 */
export async function playersCopyOf(
	open: OpenLeague,
	leagues: LazyStores['leagues'],
	number = Date.parse(now())
): Promise<File> {
	await open.signed();
	const signatures = await storedSignatures(open.document, leagues);
	const all = open.document.held.entries.filter(({ digest }) => signatures.has(digest));
	const digests = all.map(({ digest }) => digest);
	await leagues.markSent(open.id, digests);
	const copy = await open.signCopy(number, digests);
	if (!copy) throw new Error('This device has lost its key');
	return fileWith(open, { signatures, has: () => true, isPrivate: false, copy });
}

/** What this device entered and nobody else has yet: reports, confirmations and submissions for an official. */
export async function ownEntriesOf(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<File> {
	await open.signed();
	const signatures = await storedSignatures(open.document, leagues);
	const { key } = open;
	const has = ({ entry }: KnownEntry) => entry.author === key;
	const own = open.document.held.entries.filter(has).map(({ digest }) => digest);
	await leagues.markSent(open.id, own);
	return fileWith(open, { signatures, has, isPrivate: true });
}

/** Downloads a copy for players. */
export async function exportForPlayers(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<void> {
	const file = await playersCopyOf(open, leagues);
	const name = locale.leagues.regulation.file.forPlayers({ name: open.league.name });
	downloadBlob(fileNameOf(`${name} ${now().slice(0, 10)}`, BRIK_EXTENSION), file);
}

/** Downloads what this device entered. */
export async function exportOwn(open: OpenLeague, leagues: LazyStores['leagues']): Promise<void> {
	const file = await ownEntriesOf(open, leagues);
	downloadBlob(file.name, file);
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
