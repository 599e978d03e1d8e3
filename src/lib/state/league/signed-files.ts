import { chunksOf, downloadBlob, inChunks } from '$lib/browser/files';
import { pacer } from '$lib/browser/pause';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import {
	leaguePhotosIn,
	writeLeagueStream,
	type LeaguePart,
	type LeagueStreamProblem
} from '$lib/exchange/league-stream';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { PlayersCopy } from '$lib/exchange/players-copy';
import { readEntry, type Entry } from '$lib/league/entries/entry';
import { photosInReports } from '$lib/league/entries/held';
import type { Arriving, LazyStores } from '$lib/store';
import { now } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { photoStore } from '../photos/photo-store';
import type { FileFacts } from './file-reading';
import type { OpenLeague } from './open-league.svelte';

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
		return (await leagues.join(file.arriving, file, written)).id;
	} catch (error) {
		if (error === cancelled) return undefined;
		throw error;
	}
}

interface Content {
	/** Whether the entry is in the file. */
	readonly has: (entry: Entry) => boolean;
	/** Whether private parts are in it. */
	readonly isPrivate: boolean;
}

/** The parts of a file: signed entries, and the photos of their reports. */
async function* partsOf(entries: readonly SignedPart[]): AsyncGenerator<LeaguePart> {
	yield* entries;
	const store = await photoStore();
	for (const digest of photosInReports(entries.map(({ signed }) => signed))) {
		const jpeg = await store.get(digest).catch(() => undefined);
		if (jpeg) yield { kind: 'photo', digest, jpeg };
	}
}

type Stored = LazyStores['leagues'];
type SignedPart = Extract<LeaguePart, { kind: 'entry' }>;

/** The signed entries among those of a league, which count as sent. */
async function sentParts(
	open: OpenLeague,
	leagues: Stored,
	{ has, isPrivate }: Content
): Promise<SignedPart[]> {
	await open.settled();
	const pause = pacer();
	const parts: SignedPart[] = [];
	for (const row of await leagues.entryRows(open.view.founding)) {
		await pause();
		const { digest, signature, privatePart } = row;
		const reading = readEntry(row.entry);
		if (signature === undefined || !reading.ok || !has(reading.entry)) continue;
		const signed = {
			entry: reading.entry,
			signature,
			...(isPrivate && privatePart && { privatePart })
		};
		parts.push({ kind: 'entry', digest, signed });
	}
	const sent = parts.map(({ digest }) => digest);
	await leagues.markSent(open.id, sent);
	return parts;
}

/** A file of the league, for officials. Its entries count as sent. Rejects if they cannot be stored. */
export async function signedFileOf(open: OpenLeague, leagues: Stored): Promise<File> {
	const all = { has: () => true, isPrivate: true };
	return fileWith(open, await sentParts(open, leagues, all));
}

async function fileWith(
	open: OpenLeague,
	parts: readonly SignedPart[],
	copy?: PlayersCopy
): Promise<File> {
	const { id, name } = open.league;
	let left = 0;
	const leftOut = () => (left += 1);
	const head = { founding: open.view.founding, id, name, ...(copy && { copy }) };
	const text = writeLeagueStream(head, partsOf(parts), { leftOut });
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
	leagues: Stored,
	number = Date.parse(now())
): Promise<File> {
	const parts = await sentParts(open, leagues, { has: () => true, isPrivate: false });
	const copy = await open.signCopy(
		number,
		parts.map(({ digest }) => digest)
	);
	if (!copy) throw new Error('This device has lost its key');
	return fileWith(open, parts, copy);
}

/** What this device entered and nobody else has yet: reports, confirmations and submissions for an official. */
export async function ownEntriesOf(open: OpenLeague, leagues: Stored): Promise<File> {
	const { key } = open;
	const has = ({ author }: Entry) => author === key;
	return fileWith(open, await sentParts(open, leagues, { has, isPrivate: true }));
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

/** Downloads a league. */
export async function exportSigned(
	open: OpenLeague,
	leagues: LazyStores['leagues']
): Promise<void> {
	const file = await signedFileOf(open, leagues);
	downloadBlob(file.name, file);
}
