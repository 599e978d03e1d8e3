import { describe, expect, it } from 'vitest';
import { idOf, JAN, meeting, OLA, player } from '../../../../tests/setup/league';
import {
	appointed,
	Author,
	FOUNDER,
	founding,
	keyOf,
	pointsIn,
	registered,
	reported,
	season,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';
import { checkEntries } from '../read-league';
import { SMALL_LEAGUE } from '../regulation';
import { headsOf } from './heads';
import type { Body, BodyOf } from './bodies';

const NOBODY = [0, 0];
const JAN_WON = [7, 3];

describe('what officials write', () => {
	it('counts, and the league is complete', () => {
		const { entries, anna } = signedLeague();
		const state = stateWith([...entries, anna.write(reported())]);
		expect([...state.uncounted]).toEqual([]);
		expect([state.conflicts, state.contested, state.alarms]).toEqual([[], [], []]);
		expect(checkEntries(state.league)).toBeUndefined();
		expect(state.league.referees.map(({ id }) => id).sort()).toEqual(
			[FOUNDER, idOf(21, 1), idOf(21, 2)].sort()
		);
		expect(pointsIn(state)).toEqual(JAN_WON);
	});

	it('counts for a founder appointed by the root, but not for a founder appointed by that one', () => {
		const { entries, founder } = signedLeague();
		const [second, third] = ['second', 'third'].map(
			(word) => new Author(keyOf(word), founder.league)
		);
		if (!second || !third) throw new Error('No authors');
		const appoint = founder.write(appointed(idOf(20, 2), second.publicKey, { role: 'founder' }));
		const chain = second.write(appointed(idOf(20, 3), third.publicKey, { role: 'founder' }));
		const renamed = [second, third].map((author, index) =>
			author.write({ kind: 'regulation', name: `Liga ${index}`, replaces: [] })
		);
		const state = stateWith([...entries, appoint, chain, ...renamed]);
		expect(state.league.name).toBe('Liga 0');
		expect(state.uncounted.get(chain.digest)).toBe('noRight');
		expect(state.uncounted.get(renamed[1]?.digest ?? '')).toBe('unknownKey');
	});
});

describe('an entry without a right', () => {
	it.each(['report', 'regulation', 'season', 'key', 'appointment', 'verdict'] as const)(
		'is listed and changes nothing: %s by a stranger and by a player',
		(kind) => {
			const { entries, jan, founder } = signedLeague();
			const stranger = new Author(keyOf('stranger'), founder.league);
			const before = stateWith(entries);
			const bodies: Record<typeof kind, Body> = {
				report: reported({ light: { player: OLA, army: 'A', secondary: true } }),
				regulation: { kind: 'regulation', name: 'Mine', replaces: [] },
				season: { ...season, season: { id: '2026-2', opened: '2026-09-01' } },
				key: { kind: 'key', person: FOUNDER, publicKey: stranger.publicKey },
				appointment: appointed(JAN, jan.publicKey),
				verdict: {
					kind: 'verdict',
					submission: `sha256:${'1'.repeat(64)}`,
					decision: 'accept',
					reasons: [],
					decidedOn: '2026-03-05',
					replaces: []
				}
			};
			for (const author of [stranger, jan]) {
				const forged = author.write(bodies[kind]);
				const state = stateWith([...entries, forged]);
				expect(state.league).toEqual(before.league);
				expect(['unknownKey', 'noRight', 'waits']).toContain(state.uncounted.get(forged.digest));
				expect(state.counted.has(forged.digest)).toBe(false);
			}
		}
	);

	it('gives a founder no key by a referee: the key only plays for them', () => {
		const { entries, anna, founder } = signedLeague();
		const thief = new Author(keyOf('thief'), founder.league);
		const given = anna.write({ kind: 'key', person: FOUNDER, publicKey: thief.publicKey });
		const renamed = thief.write({ kind: 'regulation', name: 'Stolen', replaces: [] });
		const state = stateWith([...entries, given, renamed]);
		expect(state.league.name).toBe(founding.name);
		expect(state.uncounted.get(renamed.digest)).toBe('noRight');
	});

	it('is one of another league, also under the same id', () => {
		const { entries, anna } = signedLeague();
		const other = new Author(keyOf('anna'), null).write({ ...founding, nonce: 'twice' });
		const replayed = new Author(keyOf('anna'), other.digest).write(reported());
		const state = stateWith([...entries, anna.write(reported()), other, replayed]);
		expect(state.uncounted.get(other.digest)).toBe('otherLeague');
		expect(state.uncounted.get(replayed.digest)).toBe('otherLeague');
		expect(state.contested).toEqual([]);
		expect(pointsIn(state)).toEqual(JAN_WON);
	});

	it('waits for what it names and then counts', () => {
		const { entries, anna } = signedLeague();
		const [ride, third] = [idOf(2, 9), idOf(3, 9)];
		const game = anna.write(
			reported({ meeting: ride, light: { player: third, army: 'A', secondary: false } })
		);
		const held = anna.write({
			kind: 'meeting',
			record: meeting({ id: ride, referee: null }),
			replaces: []
		});
		const known = anna.write(registered(third));
		for (const some of [[game], [game, held], [game, known]]) {
			expect(stateWith([...entries, ...some]).uncounted.get(game.digest)).toBe('waits');
		}
		expect(pointsIn(stateWith([game, known, held, ...entries]), third)).toEqual([7]);
	});
});

describe('a dismissed referee', () => {
	const setUp = () => {
		const league = signedLeague();
		const { bolek, founder, appointments, entries } = league;
		const early = bolek.write(reported());
		const dismissal = founder.write({
			kind: 'dismissal',
			appointments: [appointments.bolek.digest],
			keeps: bolek.last
		});
		return { ...league, early, dismissal, known: [...entries, early, dismissal] };
	};

	it('keeps what they wrote before', () => {
		const { known, BOLEK } = setUp();
		const state = stateWith(known);
		expect(pointsIn(state)).toEqual(JAN_WON);
		expect(state.league.referees.map(({ id }) => id)).not.toContain(BOLEK);
	});

	it('cannot slip in a report with an old date', () => {
		const { known, bolek } = setUp();
		const game = reported({ id: idOf(5, 2), scenario: 'transport' });
		const late = bolek.fork(game, '2026-03-02T00:00:00Z');
		const state = stateWith([...known, late]);
		expect(state.uncounted.get(late.digest)).toBe('revoked');
		expect(pointsIn(state)).toEqual(JAN_WON);
	});

	it('cannot annul what counts', () => {
		const { known, bolek, early } = setUp();
		const annulment = bolek.fork({ kind: 'annulment', entry: early.digest });
		const state = stateWith([...known, annulment]);
		expect(pointsIn(state)).toEqual(JAN_WON);
		expect(state.counted.has(annulment.digest)).toBe(false);
	});

	it('writes again once appointed again', () => {
		const { known, bolek, founder, BOLEK } = setUp();
		const late = bolek.write(reported({ id: idOf(5, 2), scenario: 'transport' }));
		const again = founder.write(appointed(BOLEK, bolek.publicKey));
		expect(pointsIn(stateWith([...known, late]))).toEqual(JAN_WON);
		expect(pointsIn(stateWith([...known, late, again]))).toEqual([14, 6]);
	});

	it('is not dismissed by another referee', () => {
		const { entries, anna, bolek, appointments } = signedLeague();
		const coup = anna.write({
			kind: 'dismissal',
			appointments: [appointments.bolek.digest],
			keeps: []
		});
		const state = stateWith([...entries, coup, bolek.write(reported())]);
		expect(state.uncounted.get(coup.digest)).toBe('noRight');
		expect(pointsIn(state)).toEqual(JAN_WON);
	});
});

describe('a revoked key', () => {
	it('keeps earlier entries only', () => {
		const { entries, bolek, founder } = signedLeague();
		const early = bolek.write(reported());
		const revoked = founder.write({
			kind: 'keyRevoked',
			publicKey: bolek.publicKey,
			keeps: bolek.last
		});
		const late = bolek.write(reported({ id: idOf(5, 2), scenario: 'transport' }));
		const state = stateWith([...entries, early, revoked, late]);
		expect(state.uncounted.get(late.digest)).toBe('revoked');
		expect(pointsIn(state)).toEqual(JAN_WON);
		expect([...state.keys.values()].flat()).not.toContain(bolek.publicKey);
	});

	it('adds no other key afterwards', () => {
		const { entries, bolek, founder, BOLEK } = signedLeague();
		const thief = new Author(keyOf('thief'), founder.league);
		const revoked = founder.write({ kind: 'keyRevoked', publicKey: bolek.publicKey, keeps: [] });
		const added = bolek.write({ kind: 'key', person: BOLEK, publicKey: thief.publicKey });
		const game = thief.write(reported());
		const state = stateWith([...entries, revoked, added, game]);
		expect(state.uncounted.get(game.digest)).toBe('unknownKey');
		expect(pointsIn(state)).toEqual(NOBODY);
	});

	it('is revoked by an earlier key of the person, not by a later one', () => {
		const { entries, anna, founder, ANNA } = signedLeague();
		const phone = new Author(keyOf('phone'), founder.league);
		const added = anna.write({ kind: 'key', person: ANNA, publicKey: phone.publicKey });
		const attack = phone.write({ kind: 'keyRevoked', publicKey: anna.publicKey, keeps: [] });
		const first = anna.write(reported());
		const attacked = stateWith([...entries, added, attack, first]);
		expect(attacked.counted.has(attack.digest)).toBe(false);
		expect(pointsIn(attacked)).toEqual(JAN_WON);
		const defense = anna.write({ kind: 'keyRevoked', publicKey: phone.publicKey, keeps: [] });
		const late = phone.write(reported({ id: idOf(5, 2), scenario: 'transport' }));
		const state = stateWith([...entries, added, attack, first, defense, late]);
		expect(state.uncounted.get(late.digest)).toBe('revoked');
		expect(pointsIn(state)).toEqual(JAN_WON);
	});

	it('of a founder is not revoked by a referee', () => {
		const { entries, anna, founder } = signedLeague();
		const coup = anna.write({ kind: 'keyRevoked', publicKey: founder.publicKey, keeps: [] });
		const renamed = founder.write({ kind: 'regulation', name: 'Still here', replaces: [] });
		expect(stateWith([...entries, coup, renamed]).league.name).toBe('Still here');
	});
});

describe('an organizer', () => {
	const [HALINA, OTHER] = [idOf(22, 1), idOf(2, 21)];
	const setUp = () => {
		const league = signedLeague();
		const { founder, anna, entries } = league;
		const halina = new Author(keyOf('halina'), founder.league);
		const office = { role: 'organizer', city: 'Kraków' } as const;
		const held = (id: string, city: string): Body => {
			return { kind: 'meeting', record: meeting({ id, city, referee: null }), replaces: [] };
		};
		const known = [
			...entries,
			founder.write(appointed(HALINA, halina.publicKey, office)),
			anna.write(held(OTHER, 'Gdańsk'))
		];
		return { ...league, halina, known, held };
	};

	it('keeps meetings, reports and players of their city', () => {
		const { known, halina, held } = setUp();
		const [krakow, player] = [halina.id(2), halina.id(3)];
		const light = { player, army: 'A', secondary: false } as const;
		const own = [
			halina.write(held(krakow, 'Kraków')),
			halina.write(registered(player, { city: 'Kraków' })),
			halina.write(reported({ id: halina.id(5), meeting: krakow, light }))
		];
		const state = stateWith([...known, ...own]);
		expect([...state.uncounted]).toEqual([]);
		expect(pointsIn(state, player)).toEqual([7]);
	});

	it('has no say in other cities, or by claiming their meetings', () => {
		const { known, halina, held } = setUp();
		const before = stateWith(known).league;
		const claims = [
			halina.write(reported({ meeting: OTHER })),
			halina.write(held(OTHER, 'Kraków'), '2030-01-01T00:00:00Z'),
			halina.write(registered(JAN, { name: 'Not Jan', city: 'Kraków' })),
			halina.write({
				kind: 'meeting',
				record: meeting({ on: '2026-03-20', referee: null }),
				replaces: []
			})
		];
		const state = stateWith([...known, ...claims]);
		expect(state.league).toEqual(before);
		for (const { digest } of claims) expect(state.uncounted.get(digest)).toBe('noRight');
	});
});

describe('a new regulation', () => {
	it('applies to the next season, and to the open one only by an entry that says so', () => {
		const { entries, anna, founder, first } = signedLeague();
		const generous = {
			...SMALL_LEAGUE,
			scoring: { ...SMALL_LEAGUE.scoring, win: 4 }
		};
		const change = founder.write({
			kind: 'regulation',
			regulation: generous,
			replaces: [first.digest]
		});
		const known = [...entries, anna.write(reported()), change];
		const state = stateWith(known);
		expect(state.league.regulation).toEqual(generous);
		expect(pointsIn(state)).toEqual(JAN_WON);
		const said: BodyOf<'seasonChange'> = {
			kind: 'seasonChange',
			season: '2026-1',
			regulation: generous,
			why: 'All agreed.',
			replaces: headsOf(state, 'regulations', '2026-1')
		};
		const now = founder.write(said);
		const changed = stateWith([...known, now]);
		expect(changed.conflicts).toEqual([]);
		expect(pointsIn(changed)).toEqual([9, 3]);
		const byReferee = anna.write({ ...said, why: 'I say so.' });
		expect(stateWith([...known, byReferee]).uncounted.get(byReferee.digest)).toBe('noRight');
	});

	it('leaves a player in the category of the roster', () => {
		const { entries, anna, founder } = signedLeague();
		const roster = [{ player: JAN, category: 'senior' as const }];
		const frozen = founder.write({
			kind: 'seasonChange',
			season: '2026-1',
			roster,
			why: '',
			replaces: []
		});
		const junior = { ...player(JAN), category: 'junior' as const };
		const edited = anna.write({ kind: 'player', record: junior, replaces: [] });
		const { league } = stateWith([...entries, frozen, edited]);
		expect(league.seasons[0]?.roster).toEqual(roster);
	});
});
