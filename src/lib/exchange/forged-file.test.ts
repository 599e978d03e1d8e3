import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, JAN, MEETING, OLA, seedOf } from '../../../tests/setup/league';
import {
	Author,
	founding,
	registered,
	reported,
	season
} from '../../../tests/setup/league-entries';
import { signedFile } from '../../../tests/setup/signed-file';
import type { WholeBody } from '$lib/league/entries/private-parts';
import { writeEntries, type KnownEntry } from '$lib/league/entries/entry';
import { totalOf } from '$lib/league/results';
import { seasonState } from '$lib/league/season';
import { readLeagueFile } from './league-file';
import { canonicalBytes } from './canonical-bytes';
import { signed } from './seal';

const [PAST, FUTURE] = ['2001-01-01T00:00:00Z', '2190-01-01T00:00:00Z'];

async function* bytesOf(text: string) {
	yield await Promise.resolve(new TextEncoder().encode(text));
}

type Made = Awaited<ReturnType<typeof signedFile>>;
let made: Made;
let honest: KnownEntry[];
beforeAll(async () => {
	made = await signedFile();
	honest = [made.anna.write(reported())];
});

/** What a file says: the points, and why its lines or entries do not count. */
async function told(text: string) {
	const reading = await readLeagueFile(bytesOf(text));
	if (!reading.ok) throw new Error('No league of signed entries');
	const { state, refused } = reading;
	const { league } = state;
	const [first] = league.seasons;
	if (!first) throw new Error('No season');
	const { results } = seasonState(league, first);
	const points = [JAN, OLA].map((id) => totalOf(results.get(id)));
	const reasons = [...new Set(state.uncounted.values())].sort().reverse();
	const problems = [...new Set(refused.map(({ problem }) => problem.code))];
	return { points, reasons, problems, names: league.players.map(({ name }) => name) };
}

/** The text of the honest file with more lines at its end. */
async function withLines(lines: readonly string[], more: readonly KnownEntry[] = []) {
	const all = (await made.textOf([...honest, ...more])).trimEnd().split('\n');
	const parts = [...all.slice(0, -1), ...lines];
	return `${[...parts, JSON.stringify({ end: parts.length - 1 })].join('\n')}\n`;
}

/** A line with an entry that somebody else than its author signed. */
async function signedBy(seed: number, { entry }: KnownEntry): Promise<string> {
	const bytes = canonicalBytes(entry);
	const { signature } = (bytes && (await signed(seedOf(seed), bytes))) ?? {};
	return JSON.stringify({ entry, signature });
}

const THIEF = 6;
const lost = (id: number): WholeBody => reported({ id: idOf(5, id), outcome: 'dark' });

