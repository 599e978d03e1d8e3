import { describe, expect, it } from 'vitest';
import {
	idOf,
	JAN,
	MEETING,
	meeting,
	OLA,
	submission,
	walkover
} from '../../../../tests/setup/league';
import {
	appointed,
	Author,
	founding,
	keyOf,
	pointsIn,
	registered,
	reported,
	season,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import { SMALL_LEAGUE } from '../regulation';
import type { BodyOf } from './bodies';
import type { WholeBody } from './private-parts';
import type { Digest, KnownEntry } from './entry';

const annulment = ({ digest }: KnownEntry) => ({ kind: 'annulment', entry: digest }) as const;
const confirmation = ({ digest }: KnownEntry) =>
	({ kind: 'confirmation', report: digest }) as const;
const part = (player: string) => ({ player, army: 'A', secondary: false }) as const;
const digestOf = (number: number) => `sha256:${String(number).padEnd(64, '0')}`;
const [PAST, FUTURE] = ['2001-01-01T00:00:00Z', '2040-01-01T00:00:00Z'];

/** A league in two cities with an organizer each; Halina holds a meeting in Kraków with players of Kraków. */
function twoCities() {
	const league = signedLeague();
	const { founder, anna, entries } = league;
	const by = (word: string) => new Author(keyOf(word), founder.league);
	const [halina, zenon] = [by('halina'), by('zenon')];
	const organizer = (id: number, one: Author, city: string) =>
		founder.write(appointed(idOf(22, id), one.publicKey, { role: 'organizer', city }));
	const [krakow, ewa, jacek] = [halina.id(2), halina.id(3), halina.id(4)];
	const held: WholeBody = {
		kind: 'meeting',
		record: meeting({ id: krakow, city: 'Kraków', referee: null, plan: [] }),
		replaces: []
	};
	const game = reported({
		...{ id: halina.id(5), meeting: krakow, light: part(ewa), dark: part(jacek) }
	});
	const offices = [organizer(1, halina, 'Kraków'), organizer(2, zenon, 'Gdańsk')];
	const players = [ewa, jacek].map((id) => halina.write(registered(id, { city: 'Kraków' })));
	const meetingEntry = halina.write(held);
	const report = halina.write(game);
	const keys = [by('ewa'), by('jacek')] as const;
	const keyEntries = keys.map(({ publicKey }, index) =>
		anna.write({ kind: 'key', person: index ? jacek : ewa, publicKey })
	);
	const known = [...entries, ...offices, ...players, ...keyEntries, meetingEntry, report];
	const points = (more: readonly KnownEntry[]) =>
		pointsIn(stateWith([...known, ...more]), ewa, jacek);
	return {
		...{ ...league, halina, zenon, krakow, ewa, jacek, known, points, held, report, keys },
		...{ meetingEntry, players }
	};
}

describe('somebody who claims the records of others', () => {
	it('does not get the meeting of another city, whatever the clock says', () => {
		const { zenon, krakow, known, points, held, meetingEntry } = twoCities();
		expect(points([])).toEqual([7, 3]);
		for (const [clock, replaces] of [
			[PAST, []],
			[FUTURE, []],
			[FUTURE, [meetingEntry.digest]]
		] as [string, Digest[]][]) {
			if (held.kind !== 'meeting') throw new Error('No meeting');
			const record = { ...held.record, city: 'Gdańsk', on: '2025-01-01' };
			const claim = zenon.fork({ kind: 'meeting', record, replaces }, clock);
			const report = zenon.fork(reported({ id: zenon.id(9), meeting: krakow }), clock);
			const annulled = zenon.fork({ ...held, record: { ...held.record, annulled: true } }, clock);
			const all = [claim, report, annulled];
			const state = stateWith([...known, ...all]);
			expect(points(all)).toEqual([7, 3]);
			expect(state.league.meetings.find(({ id }) => id === krakow)).toEqual(held.record);
			expect(all.map(({ digest }) => state.uncounted.get(digest))).toEqual(
				Array(3).fill('noRight')
			);
		}
	});

	it('does not get a player of another city', () => {
		const { zenon, ewa, known, players, points } = twoCities();
		const [first] = players;
		const stolen = { name: 'Zofia', city: 'Gdańsk', category: 'junior' as const };
		const claims = [
			zenon.write(registered(ewa, stolen), FUTURE),
			zenon.write(
				{ ...registered(ewa, stolen), replaces: [first?.digest ?? ''] } as WholeBody,
				FUTURE
			),
			zenon.write({ kind: 'withdrawal', player: ewa, on: '2026-03-02', replaces: [] }, FUTURE)
		];
		const state = stateWith([...known, ...claims]);
		expect(state.league).toEqual(stateWith(known).league);
		for (const { digest } of claims) expect(state.uncounted.get(digest)).toBe('noRight');
		expect(points(claims)).toEqual([7, 3]);
	});

	it('does not contest a game by reporting another one under its id', () => {
		const { zenon, anna, jan, ola, report, points, known } = twoCities();
		if (report.entry.body.kind !== 'report') throw new Error('No report');
		const { id } = report.entry.body.record;
		const gdansk = zenon.id(8);
		const record = meeting({ id: gdansk, city: 'Gdańsk', referee: null, plan: [] });
		const own = zenon.write({ kind: 'meeting', record, replaces: [] });
		const byOrganizer = zenon.write(reported({ id, meeting: gdansk }), FUTURE);
		const byPlayers = jan.write(reported({ id }, [report.digest]), FUTURE);
		const attack = [own, byOrganizer, byPlayers, ola.write(confirmation(byPlayers))];
		expect(points(attack)).toEqual([7, 3]);
		const state = stateWith([...known, ...attack]);
		expect(state.contested).toEqual([]);
		expect([byOrganizer, byPlayers].map(({ digest }) => state.uncounted.get(digest))).toEqual([
			'noRight',
			'noRight'
		]);
		// A referee may correct every report.
		const corrected = anna.write({
			kind: 'report',
			record: { ...report.entry.body.record, outcome: 'draw' },
			replaces: [report.digest]
		});
		expect(points([corrected])).toEqual([5, 5]);
	});

	it('may go on with a record in the own city once it has arrived', () => {
		const { founder, known, held, krakow, meetingEntry } = twoCities();
		const colleague = new Author(keyOf('colleague'), founder.league);
		const city = 'Kraków';
		const office = founder.write(
			appointed(idOf(22, 3), colleague.publicKey, { role: 'organizer', city })
		);
		if (held.kind !== 'meeting') throw new Error('No meeting');
		const moved = colleague.write({
			kind: 'meeting',
			record: { ...held.record, place: 'Klub' },
			replaces: [meetingEntry.digest]
		});
		const early = stateWith([...known, office, moved].filter((one) => one !== meetingEntry));
		expect(early.uncounted.get(moved.digest)).toBe('waits');
		const { league } = stateWith([...known, office, moved]);
		expect(league.meetings.find(({ id }) => id === krakow)?.place).toBe('Klub');
	});
});

describe('a report on which the players agree', () => {
	/** Halina's report, confirmed by both players. */
	const agreed = () => {
		const league = twoCities();
		const [ewa, jacek] = league.keys;
		const confirmations = [ewa, jacek].map((player) => player.write(confirmation(league.report)));
		return {
			...league,
			confirmations,
			sure: (more: KnownEntry[]) => league.points([...confirmations, ...more])
		};
	};

	it('is not taken back by its author, and a confirmation not by the player', () => {
		const { halina, keys, report, confirmations, sure, known } = agreed();
		const [first] = confirmations;
		if (!first) throw new Error('Nothing is confirmed');
		const attempts = [halina.write(annulment(report)), keys[0].write(annulment(first))];
		expect(sure(attempts)).toEqual([7, 3]);
		const state = stateWith([...known, ...confirmations, ...attempts]);
		for (const { digest } of attempts) {
			expect([state.counted.has(digest), state.uncounted.get(digest)]).toEqual([false, 'agreed']);
		}
	});

	it('is not changed by its author or another organizer', () => {
		const { halina, report, sure } = agreed();
		if (report.entry.body.kind !== 'report') throw new Error('No report');
		const { record } = report.entry.body;
		const replaces = [report.digest];
		const edit = (given: object) =>
			halina.fork({ kind: 'report', record: { ...record, ...given }, replaces });
		expect(sure([edit({ outcome: 'dark' }), edit({ annulled: true })])).toEqual([7, 3]);
	});

	it('is not taken back by revoking the own key', () => {
		const { keys, founder, ewa, report, known, sure } = agreed();
		const phone = new Author(keyOf('phone'), founder.league);
		const added = keys[0].write({ kind: 'key', person: ewa, publicKey: phone.publicKey });
		const said = phone.write(confirmation(report));
		const jacek = keys[1].write(confirmation(report));
		const annulled = keys[0].write({ kind: 'keyRevoked', publicKey: phone.publicKey, keeps: [] });
		const own = keys[0].write({
			kind: 'report',
			record: {
				...reported({ id: keys[0].id(7), scenario: 'transport' }).record,
				light: part(ewa)
			},
			replaces: []
		});
		expect(sure([])).toEqual([7, 3]);
		const state = stateWith([...known, added, said, jacek, annulled, own]);
		expect(state.counted.has(said.digest)).toBe(true);
		expect(state.confirmations.get(report.digest)).toHaveLength(2);
	});

	it('is annulled and changed by a referee', () => {
		const { anna, report, sure } = agreed();
		expect(sure([anna.write(annulment(report))])).toEqual([0, 0]);
		if (report.entry.body.kind !== 'report') throw new Error('No report');
		const record = { ...report.entry.body.record, outcome: 'draw' as const };
		expect(sure([anna.fork({ kind: 'report', record, replaces: [report.digest] })])).toEqual([
			5, 5
		]);
	});

	it('was the business of its author before, and of the player until a referee confirms it', () => {
		const { halina, report, points, jan, anna, entries } = twoCities();
		expect(points([halina.write(annulment(report))])).toEqual([0, 0]);
		const own = jan.write(reported({ id: jan.id(5) }));
		const back = jan.write(annulment(own));
		expect(stateWith([...entries, own, back]).uncounted.get(own.digest)).toBe('annulled');
		const confirmed = anna.write(confirmation(own));
		expect(pointsIn(stateWith([...entries, own, confirmed, back]))).toEqual([7, 3]);
	});

	it('is not confirmed by the wrong player', () => {
		const { keys, jan, entries, known } = agreed();
		const own = jan.write(reported({ id: jan.id(5) }));
		const wrong = keys.map((player) => player.write(confirmation(own)));
		const state = stateWith([...known, ...entries, own, ...wrong]);
		expect(state.uncounted.get(own.digest)).toBe('unconfirmed');
		for (const { digest } of wrong) expect(state.uncounted.get(digest)).toBe('noRight');
	});
});

describe('one game in two meetings', () => {
	const twins = (on: string) => {
		const league = signedLeague();
		const { anna, bolek, entries } = league;
		const twin = idOf(2, 2);
		const record = meeting({ id: twin, on, referee: null, plan: [] });
		const known = [
			...entries,
			bolek.write({ kind: 'meeting', record, replaces: [] }),
			anna.write(reported()),
			bolek.write(reported({ id: idOf(5, 2), meeting: twin, outcome: 'dark' }))
		];
		return { ...league, known };
	};

	it('is contested if both are on one day', () => {
		const { known, jan, ola } = twins('2026-03-08');
		const state = stateWith(known);
		expect([state.contested.length, pointsIn(state)]).toEqual([1, [0, 0]]);
		const [, second] = known.slice(-2);
		if (!second) throw new Error('No report');
		const both = [jan, ola].map((player) => player.write(confirmation(second)));
		expect(pointsIn(stateWith([...known, ...both]))).toEqual([3, 7]);
	});

	it('is two games on two days', () => {
		const state = stateWith(twins('2026-03-09').known);
		expect([state.contested.length, pointsIn(state)]).toEqual([0, [7, 3]]);
	});

	it.each([
		['2026-03-08', 1, [0, 0]],
		['2026-03-09', 0, [14, 0]]
	] as const)(
		'is one absence if both are on one day: the other one on %s',
		(on, contests, points) => {
			const { anna, bolek, entries } = signedLeague();
			const twin = idOf(2, 2);
			const record = meeting({ id: twin, on, referee: null, plan: [] });
			const absence = (id: number, given: Partial<BodyOf<'walkover'>['record']>): WholeBody => {
				return { kind: 'walkover', record: walkover({ id: idOf(6, id), ...given }), replaces: [] };
			};
			const state = stateWith([
				...entries,
				bolek.write({ kind: 'meeting', record, replaces: [] }),
				anna.write(absence(1, {})),
				bolek.write(absence(2, { meeting: twin, side: 'dark' }))
			]);
			expect([state.contested.length, pointsIn(state)]).toEqual([contests, [...points]]);
		}
	);
});

describe("a founder's mistake", () => {
	it('is corrected by a referee, and annulled by a founder', () => {
		const { founder, anna, entries } = signedLeague();
		const wrong = founder.write(reported({ outcome: 'dark' }));
		const refused = anna.write(annulment(wrong));
		expect(pointsIn(stateWith([...entries, wrong, refused]))).toEqual([3, 7]);
		const right = anna.write(reported({}, [wrong.digest]));
		expect(pointsIn(stateWith([...entries, wrong, right]))).toEqual([7, 3]);
		const none = anna.fork(reported({ annulled: true }, [wrong.digest]));
		expect(pointsIn(stateWith([...entries, wrong, none]))).toEqual([0, 0]);
		expect(pointsIn(stateWith([...entries, wrong, founder.write(annulment(wrong))]))).toEqual([
			0, 0
		]);
	});
});

describe('a key that another person claims', () => {
	it('belongs to the person that it names itself', () => {
		const { jan, ola, founder, entries } = signedLeague();
		const phone = new Author(keyOf('phone'), founder.league);
		const { publicKey } = phone;
		const known = [
			...entries,
			jan.write({ kind: 'key', person: JAN, publicKey }),
			phone.write({ kind: 'key', person: JAN, publicKey }),
			ola.write({ kind: 'key', person: OLA, publicKey })
		];
		const game = ola.write(reported({ id: ola.id(5) }));
		const state = stateWith([...known, game, phone.write(confirmation(game))]);
		expect(pointsIn(state)).toEqual([7, 3]);
		expect([state.keys.get(OLA), state.alarms]).toEqual([[ola.publicKey], []]);
	});
});

describe('copies and replays', () => {
	it('of another league count nowhere, also with the same id', () => {
		const { entries, anna } = signedLeague();
		const root = new Author(keyOf('root'), null);
		const other = root.write({ ...founding, nonce: 'twice' });
		const foreign = new Author(anna.publicKey, other.digest);
		const replayed = foreign.write(reported());
		const state = stateWith([...entries, other, replayed]);
		expect([...state.uncounted.values()]).toEqual(['otherLeague', 'otherLeague']);
		expect(state.league).toEqual(stateWith(entries).league);
	});

	it('of a submission under the id of another one hide neither', () => {
		const { entries, jan, ola, anna } = signedLeague();
		const id = idOf(10, 1);
		const sent = (player: string, number: number): WholeBody => ({
			...{ kind: 'submission', id, player, meeting: null },
			...{ digest: digestOf(number), file: submission() }
		});
		const all = [jan.write(sent(JAN, 1)), ola.write(sent(OLA, 2))];
		const receipts = [1, 2].map((number) =>
			anna.write({ kind: 'receipt', submission: digestOf(number), day: '2026-03-05', number })
		);
		const { submissions } = stateWith([...entries, ...all, ...receipts]);
		expect(new Set(submissions.map((one) => one.id)).size).toBe(2);
		expect(submissions.map((one) => one.id)).not.toContain(id);
		expect(stateWith([...entries, ...all.slice(0, 1), ...receipts]).submissions[0]?.id).toBe(id);
	});
});

describe('receipts and verdicts', () => {
	/** Submissions of Jan and Ola, received on the fifth; Jan's is accepted. */
	const setUp = () => {
		const league = signedLeague();
		const { entries, jan, ola, anna } = league;
		const sent = (player: string, number: number): WholeBody => ({
			...{ kind: 'submission', id: idOf(10, number), player, meeting: MEETING },
			...{ digest: digestOf(number), file: submission() }
		});
		const receipt = (of: number, day: string): WholeBody => {
			return { kind: 'receipt', submission: digestOf(of), day, number: of };
		};
		const verdict = (of: number, decision: 'accept' | 'reject'): WholeBody => ({
			...{ kind: 'verdict', submission: digestOf(of), decision, reasons: [] },
			...{ decidedOn: '2026-03-06', replaces: [] }
		});
		const known = [
			...entries,
			...[jan.write(sent(JAN, 1)), ola.write(sent(OLA, 2)), jan.write(sent(JAN, 3))],
			...[1, 2].map((of) => anna.write(receipt(of, '2026-03-05'))),
			anna.write(verdict(1, 'accept')),
			anna.write(reported())
		];
		return { ...league, known, receipt, verdict };
	};
	const supersededIn = (entries: readonly KnownEntry[]) =>
		stateWith(entries).submissions.flatMap(({ digest, supersededBy }) =>
			supersededBy ? [[digest, supersededBy]] : []
		);

	it('with an old date by a dismissed referee change no order', () => {
		const { known, founder, bolek, appointments, receipt } = setUp();
		const appointed = [appointments.bolek.digest];
		const out = founder.write({ kind: 'dismissal', appointments: appointed, keeps: bolek.last });
		const late = bolek.fork(receipt(2, '2026-01-01'), PAST);
		const state = stateWith([...known, out, late]);
		expect(state.uncounted.get(late.digest)).toBe('revoked');
		expect(state.submissions.map(({ receipt }) => receipt?.day)).toEqual([
			...['2026-03-05', '2026-03-05'],
			undefined
		]);
	});

	it('with an old date by a referee change neither decisions nor standings', () => {
		const { known, bolek, receipt } = setUp();
		const before = stateWith(known);
		const early = stateWith([...known, bolek.write(receipt(3, '2026-01-01'))]);
		expect(early.submissions[0]).toMatchObject({ digest: digestOf(3), verdict: undefined });
		// The file that came later, by the receipts, is accepted; so it still replaces the other one.
		expect([early.league, pointsIn(early)]).toEqual([before.league, pointsIn(before)]);
	});

	it('are for one submission, not for others of the same player or of another one', () => {
		const { known, bolek, verdict, receipt } = setUp();
		const all = [
			...known,
			bolek.write(receipt(3, '2026-03-07')),
			bolek.write(verdict(3, 'reject'))
		];
		expect(supersededIn(all)).toEqual([]);
		const { league } = stateWith([...all, bolek.write(verdict(2, 'reject'))]);
		expect(league.submissions.map(({ digest, decision }) => [digest, decision])).toEqual([
			[digestOf(1), 'accept'],
			[digestOf(2), 'reject'],
			[digestOf(3), 'reject']
		]);
	});
});

describe('players who are said to be one', () => {
	it('in a circle are one, whatever the order, and nobody plays against themselves', () => {
		const { entries, anna } = signedLeague();
		const [third, fourth] = [idOf(3, 3), idOf(3, 4)];
		const people = [third, fourth].map((id) => anna.write(registered(id)));
		const circle = [
			[JAN, OLA],
			[OLA, third],
			[third, JAN],
			[fourth, fourth]
		].map(([player = '', into = '']) => anna.write({ kind: 'samePerson', player, into }));
		const game = anna.write(reported());
		const all = [...entries, ...people, game, ...circle];
		const state = stateWith(all);
		expect(state.league.players.map(({ id }) => id)).toEqual([JAN, fourth]);
		expect(state.uncounted.get(game.digest)).toBe('samePlayer');
		expect(pointsIn(state, JAN, fourth)).toEqual([0, 0]);
		expect(stateWith([...all.slice(0, 1), ...all.slice(1).toReversed()]).league).toEqual(
			state.league
		);
	});
});

describe('a season that is open', () => {
	it('is changed by founders only', () => {
		const { entries, anna, jan, founder } = signedLeague();
		const known = [...entries, anna.write(reported())];
		const roster = [{ player: JAN, category: 'junior' as const }];
		const [opened] = entries.filter(({ entry }) => entry.body.kind === 'season');
		const heads = [opened?.digest ?? ''];
		const attempts = (by: Author): KnownEntry[] => [
			by.write({ kind: 'seasonChange', season: '2026-1', roster, why: '', replaces: heads }),
			by.write({ ...season, roster, replaces: heads }, FUTURE),
			by.write({ ...season, season: { id: '2026-1', opened: '2020-01-01' }, replaces: [] }, FUTURE),
			by.write({ kind: 'regulation', regulation: SMALL_LEAGUE, replaces: [] }, FUTURE)
		];
		const before = stateWith(known).league;
		for (const by of [anna, jan]) {
			const forged = attempts(by);
			const state = stateWith([...known, ...forged]);
			expect(state.league).toEqual(before);
			for (const { digest } of forged) expect(state.uncounted.get(digest)).toBe('noRight');
		}
		const [change] = attempts(founder);
		if (!change) throw new Error('Nothing changes');
		expect(stateWith([...known, change]).league.seasons[0]?.roster).toEqual(roster);
	});

	it('does not move by the clocks of officials who may not move it', () => {
		const { entries, bolek, anna } = signedLeague();
		const [held] = entries.filter(({ entry }) => entry.body.kind === 'meeting');
		const body = held?.entry.body;
		if (body?.kind !== 'meeting') throw new Error('No meeting');
		const old = bolek.fork({ ...body, record: { ...body.record, on: '2026-03-20' } }, PAST);
		const edit = { ...body, record: { ...body.record, on: '2026-03-10' } };
		const next = anna.write({ ...edit, replaces: [held?.digest ?? '', old.digest] }, PAST);
		const late = bolek.fork({ ...body, record: { ...body.record, on: '2026-03-21' } }, FUTURE);
		const shown = (more: KnownEntry[]) =>
			stateWith([...entries, ...more]).league.meetings.find(({ id }) => id === MEETING)?.on;
		expect(shown([old, next])).toBe('2026-03-10');
		// Two referees who contradict each other are a conflict that any of them settles, with any clock.
		const conflict = stateWith([...entries, old, next, late]).conflicts;
		expect(conflict).toMatchObject([{ list: 'meetings', id: MEETING }]);
		const settled = anna.write({ ...edit, replaces: [next.digest, late.digest].sort() }, PAST);
		expect(shown([old, next, late, settled])).toBe('2026-03-10');
	});
});
