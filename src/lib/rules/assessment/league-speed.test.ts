import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import { pathOf } from '$lib/rules/violation';
import type { Army, Limits, Rulings, Unit } from '../choices';

/** A barded steed: it buys 11″ and moves 10″ with barding. */
const steed: Unit = {
	kind: 'creation',
	id: 'u1',
	name: 'Steed',
	form: 'creature',
	size: 2,
	barding: true,
	brain: { type: 'half', limitation: 'dependent' },
	propulsion: [{ mode: 'ground', speed: 11 }]
};
function found(limits: Limits, rulings?: Rulings, change: Partial<Army> = {}): string[] {
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		limits,
		rulings,
		units: [steed],
		...change
	};
	return assess(army).violations.map((violation) => `${violation.code} ${pathOf(violation)}`);
}
const own: Limits = { profile: 'own', speed: 10 };

describe('the speed that is limited (PL-LIG-02, X-23)', () => {
	it('is the speed bought, unless the ruling says after penalties', () => {
		expect(found({ profile: 'league' })).toEqual(['LEAGUE_SPEED /units/0']);
		expect(found(own)).toEqual(['LIMIT_SPEED /units/0']);
		expect(found(own, { leagueSpeed: 'afterPenalties' })).toEqual([]);
		expect(found({ profile: 'own', speed: 9 }, { leagueSpeed: 'afterPenalties' })).toEqual([
			'LIMIT_SPEED /units/0'
		]);
	});

	it('includes units in reserve', () => {
		const mage: Unit = {
			kind: 'minifig',
			id: 'm',
			name: 'M',
			rank: 'mercenary',
			magic: { level: 4, summoning: true }
		};
		const summoned = { units: [mage], reserve: { summons: [steed] } };
		expect(found({ profile: 'league' }, undefined, summoned)).toEqual([
			'LEAGUE_SPEED /reserve/summons/0'
		]);
	});

	it('is not checked if the league refuses the rulings (X-15)', () => {
		expect(found({ profile: 'league' }, { leagueSpeed: 'afterPenalties' })).toEqual([
			'RULESET /rulings'
		]);
	});
});
