import { describe, expect, it } from 'vitest';
import { JAN, league, player } from '../../../tests/setup/league';
import { leagueFileOf } from '../../../tests/setup/signed-file';
import { readLeagueFile } from './league-file';

/** The bytes of a text in two chunks. */
async function* bytesOf(text: string) {
	const bytes = new TextEncoder().encode(text);
	yield await Promise.resolve(bytes.subarray(0, 5));
	yield bytes.subarray(5);
}

const text = leagueFileOf(league({ players: [player(JAN, { name: 'Ala' })] }));

describe('a league file', () => {
	it('is what its entries say together', async () => {
		const reading = await readLeagueFile(bytesOf(await text));
		expect(reading).toMatchObject({
			ok: true,
			refused: [],
			state: { league: { players: [{ name: 'Ala' }] } }
		});
	});

	it('lists a changed entry and leaves it out', async () => {
		const reading = await readLeagueFile(bytesOf((await text).replace('"Ala"', '"Ola"')));
		expect(reading).toMatchObject({
			ok: true,
			state: { league: { players: [] } },
			refused: [{ line: 3, problem: { code: 'badSignature' } }]
		});
	});

	it.each([
		['what is no league', '{}', 'notALeague'],
		['a document of the format before entries', JSON.stringify(league()), 'oldLeague'],
		['such a document on many lines', JSON.stringify(league(), null, '\t'), 'oldLeague'],
		['a later version', '{"format":"brikmuster/league","version":9}\n', 'newerVersion']
	])('refuses %s', async (_, given, code) => {
		expect(await readLeagueFile(bytesOf(given))).toMatchObject({ ok: false, problem: { code } });
	});

	it('refuses a part of a league', async () => {
		const cut = await readLeagueFile(bytesOf((await text).slice(0, -20)));
		expect(cut).toMatchObject({ ok: false, problem: { code: 'cutOff' } });
	});
});
