import { describe, expect, it } from 'vitest';
import type { BodyOf } from './bodies';
import { idOf, JAN, OLA } from '../../../../tests/setup/league';
import {
	Author,
	keyOf,
	pointsIn,
	registered,
	reported,
	signedLeague,
	stateWith
} from '../../../../tests/setup/league-entries';

const TWIN = idOf(3, 30);

describe('a player registered twice', () => {
	const setUp = () => {
		const league = signedLeague();
		const { anna, founder, entries } = league;
		const twin = new Author(keyOf('twin'), founder.league);
		const other = { light: { player: TWIN, army: 'A' as const, secondary: true } };
		const known = [
			...entries,
			anna.write(registered(TWIN, { name: 'Jan again' })),
			anna.write({ kind: 'key', person: TWIN, publicKey: twin.publicKey }),
			anna.write(reported()),
			anna.write(reported({ id: idOf(5, 2), scenario: 'transport', ...other }))
		];
		const same = anna.write({ kind: 'samePerson', player: TWIN, into: JAN });
		return { ...league, twin, known, same };
	};

	it('is one player with all games and keys', () => {
		const { known, same, twin, jan } = setUp();
		expect(pointsIn(stateWith(known), JAN, TWIN)).toEqual([7, 8]);
		const state = stateWith([...known, same]);
		expect(pointsIn(state, JAN, TWIN)).toEqual([15, 0]);
		expect(state.league.players.map(({ id }) => id)).toEqual([JAN, OLA]);
		expect(state.keys.get(JAN)).toEqual([jan.publicKey, twin.publicKey].sort());
		expect(state.league.players[0]?.furtherKeys).toHaveLength(1);
		expect(state.alarms).toEqual([]);
	});

	it('may sign for the games of both', () => {
		const { known, same, twin, ola } = setUp();
		const game = twin.write(reported({ id: twin.id(5), scenario: 'captureTheFlag' }));
		const confirmed = ola.write({ kind: 'confirmation', report: game.digest });
		expect(stateWith([...known, game, confirmed]).uncounted.get(game.digest)).toBe('noRight');
		expect(pointsIn(stateWith([...known, game, confirmed, same]))[0]).toBe(22);
	});

	it('is two again when that is annulled, and has a stable id in a circle', () => {
		const { known, same, anna } = setUp();
		const undone = anna.write({ kind: 'annulment', entry: same.digest });
		expect(stateWith([...known, same, undone]).league.players).toHaveLength(3);
		const back = anna.write({ kind: 'samePerson', player: JAN, into: TWIN });
		expect(stateWith([...known, same, back]).league.players.map(({ id }) => id)).toEqual([
			JAN,
			OLA
		]);
	});

	it('turns two reports of the game into a contest', () => {
		const { known, same, anna } = setUp();
		const twice = anna.write(
			reported({ id: idOf(5, 4), light: { player: TWIN, army: 'A', secondary: true } })
		);
		expect(stateWith([...known, twice]).contested).toEqual([]);
		expect(stateWith([...known, twice, same]).contested).toHaveLength(1);
	});

	it('of which two referees say different things is listed, until one takes it back', () => {
		const { known, same, bolek } = setUp();
		const other = bolek.write({ kind: 'samePerson', player: TWIN, into: OLA });
		const [others, shown] = [same.digest, other.digest].sort();
		expect(stateWith([...known, same, other]).conflicts).toEqual([
			{ list: 'merges', id: TWIN, shown, others: [others] }
		]);
		const undone = bolek.write({ kind: 'annulment', entry: other.digest });
		const settled = stateWith([...known, same, other, undone]);
		expect([settled.conflicts, pointsIn(settled, JAN)]).toEqual([[], [15]]);
		const agreed = bolek.write({ kind: 'samePerson', player: TWIN, into: JAN });
		expect(stateWith([...known, same, agreed]).conflicts).toEqual([]);
	});

	it('is not merged by players', () => {
		const { known, twin } = setUp();
		const claim = twin.write({ kind: 'samePerson', player: JAN, into: TWIN });
		expect(stateWith([...known, claim]).uncounted.get(claim.digest)).toBe('noRight');
	});
});

describe('a withdrawal', () => {
	it('is written by the player or a referee, and can be taken back', () => {
		const { entries, jan, ola, anna } = signedLeague();
		const leave: BodyOf<'withdrawal'> = {
			kind: 'withdrawal',
			player: JAN,
			on: '2026-04-01',
			replaces: []
		};
		for (const author of [jan, anna]) {
			const left = author.write(leave);
			const state = stateWith([...entries, left]);
			expect(state.league.players[0]?.withdrawn).toBe('2026-04-01');
			const back = anna.write({ ...leave, on: null, replaces: [left.digest] });
			expect(stateWith([...entries, left, back]).league.players[0]?.withdrawn).toBeUndefined();
		}
		const forged = ola.write(leave);
		expect(stateWith([...entries, forged]).uncounted.get(forged.digest)).toBe('noRight');
	});
});

describe('a key of a player', () => {
	it('is added by an own key or a referee, not by another player', () => {
		const { entries, jan, ola, founder } = signedLeague();
		const phone = new Author(keyOf('phone'), founder.league);
		const own = jan.write({ kind: 'key', person: JAN, publicKey: phone.publicKey });
		const state = stateWith([...entries, own]);
		expect(state.keys.get(JAN)).toEqual([jan.publicKey, phone.publicKey].sort());
		const forged = ola.write({ kind: 'key', person: JAN, publicKey: phone.publicKey });
		expect(stateWith([...entries, forged]).keys.get(JAN)).toEqual([jan.publicKey]);
	});
});
