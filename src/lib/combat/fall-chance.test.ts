import { describe, expect, it } from 'vitest';
import type { GearItem, RulebookId, Unit } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { combatantsOf } from './combatants';
import { fallChance } from './fall-chance';
import type { TargetId } from './targets';

const alone = (unit: Unit, rulebook: RulebookId = 'core2005') => {
	const army = { format: 'brikmuster/army', version: 1, id: '', name: '', rulebook } as const;
	const [found] = combatantsOf({ ...army, units: [unit] });
	if (!found) throw new Error('The unit has no statistics.');
	return found;
};
const minifig = (...gear: GearItem[]) =>
	alone({
		kind: 'minifig',
		id: 'u',
		name: '',
		rank: 'mercenary',
		gear: gear.map((item) => ({ item }))
	});
const falls = (rules: CombatRules, gear: GearItem[], against: TargetId = 'mercenary') =>
	fallChance(rules, minifig(...gear), against) ?? NaN;

describe('the chance to be killed by one attack', () => {
	it('is that of a plain attack where nothing parries', () => {
		expect(falls('2005', [])).toBeCloseTo(5 / 18, 14);
		expect(falls('2005', [], 'armored')).toBe(falls('2005', []));
		expect(falls('2005', [], 'hero')).toBeGreaterThan(falls('2005', []));
	});

	it('falls with armor, with a shield, and with a weapon to parry with', () => {
		for (const item of ['bodyArmor', 'shield', 'shortHand'] as const)
			expect(falls('2005', [item])).toBeLessThan(falls('2005', []));
		// In 2020 only a shield parries.
		expect(falls('2020', ['shield'])).toBeLessThan(falls('2020', []));
		expect(falls('2020', ['shortHand'])).toBe(falls('2020', []));
	});

	it('is unknown where one attack is not enough, and against structures', () => {
		const tower: Unit = { kind: 'creation', id: 'u', name: '', form: 'building', size: 4 };
		expect(fallChance('2005', alone(tower), 'mercenary')).toBeUndefined();
		expect(fallChance('2005', minifig(), 'level2')).toBeUndefined();
	});

	it('of a figure that counts dice is less with a shield', () => {
		const figure = (...gear: 'shield'[]): Unit => ({
			kind: 'figure',
			id: 'u',
			name: '',
			stature: 'average',
			gear
		});
		const [bare, shielded] = [figure(), figure('shield')].map((unit) =>
			fallChance('skirmish', alone(unit, 'skirmish'), 'mercenary')
		);
		expect(shielded ?? NaN).toBeLessThan(bare ?? NaN);
		expect(fallChance('skirmish', minifig(), 'mercenary')).toBeUndefined();
	});
});
