import { describe, expect, it } from 'vitest';
import { leagueText } from '../../../../tests/setup/league-text';
import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues } from '$lib/store/leagues';
import { Armies } from '$lib/store/armies';
import { Importing } from '../files/importing.svelte';
import { readingOf } from './file-reading';
import { SignedFileReader } from './signed-file-reader';

const DATABASE = `reading-${crypto.randomUUID()}`;
const fileOf = (text: string) => new File([text], 'league.brik');

describe('a league that is read in a worker', () => {
	it('has every entry checked, its photos counted and its armies priced, with progress', async () => {
		const shares: number[] = [];
		const text = await leagueText();
		const result = await new SignedFileReader(DATABASE).read(fileOf(text), (share) =>
			shares.push(share)
		);
		if (result?.kind !== 'signed') throw new Error('No league');
		expect(result).toMatchObject({ whole: { players: 1, games: 0 }, photos: 1, refused: [] });
		expect(result.doubtful).toMatchObject([{ reasons: ['CLAIM'] }]);
		expect(result.people).toMatchObject([{ id: result.doubtful[0]?.player, name: 'P 01' }]);
		expect(result.arriving.entries).toHaveLength(9);
		expect(shares.at(-1)).toBe(1);
		expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
	});

	it('leaves out what is forged, and refuses a file that is cut off', async () => {
		const text = await leagueText();
		const forged = fileOf(text.replace('"P 01"', '"P 02"'));
		const result = await new SignedFileReader(DATABASE).read(forged, () => undefined);
		expect(result).toMatchObject({
			whole: { players: 0 },
			refused: [{ problem: { code: 'badSignature' } }]
		});
		const cut = await new SignedFileReader(DATABASE).read(
			fileOf(text.slice(0, -9)),
			() => undefined
		);
		expect(cut).toEqual({ kind: 'refused', problem: { code: 'cutOff', path: '' } });
	});

	it('is refused at once if it is larger than a file may be', async () => {
		const huge = { size: 500_000_001 } as Blob;
		const reports = [];
		for await (const report of readingOf(
			huge,
			new Leagues(new BrikmusterDatabase(DATABASE), Date.now)
		))
			reports.push(report);
		const problem = { code: 'streamTooLong', path: '', limit: 500_000_000 };
		expect(reports).toEqual([{ kind: 'refused', problem }]);
	});

	it('is nothing once reading is cancelled', async () => {
		const reader = new SignedFileReader(DATABASE);
		const reading = reader.read(fileOf(await leagueText()), () => undefined);
		reader.cancel();
		expect(await reading).toBeUndefined();
	});

	it('is offered by the page when it is read, and not when it is cancelled', async () => {
		const database = new BrikmusterDatabase(`reading-${crypto.randomUUID()}`);
		const importing = new Importing(new Armies(database, Date.now));
		const file = fileOf(await leagueText());
		const shown: (string | undefined)[] = [];
		const looked = await importing.look(file, () => {
			shown.push(importing.reading?.fileName);
			importing.cancelReading();
		});
		expect([looked, importing.offer, importing.reading, shown]).toEqual([
			...['cancelled', undefined, undefined],
			['league.brik']
		]);
		expect(await importing.look(file)).toBe('offered');
		expect(importing.offer).toMatchObject({ leagueDocument: { kind: 'signed', photos: 1 } });
		await database.delete();
	});
});