describe('a file of a league that somebody forged', () => {
	it('has the standings of the honest one', async () => {
		expect(await told(await withLines([]))).toEqual({
			...{ points: [7, 3], reasons: [], problems: [], names: ['P 01', 'P 02'] }
		});
	});

	it('changes nothing with the names and keys of referees under signatures of others', async () => {
		const { anna, founder } = made;
		const lines = await Promise.all(
			[
				anna.fork({ kind: 'annulment', entry: honest[0]?.digest ?? '' }),
				anna.fork(lost(2), FUTURE),
				founder.fork({ ...season, roster: [], replaces: [] }, FUTURE)
			].map((entry) => signedBy(THIEF, entry))
		);
		expect(await told(await withLines(lines))).toMatchObject({
			...{ points: [7, 3], problems: ['badSignature'] }
		});
	});

	it('changes nothing with own keys, whatever the date', async () => {
		const thief = new Author(made.keyOf('thief'), made.first.digest);
		const bodies: WholeBody[] = [
			lost(2),
			registered(JAN, { name: 'Ja' }),
			{ kind: 'annulment', entry: honest[0]?.digest ?? '' },
			{ kind: 'key', person: JAN, publicKey: thief.publicKey },
			{ kind: 'walkover', record: { ...absence(), present: OLA, absent: JAN }, replaces: [] },
			{ kind: 'confirmation', report: honest[0]?.digest ?? '' }
		];
		for (const date of [PAST, FUTURE]) {
			const forged = bodies.map((body) => thief.fork(body, date));
			expect(await told(await withLines([], forged))).toMatchObject({
				...{ points: [7, 3], problems: [], reasons: ['unknownKey'], names: ['P 01', 'P 02'] }
			});
		}
	});

	it('changes nothing with entries that the same people signed for another league', async () => {
		const [other] = writeEntries([{ ...founding, nonce: 'another' }], {
			...{ league: null, author: made.keyOf('root'), after: [], writtenAt: PAST }
		});
		const foreign = new Author(made.keyOf('anna'), other?.digest ?? '');
		const replayed = [foreign.write(lost(2)), foreign.write(registered(JAN, { name: 'Ja' }))];
		expect(await told(await withLines([], [...(other ? [other] : []), ...replayed]))).toMatchObject(
			{
				...{ points: [7, 3], problems: ['otherLeague'], reasons: [], names: ['P 01', 'P 02'] }
			}
		);
	});

	it('changes nothing with old dates of a dismissed referee or a revoked key', async () => {
		const { bolek, jan, founder, anna, appointments } = made;
		const out = founder.fork({
			...{ kind: 'dismissal', appointments: [appointments.bolek.digest], keeps: bolek.last }
		});
		const gone = anna.fork({ kind: 'keyRevoked', publicKey: jan.publicKey, keeps: jan.last });
		const late = [
			bolek.fork(lost(2), PAST),
			bolek.fork({ kind: 'annulment', entry: honest[0]?.digest ?? '' }, PAST),
			jan.fork(reported({ id: jan.id(5), outcome: 'dark', scenario: 'transport' }), PAST)
		];
		expect(await told(await withLines([], [out, gone, ...late]))).toMatchObject({
			...{ points: [7, 3], problems: [], reasons: ['revoked', 'noRight'] }
		});
	});

	it('changes nothing with an entry that comes again, in another order of its fields too', async () => {
		const [line = ''] = (await made.textOf(honest))
			.split('\n')
			.filter((text) => text.includes('"kind":"report"'));
		const { entry, signature } = JSON.parse(line) as { entry: object; signature: string };
		const turned = Object.fromEntries(Object.entries(entry).toReversed());
		expect(
			await told(await withLines([line, JSON.stringify({ signature, entry: turned })]))
		).toEqual(await told(await withLines([])));
	});

	it('changes nothing with keys of prototypes, huge numbers and deep nesting', async () => {
		const [line = ''] = (await made.textOf(honest))
			.split('\n')
			.filter((text) => text.includes('"kind":"report"'));
		const lines = [
			line.replace('"entry":{', '"entry":{"__proto__":{"author":"x"},'),
			line.replace('"entry":{', '"entry":{"\\u005f_proto__":{"author":"x"},'),
			line.replace('"record":{', '"record":{"constructor":{"prototype":{}},'),
			line.replace('"game":1', '"game":1e999'),
			line.replace('"game":1', '"game":123456789012345678901234567890'),
			line.replace('"version":1', '"version":1e308'),
			line.replace('"version":1', '"version":2'),
			`{"entry":${'['.repeat(1000)}${']'.repeat(1000)},"signature":""}`,
			`{"photo":"sha256:${'0'.repeat(64)}","url":"data:text/html,<script>"}`,
			'{"document":{"format":"brikmuster/league","version":1}}',
			'null',
			'"entry"',
			'{'
		];
		for (const one of lines) expect(one).not.toBe(line);
		const { points, problems } = await told(await withLines(lines));
		expect(points).toEqual([7, 3]);
		expect(problems).toEqual(
			expect.arrayContaining(['forbiddenKey', 'tooDeep', 'newerVersion', 'notJson'])
		);
		expect(({} as { author?: string }).author).toBeUndefined();
	});
});

function absence() {
	return {
		...{ id: idOf(6, 1), meeting: MEETING, game: 1, scenario: 'battle', side: 'light' as const },
		reportedOn: '2026-03-09'
	};
}
