import { describe, expect, it } from 'vitest';
import { armyOf, idOf, JAN, OLA, league, seedOf, submission } from '../../../tests/setup/league';
import { jpegOf } from '../../../tests/setup/jpeg';
import { founding, registered } from '../../../tests/setup/league-entries';
import { documentDigest } from '$lib/army/format/digest';
import { PHOTO_BYTES } from '$lib/army/format/limits';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { writeEntries } from '$lib/league/entries/entry';
import { base64url } from './base64url';
import { ed25519 } from './ed25519';
import { signEntry } from './league-entry';
import {
	isLeagueStream,
	MAX_BAD_LINES,
	readLeagueStream,
	writeLeagueStream,
	type LeagueItem,
	type LeaguePart
} from './league-stream';
import { MAXIMUM_ENTRY, MAXIMUM_SUBMISSION } from './limits';
import { seal } from './seal';
import { readSubmissionFile } from './submission-file';

async function parts(): Promise<{ founding: string; all: LeaguePart[] }> {
	const { publicKeyOf } = await ed25519();
	const author = base64url(await publicKeyOf(seedOf(1)));
	const common = { author, writtenAt: '2026-03-01T10:00:00Z' };
	const [first] = writeEntries([founding], { ...common, league: null, after: [] });
	if (!first) throw new Error('No founding');
	const writing = { ...common, league: first.digest, after: [first.digest] };
	const people = writeEntries([registered(JAN), registered(OLA)], writing);
	const entries = [first, ...people].map(async (known): Promise<LeaguePart> => {
		const signed = await signEntry(known, seedOf(1));
		if (!signed) throw new Error('Not signed');
		return { kind: 'entry', digest: known.digest, signed };
	});
	const jpeg = jpegOf(1);
	return {
		founding: first.digest,
		all: [...(await Promise.all(entries)), { kind: 'photo', digest: photoDigest(jpeg), jpeg }]
	};
}

async function text(): Promise<{ text: string; all: LeaguePart[]; founding: string }> {
	const { all, founding: digest } = await parts();
	const head = { founding: digest, id: founding.id, name: founding.name };
	let written = '';
	for await (const line of writeLeagueStream(head, all)) written += line;
	return { text: written, all, founding: digest };
}

/** Bytes in pieces that end within lines and letters. */
async function* chunks(of: string, size = 1000): AsyncGenerator<Uint8Array> {
	const bytes = new TextEncoder().encode(of);
	for (let at = 0; at < bytes.length; at += size) yield Promise.resolve(bytes.slice(at, at + size));
}

async function read(of: string, options = {}): Promise<LeagueItem[]> {
	const items: LeagueItem[] = [];
	for await (const item of readLeagueStream(chunks(of), options)) items.push(item);
	return items;
}

/** The text of a file of `most` bytes or less, and the number of photos that are left out. */
async function writtenWithin(most: number, all: readonly LeaguePart[], founding: string) {
	const head = { founding, id: 'b0b0b0b0-0000-4000-8000-000000000001', name: 'Liga' };
	let [written, left] = ['', 0];
	const leftOut = () => (left += 1);
	for await (const line of writeLeagueStream(head, all, { most, leftOut })) written += line;
	return { written, left };
}

describe('a league that is larger than a file may be', () => {
	it('is written without the photos that do not fit', async () => {
		const { all, founding: digest } = await parts();
		const whole = await writtenWithin(1_000_000, all, digest);
		expect(whole.left).toBe(0);
		const most = new TextEncoder().encode(whole.written).length - 1;
		const { written, left } = await writtenWithin(most, all, digest);
		expect(left).toBe(1);
		expect(new TextEncoder().encode(written).length).toBeLessThanOrEqual(most);
		const kinds = (await read(written)).map(({ kind }) => kind);
		expect(kinds).toEqual(['head', 'entry', 'entry', 'entry']);
	});

	it('is not written if its entries do not fit', async () => {
		const { all, founding: digest } = await parts();
		await expect(writtenWithin(1000, all, digest)).rejects.toThrow(RangeError);
	});
});

