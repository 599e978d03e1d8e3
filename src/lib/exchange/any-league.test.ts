import { describe, expect, it } from 'vitest';
import { writeEntries } from '$lib/league/entries/entry';
import { league, player, idOf, seedOf } from '../../../tests/setup/league';
import { founding } from '../../../tests/setup/league-entries';
import { readLeagueOfAnyVersion } from './any-league';
import { base64url } from './base64url';
import { ed25519 } from './ed25519';
import { signEntry } from './league-entry';
import { writeLeague } from './league-file';
import { writeLeagueStream, type LeaguePart } from './league-stream';

/** The bytes of a text in two chunks. */
async function* bytesOf(text: string) {
	const bytes = new TextEncoder().encode(text);
	yield await Promise.resolve(bytes.subarray(0, 5));
	yield bytes.subarray(5);
}

async function signedText(): Promise<string> {
	const seed = seedOf(1);
	const author = base64url(await (await ed25519()).publicKeyOf(seed));
	const by = { author, writtenAt: '2026-03-01T10:00:00Z' };
	const [first] = writeEntries([founding], { ...by, league: null, after: [] });
	if (!first) throw new Error('No founding');
	const record = player(idOf(3, 1), { name: 'Ala' });
	const written = { ...by, league: first.digest, after: [first.digest] };
	const all = [first, ...writeEntries([{ kind: 'player', record, replaces: [] }], written)];
	const parts: LeaguePart[] = [];
	for (const known of all) {
		const signed = await signEntry(known, seed);
		if (signed) parts.push({ kind: 'entry', digest: known.digest, signed });
	}
	const head = { founding: first.digest, id: founding.id, name: founding.name };
	let text = '';
	for await (const piece of writeLeagueStream(head, parts)) text += piece;
	return text;
}

describe('a league file of any version', () => {
	it('of version 1 is read as it is', async () => {
		const given = league();
		const reading = await readLeagueOfAnyVersion(bytesOf(writeLeague(given)));
		expect(reading).toEqual({ ok: true, league: given, refused: [] });
	});

	it('of version 2 is what its entries say together', async () => {
		const reading = await readLeagueOfAnyVersion(bytesOf(await signedText()));
		expect(reading).toMatchObject({
			ok: true,
			refused: [],
			league: { players: [{ name: 'Ala' }] }
		});
	});

	it('lists a changed entry and leaves it out', async () => {
		const text = (await signedText()).replace('"Ala"', '"Ola"');
		const reading = await readLeagueOfAnyVersion(bytesOf(text));
		expect(reading).toMatchObject({
			ok: true,
			league: { players: [] },
			refused: [{ line: 3, problem: { code: 'badSignature' } }]
		});
	});

	it('refuses what is no league, or only a part of one', async () => {
		const text = await signedText();
		const cut = await readLeagueOfAnyVersion(bytesOf(text.slice(0, -20)));
		expect(cut).toMatchObject({ ok: false, problem: { code: 'cutOff' } });
		expect(await readLeagueOfAnyVersion(bytesOf('{}'))).toMatchObject({
			ok: false,
			problem: { code: 'notALeague' }
		});
	});
});
