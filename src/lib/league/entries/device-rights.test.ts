import { describe, expect, it } from 'vitest';
import { idOf, JAN, meeting, MEETING, OLA, protocol } from '../../../../tests/setup/league';
import {
	appointed,
	Author,
	keyOf,
	registered,
	reported,
	season,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import type { WholeBody } from './private-parts';
import { keyRights, rightsOf } from './device-rights';
import type { UncountedReason } from './reasons';
import type { LeagueState } from './state';

const [KRAKOW, LODZ] = ['Kraków', 'Łódź'];
const CORA = idOf(22, 1);
const rightsIn = (state: LeagueState, publicKey: string) =>
	rightsOf(keyRights(state, publicKey, state.set.byDigest.keys()));
const refused: readonly (UncountedReason | undefined)[] = ['noRight', 'unknownKey', 'revoked'];

/** The league with an organizer in Kraków, where Ola lives, and a meeting in each of two cities. */
function fullLeague() {
	const made = signedLeague();
	const cora = new Author(keyOf('cora'), made.first.digest);
	const office = appointed(CORA, cora.publicKey, { role: 'organizer', city: KRAKOW });
	const inCity = (number: number, city: string): WholeBody => ({
		kind: 'meeting',
		record: meeting({ id: idOf(2, number), referee: null, city }),
		replaces: []
	});
	const entries = [
		...made.entries,
		made.founder.write(office),
		made.anna.write(inCity(7, KRAKOW)),
		made.anna.write(inCity(8, LODZ))
	];
	const stranger = new Author(keyOf('stranger'), made.first.digest);
	const authors = { ...made, cora, stranger };
	return { entries, authors, state: stateWith(entries) };
}

const report = (id: string, at: string): WholeBody => ({
	kind: 'report',
	record: protocol({ id, meeting: at, referee: null }),
	replaces: []
});
const held = (id: string, place: { readonly city?: string }): WholeBody => ({
	kind: 'meeting',
	record: meeting({ id, referee: null, ...place }),
	replaces: []
});
const pair = [JAN, OLA];

/** What somebody may try, the place it is about, and the body that says it. */
const attemptsOf = (author: Author) =>
	[
		['player', { city: KRAKOW }, registered(author.id(8), { city: KRAKOW })],
		['player', { city: LODZ }, registered(author.id(8), { city: LODZ })],
		['meeting', { city: KRAKOW }, held(author.id(9), { city: KRAKOW })],
		['meeting', {}, held(author.id(9), {})],
		['report', { own: pair }, report(author.id(9), MEETING)],
		['report', { city: KRAKOW, own: pair }, report(author.id(9), idOf(2, 7))],
		['report', { city: LODZ, own: pair }, report(author.id(9), idOf(2, 8))],
		[
			'withdrawal',
			{ own: [JAN] },
			{ kind: 'withdrawal', player: JAN, on: '2026-03-10', replaces: [] }
		],
		['samePerson', {}, { kind: 'samePerson', player: JAN, into: OLA }],
		['season', {}, { ...season, season: { id: '2027-1', opened: '2027-03-01' } }],
		['note', {}, { kind: 'note', text: 'Klocki' }]
	] as const satisfies readonly (readonly [WholeBody['kind'], object, WholeBody])[];

const WRITERS = ['founder', 'anna', 'cora', 'jan', 'ola', 'stranger'] as const;

describe('what a device may write', () => {
	it.each(WRITERS)('is what counts when it writes it: %s', (name) => {
		const { entries, authors, state } = fullLeague();
		const author = authors[name];
		const rights = rightsIn(state, author.publicKey);
		for (const [kind, place, body] of attemptsOf(author)) {
			const known = author.fork(body);
			const reason = stateWith([...entries, known]).uncounted.get(known.digest);
			const what = `${name}: ${kind} ${JSON.stringify(place)}`;
			expect(rights.may(kind, place), what).toBe(!refused.includes(reason));
		}
	});

	it('depends on the office, and an organizer’s on the city', () => {
		const { authors, state } = fullLeague();
		const roles = WRITERS.map((name) => rightsIn(state, authors[name].publicKey).role);
		expect(roles).toEqual(['root', 'referee', 'organizer', 'player', 'player', undefined]);
		const cora = rightsIn(state, authors.cora.publicKey);
		expect(cora.cities).toEqual([KRAKOW]);
		expect([cora.mayAnywhere('meeting'), cora.mayAnywhere('verdict')]).toEqual([true, false]);
		const jan = rightsIn(state, authors.jan.publicKey);
		expect(jan.persons).toEqual([JAN]);
		expect([jan.mayAnywhere('report'), jan.mayAnywhere('walkover')]).toEqual([true, false]);
	});

	it.each(WRITERS)('covers annulments, offices and keys as they count: %s', (name) => {
		const { entries, authors, state } = fullLeague();
		const author = authors[name];
		const rights = rightsIn(state, author.publicKey);
		const counts = (body: WholeBody) => {
			const known = author.fork(body);
			return stateWith([...entries, known]).counted.has(known.digest);
		};
		const met = state.set.of('meeting').map(({ digest }) => digest);
		for (const entry of met) {
			expect(rights.mayAnnul(entry)).toBe(counts({ kind: 'annulment', entry }));
		}
		for (const role of ['founder', 'referee'] as const) {
			const body = appointed(idOf(23, 1), keyOf('new'), { role });
			expect(rights.mayAppoint(role), role).toBe(counts(body));
		}
		const key: WholeBody = { kind: 'key', person: JAN, publicKey: keyOf('phone') };
		expect(rights.mayChangeKeys(JAN)).toBe(counts(key));
	});

	it.each(WRITERS)('covers reports, agreed or not, as they count: %s', (name) => {
		const { entries, authors } = fullLeague();
		const author = authors[name];
		const { jan, ola, anna, cora } = authors;
		const game = (by: Author, number: number, given: object = {}) => {
			const own = { id: by.id(number), meeting: idOf(2, 7), referee: null, ...given };
			return by.write(reported(own));
		};
		const [agreed, alone, seen] = [game(jan, 11), game(jan, 12, { replay: true }), game(cora, 13)];
		const all = [
			...entries,
			...[agreed, alone, seen],
			ola.write({ kind: 'confirmation', report: agreed.digest }),
			anna.write({ kind: 'confirmation', report: seen.digest })
		];
		const state = stateWith(all);
		expect(state.firm).toEqual(new Set([agreed.digest, seen.digest]));
		const rights = rightsIn(state, author.publicKey);
		const reasonOf = (body: WholeBody) => {
			const known = author.fork(body);
			return stateWith([...all, known]).uncounted.get(known.digest);
		};
		for (const { digest, entry } of [agreed, alone, seen]) {
			const annuls = reasonOf({ kind: 'annulment', entry: digest }) === undefined;
			expect(rights.mayAnnul(digest)).toBe(annuls);
			const { body } = entry;
			if (body.kind !== 'report') throw new Error('No report');
			const edit = reasonOf(reported({ ...body.record, notes: 'Klocki' }, [digest]));
			const may = rights.may('report', { city: KRAKOW, own: pair });
			const changes = may && rights.mayChangeReport(body.record.id);
			expect(changes).toBe(![...refused, 'agreed'].includes(edit));
		}
	});

	it('ends with a dismissal', () => {
		const { entries, authors } = fullLeague();
		const { founder, anna, appointments } = authors;
		const end = founder.write({
			kind: 'dismissal',
			appointments: [appointments.anna.digest],
			keeps: anna.last
		});
		const rights = rightsIn(stateWith([...entries, end]), anna.publicKey);
		expect(rights.may('verdict', {})).toBe(false);
		expect(rights.role).not.toBe('referee');
	});
});