describe('a league file of version 2', () => {
	it('has the same parts when read, with progress', async () => {
		const { text: file, all, founding: digest } = await text();
		const seen: number[] = [];
		const items = await read(file, { progress: (bytes: number) => seen.push(bytes) });
		const head = { founding: digest, id: founding.id, name: founding.name };
		expect(items).toEqual([{ kind: 'head', head }, ...all]);
		expect(seen.at(-1)).toBe(new TextEncoder().encode(file).length);
		expect(isLeagueStream(new TextEncoder().encode(file))).toBe(true);
	});

	it('skips damaged lines and says where they are', async () => {
		const { text: file, all } = await text();
		const lines = file.split('\n');
		const forged = lines.with(2, (lines[2] ?? '').replace(/"name":"[^"]*"/, '"name":"Other"'));
		const broken = forged.with(3, '{');
		const items = await read(broken.join('\n'));
		expect(items.filter(({ kind }) => kind === 'bad')).toMatchObject([
			{ problem: { code: 'badSignature' }, line: 3 },
			{ problem: { code: 'notJson' }, line: 4 }
		]);
		expect(items.filter(({ kind }) => kind !== 'bad')).toHaveLength(all.length - 1);
	});

	it('reports that its end is missing', async () => {
		const { text: file } = await text();
		const lines = file.trimEnd().split('\n');
		for (const cut of [lines.slice(0, -1), lines.toSpliced(2, 1), [...lines, '{}']]) {
			const items = await read(cut.join('\n'));
			expect(items.at(-1)).toMatchObject({ kind: 'problem', problem: { code: 'cutOff' } });
		}
	});

	it.each([
		['nothing', '', 'notALeague'],
		['a file of version 1', JSON.stringify(league()), 'oldLeague'],
		['a newer version', '{"format":"brikmuster/league","version":3}\n', 'newerVersion'],
		['another head', '{"format":"brikmuster/league","version":2}\n', 'missing']
	])('is not %s', async (_, file, code) => {
		expect(await read(file)).toMatchObject([{ kind: 'problem', problem: { code } }]);
	});

	it('refuses 200 MB of nested lists in little memory, and endless damaged lines', async () => {
		const { text: file } = await text();
		const [head] = file.split('\n');
		const piece = new TextEncoder().encode('['.repeat(1_000_000));
		const hostile = async function* (rest: Uint8Array, pieces: number) {
			yield await Promise.resolve(new TextEncoder().encode(`${head}\n`));
			for (let number = 0; number < pieces; number += 1) yield rest;
		};
		const items: LeagueItem[] = [];
		for await (const item of readLeagueStream(hostile(piece, 200))) items.push(item);
		expect(items).toMatchObject([
			{ kind: 'head' },
			{ kind: 'bad', problem: { code: 'lineTooLong' } },
			{ kind: 'problem', problem: { code: 'cutOff' } }
		]);
		const deep = await read([head, '['.repeat(4_000_000), ''].join('\n'));
		expect(deep[1]).toMatchObject({ kind: 'bad', problem: { code: 'tooDeep' } });
		let bad = 0;
		for await (const item of readLeagueStream(
			hostile(new TextEncoder().encode('[]\n'.repeat(10_000)), 50)
		)) {
			if (item.kind === 'bad') bad += 1;
			else if (item.kind === 'problem') expect(item.problem.code).toBe('notALeague');
		}
		expect(bad).toBe(MAX_BAD_LINES);
	});

	it('refuses too large entries and unknown lines', async () => {
		const { text: file } = await text();
		const [head, first] = file.split('\n');
		const large = `{"entry":"${'x'.repeat(MAXIMUM_ENTRY)}","signature":""}`;
		const items = await read([head, first, large, '{"photo":"x"}', '[]', ''].join('\n'));
		expect(items.filter(({ kind }) => kind === 'bad')).toMatchObject([
			{ problem: { code: 'tooManyBytes' } },
			{ problem: { code: 'malformed' } },
			{ problem: { code: 'missing' } }
		]);
	});
});

describe('a submission of almost 4 MB in an entry', () => {
	/** A photo of the largest size that an army may have. */
	function photo(mark: number): [string, string] {
		const jpeg = new Uint8Array(PHOTO_BYTES);
		const [start, end] = [jpegOf(mark).subarray(0, -2), jpegOf(mark).subarray(-2)];
		jpeg.set(start);
		jpeg.set(end, PHOTO_BYTES - 2);
		return [photoDigest(jpeg), dataUrlOf(jpeg)];
	}
	const photos = Object.fromEntries(Array.from({ length: 14 }, (_, mark) => photo(mark)));
	const small = submission({ meeting: null, armies: { A: armyOf(150, { photos }) } });
	const file = { ...small, claimed: { A: 150 } };
	const most = MAXIMUM_SUBMISSION - new TextEncoder().encode(JSON.stringify(file)).length;

	it('is written, read as a stream and judged, sealed or not', async () => {
		const { all, founding: league } = await parts();
		const sealed = await seal(file, seedOf(3));
		if (!sealed) throw new Error('Not sealed');
		expect([most > 0, most < 300_000, sealed.length > 4_900_000]).toEqual([true, true, true]);
		const signedIn = all.flatMap((part) => (part.kind === 'entry' ? part.signed.entry : []));
		const author = signedIn[0]?.author ?? '';
		for (const given of [file, JSON.parse(new TextDecoder().decode(sealed)) as unknown]) {
			const body = {
				...{ kind: 'submission' as const, id: idOf(10, 1), player: JAN, meeting: null },
				...{ digest: documentDigest(file), file: given }
			};
			const [known] = writeEntries([body], {
				...{ league, author, after: [], writtenAt: '2026-03-02T10:00:00Z' }
			});
			const signed = known && (await signEntry(known, seedOf(1)));
			if (!signed) throw new Error('Not signed');
			const entries = [
				...all.slice(0, 3),
				{ kind: 'entry' as const, digest: known.digest, signed }
			];
			const { written } = await writtenWithin(500_000_000, entries, league);
			const items: LeagueItem[] = [];
			for await (const item of readLeagueStream(chunks(written, 65_536))) items.push(item);
			expect(items.map(({ kind }) => kind)).toEqual(['head', ...entries.map(() => 'entry')]);
			const last = items.at(-1);
			expect(last?.kind === 'entry' && last.digest).toBe(known.digest);
			const bytes = new TextEncoder().encode(JSON.stringify(given));
			expect(await readSubmissionFile(bytes)).toMatchObject({ ok: true });
		}
	});
});
