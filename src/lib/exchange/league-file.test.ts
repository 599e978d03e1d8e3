import { describe, expect, it } from 'vitest';
import { JAN, league } from '../../../tests/setup/league';
import { nested } from '../../../tests/store/garbage';
import { withoutUnreadableParts, fitsIntoFile, readLeagueFile, writeLeague } from './league-file';
import { readSubmissionFile } from './submission-file';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const withFile = (file: unknown) =>
	league({
		submissions: [
			{
				id: '00000007-0000-4000-8000-000000000001',
				player: JAN,
				meeting: null,
				digest: `sha256:${'0'.repeat(64)}`,
				file,
				decision: 'reject',
				reasons: [],
				decidedOn: '2026-01-01'
			}
		]
	});
const A = { name: 'A', units: [1, { deep: [2] }] };

describe('the league file', () => {
	it.each(Array.from({ length: 21 }, (_, index) => index + 20))(
		'is readable when a submission has an army nested %i levels deep',
		(depth) => {
			const given = withFile({ format: 'f', armies: { A, X: nested(depth) } });
			expect(fitsIntoFile(given)).toBe(true);
			const reading = readLeagueFile(bytesOf(writeLeague(given)));
			if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
			const omitted = depth > 26;
			expect(withoutUnreadableParts(given).omitted).toEqual(omitted ? [0] : []);
			expect(reading.league.submissions[0]?.file).toEqual({
				format: 'f',
				armies: { A, X: omitted ? null : nested(depth) }
			});
		}
	);

	it.each([
		['no JSON', 1n],
		['a forbidden key', JSON.parse('{"armies":{"A":{"constructor":1}}}') as unknown],
		['its own army too deep', { armies: { A: nested(40) } }]
	])('omits the file of a submission with %s', (_, file) => {
		const reading = readLeagueFile(bytesOf(writeLeague(withFile(file))));
		expect(reading).toMatchObject({ ok: true, league: { submissions: [{ file: null }] } });
	});
});

describe('a submission that does not fit into a league', () => {
	it.each([27, 28, 29, 30])('is rejected: an extra army nested %i levels deep', async (depth) => {
		const text = JSON.stringify({ format: 'brikmuster/submission', armies: { X: nested(depth) } });
		expect(await readSubmissionFile(bytesOf(text))).toMatchObject({
			ok: false,
			problem: { code: 'tooDeep', limit: 28 }
		});
	});
});
