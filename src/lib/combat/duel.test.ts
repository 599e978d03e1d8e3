import { describe, expect, it } from 'vitest';
import { exact } from '$lib/dice/exact';
import { formatFraction } from '$lib/dice/exact/fraction';
import { float } from '$lib/dice/float';
import type { Army, Unit } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import { bestDuel, duel } from './duel';
import { strikesOf, type Combatant } from './strikes';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { readSituation } from './situation-words';

const soldier: Unit = {
	kind: 'minifig',
	id: 'a',
	name: 'Soldier',
	rank: 'mercenary',
	gear: [{ item: 'shortHand' }, { item: 'longRanged', place: 'stowed' }]
};
const hero: Unit = { ...soldier, id: 'b', rank: 'hero', gear: [{ item: 'twoHanded' }] };
const ship: Unit = {
	kind: 'creation',
	id: 'c',
	name: 'Ship',
	form: 'vehicle',
	size: 6,
	structureLevel: 2
};
const army = (rulebook: Army['rulebook'], units: Unit[]): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '00000000-0000-4000-8000-000000000001',
	name: 'X',
	rulebook,
	units
});

function combatant(unit: Unit, rulebook: Army['rulebook'] = 'core2005'): Combatant {
	const whole = army(rulebook, [unit]);
	const profile = rulebookFor(whole).profile(whole, unit);
	if (!profile) throw new Error(`${unit.name} has no profile`);
	return { unit, profile };
}

function fractions(
	rules: CombatRules,
	[attacker, target]: readonly [Unit, Unit],
	item: string,
	words: string[] = []
) {
	const strike = strikesOf(rules, combatant(attacker)).find((each) => each.item === item);
	const read = readSituation(words);
	if ('wrong' in read) throw new Error(read.wrong);
	const found = duel(exact, rules, combatant(attacker), combatant(target), strike, read.situation);
	const outcomes = Object.entries(found?.outcomes ?? {});
	return {
		...Object.fromEntries(outcomes.map(([name, chance]) => [name, formatFraction(chance)])),
		modifiers: found?.modifiers.map(({ rule, value }) => `${rule} ${value}`)
	};
}

describe('a strike of a unit at another', () => {
	it('uses the statistics and weapons of the army’s rulebook in 2005', () => {
		expect(fractions('2005', [soldier, soldier], 'shortHand')).toEqual({
			hit: '5/6',
			kill: '5/18',
			equal: '5/36',
			noEffect: '5/9',
			miss: '1/6',
			modifiers: []
		});
	});

	it('uses the weapons of 2010 and 2020 in those editions', () => {
		expect(fractions('2010', [hero, soldier], 'twoHanded')).toMatchObject({ hit: '7/10' });
		expect(fractions('2020', [soldier, soldier], 'shortHand')).toMatchObject({
			kill: '13/36',
			somethingBad: '1/8'
		});
	});

	it('names every modifier that takes part, with its rule', () => {
		const words = ['visible=1', 'still=yes', 'speed=13', 'aiming=yes'];
		expect(fractions('2005', [soldier, soldier], 'longRanged', words).modifiers).toEqual([
			'PL-CMB-03 -2',
			'PL-CMB-04 1',
			'PL-CMB-04 1',
			'PL-CMB-04 -2'
		]);
		expect(fractions('2020', [soldier, soldier], 'longRanged', words).modifiers).toEqual([
			'E20-MOD-04 -2'
		]);
		expect(
			fractions('2010', [soldier, soldier], 'shortHand', ['opponents=2', 'short=1']).modifiers
		).toEqual(['E10-MOD-09 -1', 'E10-MOD-05 -1']);
	});

	it('counts the size of a large target by itself', () => {
		expect(fractions('2005', [soldier, ship], 'longRanged').modifiers).toEqual(['PL-CMB-03 2']);
		expect(fractions('2010', [soldier, ship], 'longRanged').modifiers).toEqual(['E10-MOD-01 3']);
		expect(fractions('2005', [soldier, ship], 'longRanged', ['size=1']).modifiers).toEqual([]);
	});

	it('treats a target out of range as each edition does', () => {
		const far = ['distance=13.5', 'height=1'];
		expect(fractions('2005', [soldier, soldier], 'longRanged', far)).toMatchObject({ hit: '0' });
		expect(
			fractions('2005', [soldier, soldier], 'longRanged', ['distance=13', 'height=1'])
		).toMatchObject({ hit: '2/3' });
		expect(fractions('2010', [soldier, soldier], 'longRanged', far).modifiers).toEqual([
			'E10-MOD-10 1',
			'E10-MOD-11 -3'
		]);
		expect(fractions('2020', [soldier, soldier], 'longRanged', far).modifiers).toEqual([
			'E20-MOD-07 1',
			'E20-MOD-08 -3'
		]);
	});

	it('throws hand weapons over a distance, and swings only near ones', () => {
		const at = (rules: CombatRules, item: string, inches: string) =>
			fractions(rules, [item === 'twoHanded' ? hero : soldier, soldier], item, [
				`distance=${inches}`
			]);
		// The throw is rolled: 4″ or more with 1d6, then Use 2.
		expect(at('2005', 'shortHand', '4')).toMatchObject({ hit: '5/12' });
		expect(at('2005', 'shortHand', '1')).toMatchObject({ hit: '5/6' });
		expect(at('2010', 'shortHand', '4').modifiers).toEqual(['E10-MOD-11 -1']);
		expect(at('2005', 'twoHanded', '2')).toMatchObject({ hit: '0', miss: '1' });
		expect(at('2020', 'twoHanded', '2')).toMatchObject({ hit: '0' });
	});

	it('finds the best weapon', () => {
		const best = bestDuel(float, '2005', combatant(soldier), combatant(soldier));
		expect(best?.strike?.item).toBe('longRanged');
	});

	it('knows the figures of the skirmish', () => {
		const good: Unit = { kind: 'figure', id: 'g', name: 'G', stature: 'good' };
		const guard: Unit = { ...good, id: 'm', stature: 'minion', gear: ['shield'] };
		const [a, b] = [combatant(good, 'skirmish'), combatant(guard, 'skirmish')];
		const found = duel(exact, 'skirmish', a, b, undefined);
		expect(found?.outcomes.slain && formatFraction(found.outcomes.slain)).toBe('7/27');
		expect(duel(exact, '2005', a, b, undefined)).toBeUndefined();
		expect(bestDuel(float, 'skirmish', combatant(soldier), b)).toBeUndefined();
	});
});

describe('a situation in words', () => {
	it.each([
		'distance',
		'distance=',
		'distance=-1',
		'visible=4',
		'still=maybe',
		'color=red',
		'heroes=1.5'
	])('refuses %j', (word) => {
		expect(readSituation(['height=2', word])).toEqual({ wrong: word });
	});
});
