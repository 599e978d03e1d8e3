import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import { pathOf } from '$lib/rules/violation';
import type { Army, Minifig, Supplement } from '$lib/rules/choices';

const NAMES: Supplement[] = ['healing', 'magic', 'specialists'];

function army(change: Partial<Minifig>, supplements?: Supplement[]): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		supplements,
		units: [{ kind: 'minifig', id: 'u1', name: 'M', rank: 'mercenary', ...change }]
	};
}
const supplementsOff = (of: Army) =>
	assess(of)
		.violations.filter(({ code }) => code === 'SUPPLEMENT_OFF')
		.map((violation) => `${violation.severity} ${violation.rule} ${pathOf(violation)}`);

describe('an ability of a supplement that is off', () => {
	it.each<[Supplement, Partial<Minifig>, number, string]>([
		['healing', { abilities: { healing: true } }, 6, 'error PL-MED-01 /units/0/abilities/healing'],
		['magic', { magic: { level: 3 } }, 7, 'error PL-MAG-01 /units/0/magic'],
		[
			'specialists',
			{ abilities: { stealth: true } },
			6,
			'error PL-SKL-01 /units/0/abilities/stealth'
		],
		[
			'specialists',
			{ abilities: { perception: true } },
			6,
			'error PL-SKL-02 /units/0/abilities/perception'
		],
		[
			'specialists',
			{ abilities: { weaponMaster: [{ item: 'shield', name: 'Q' }] } },
			7,
			'error PL-SKL-03 /units/0/abilities/weaponMaster'
		]
	])('%s: %j keeps its price of %i', (supplement, change, price, expected) => {
		const others = NAMES.filter((name) => name !== supplement);
		for (const [supplements, violations] of [
			[others, [expected]],
			[[], [expected]],
			[[supplement], []],
			[undefined, []]
		] as const) {
			const of = army(change, supplements && [...supplements]);
			expect(supplementsOff(of)).toEqual(violations);
			expect(assess(of).total / 2).toBe(price);
		}
	});

	it('does not include those of PL-2005 itself, nor those not chosen', () => {
		const plain = {
			abilities: { pilot: true, healing: false, weaponMaster: [] },
			magic: { level: 0, areaSpells: [] }
		};
		expect(supplementsOff(army(plain, []))).toEqual([]);
	});
});
