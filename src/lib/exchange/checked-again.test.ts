import { describe, expect, it } from 'vitest';
import { JAN } from '../../../tests/setup/league';
import { leagueText } from '../../../tests/setup/league-text';
import { readLeagueFile } from './league-file';
import { checkedAgain } from './checked-again';
import { leaguePhotosIn } from './league-stream';

const bytesOf = (text: string) => new TextEncoder().encode(text);
async function* chunks(text: string) {
	const bytes = bytesOf(text);
	for (let at = 0; at < bytes.length; at += 1000) {
		yield await Promise.resolve(bytes.subarray(at, at + 1000));
	}
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const item of items) all.push(item);
	return all;
}

describe('accepted submissions', () => {
	it('are priced again, and those with errors are found', async () => {
		const reading = await readLeagueFile(chunks(await leagueText()));
		if (!reading.ok) throw new Error('No league');
		const found = await allOf(checkedAgain(reading.state));
		const [, second] = reading.state.submissions;
		expect(found).toEqual([undefined, { digest: second?.digest, player: JAN, reasons: ['CLAIM'] }]);
	});
});

describe('the photos of a league file', () => {
	it('are read one by one, without the other lines', async () => {
		const text = await leagueText();
		const photos = await allOf(leaguePhotosIn(chunks(text)));
		expect(photos).toHaveLength(1);
		const broken = text.replace('"photo":"sha256:', '"photo":"sha256:0');
		expect(await allOf(leaguePhotosIn(chunks(broken)))).toEqual([]);
	});
});
