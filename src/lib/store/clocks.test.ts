import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { createSigned, foundedLeague } from '../../../tests/setup/league-entries';
import { JAN, league, LEAGUE } from '../../../tests/setup/league';
import { Armies } from './armies';
import { Backups, type BackupArmy } from './backups';
import { BrikmusterDatabase } from './database';
import { Leagues } from './leagues';
import { expendable } from './thinning';

const DAY = 86_400_000;
const MINUTE = 60_000;
const A = 'aaaaaaaa-0000-4000-8000-000000000001';
const B = 'bbbbbbbb-0000-4000-8000-000000000001';
const named = (id: string, name: string) => newArmy(id, name, { profile: 'free' });

let database: BrikmusterDatabase;
let armies: Armies;
let backups: Backups;
let clock: number;
beforeEach(() => {
	clock = 1000 * DAY;
	database = new BrikmusterDatabase();
	armies = new Armies(database, () => clock);
	backups = new Backups(database, () => clock);
});
afterEach(() => database.delete());

/** Revisions that cannot be incremented safely. */
const UNSAFE = [9007199254740991, 1e300, NaN, Infinity, -3, 0.5, 'x', undefined];

describe('an unsafe stored revision', () => {
	it.each(UNSAFE)('still detects conflicts between two windows: %s', async (revision) => {
		const row = { id: A, army: named(A, 'Pierwsza'), revision, createdAt: 1, savedAt: 5 };
		await database.armies.put(row as never);
		await database.revisions.put({ id: A, revision: 1, savedAt: 1, army: named(A, 'Stara') });
		const seen = await armies.get(A);
		if (!seen?.readable) throw new Error('not readable');
		const first = await armies.replace(named(A, 'Moja'), seen.revision);
		expect(first.ok).toBe(true);
		expect(await armies.replace(named(A, 'Cudza'), seen.revision)).toMatchObject({
			ok: false,
			current: { army: { name: 'Moja' } }
		});
		if (!first.ok) return;
		await armies.replace(named(A, 'Trzecia'), first.revision);
		expect(await armies.replace(named(A, 'Spóźniona'), first.revision)).toMatchObject({
			ok: false
		});
		const states = (await armies.revisions(A)).map((state) => state.readable && state.army.name);
		expect(states).toEqual(['Moja', 'Pierwsza', 'Stara']);
	});

	it('of a league makes every change a new revision', async () => {
		const leagues = new Leagues(database, () => clock);
		await createSigned(leagues, LEAGUE, foundedLeague(league()));
		await database.leagues.update(LEAGUE, { revision: 9007199254740991 });
		const rename = (name: string) =>
			leagues.changeOwn(LEAGUE, () => {
				return { player: { id: JAN, name, category: 'senior' as const }, sent: [] };
			});
		const made = [await rename('Pierwsza'), await rename('Druga'), await rename('Trzecia')];
		expect(new Set(made.map((stored) => stored?.revision)).size).toBe(3);
	});

	it('of a backup is replaced by a small one, and earlier states keep their order', async () => {
		const row = {
			id: A,
			army: named(A, 'Nowa'),
			revision: 9007199254740991,
			createdAt: 1,
			savedAt: 5
		};
		const revisions = [9007199254740990, 0, 9007199254740989].map((revision) => ({
			id: A,
			revision,
			savedAt: 1,
			army: named(A, `Stan ${revision}`)
		}));
		const backupArmy: BackupArmy = { row, revisions };
		await backups.restore([{ backupArmy, as: 'added' }]);
		expect(await armies.get(A)).toMatchObject({ revision: 4 });
		const states = (await armies.revisions(A)).map((state) =>
			state.readable ? [state.revision, state.army.name] : []
		);
		expect(states).toEqual([
			[3, 'Stan 9007199254740990'],
			[2, 'Stan 9007199254740989'],
			[1, 'Stan 0']
		]);
	});
});

describe.each([40, -40])('a clock that jumps by %i days', (jump) => {
	it('does not hide changes from a backup', async () => {
		await armies.create(named(A, 'Pierwsza'));
		clock += MINUTE;
		await armies.create(named(B, 'Inna'));
		const marks = [await backups.mark()];
		clock += jump * DAY;
		for (const [index, name] of ['Druga', 'Trzecia', 'Czwarta'].entries()) {
			await armies.replace(named(A, name), index + 1);
			marks.push(await backups.mark());
		}
		clock -= jump * DAY;
		await armies.replace(named(A, 'Piąta'), 4);
		marks.push(await backups.mark());
		expect(new Set(marks).size).toBe(marks.length);
	});

	it('thins earlier states no more than a day without the app would', () => {
		const states = Array.from({ length: 13 }, (_, day) => ({
			revision: day + 1,
			savedAt: clock + day * DAY
		}));
		const now = clock + 12 * DAY + MINUTE;
		expect(expendable(states, now)).toEqual([]);
		expect(expendable(states, now + jump * DAY)).toEqual([]);
	});

	it('keeps the ten newest states', () => {
		const states = Array.from({ length: 40 }, (_, index) => ({
			revision: index + 1,
			savedAt: clock + index * MINUTE + (index % 2) * jump * DAY
		}));
		const gone = expendable(states, clock + 60 * MINUTE);
		expect(gone.every((revision) => revision <= 30)).toBe(true);
	});
});
