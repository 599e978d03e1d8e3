import { describe, expect, it } from 'vitest';
import { combatantsOf } from '$lib/combat/combatants';
import { duel } from '$lib/combat/duel';
import { weaponKey } from '$lib/combat/weapon-key';
import { float } from '$lib/dice/float';
import { floatOrder } from '$lib/dice/float/order';
import type { Army, GearItem, Minifig } from '$lib/rules/choices';
import { answerOf } from './answer';
import { Asking } from './asking.svelte';
import { chooseFight } from './choose-fight';
import { closeAnswerOf, type CloseQuestion } from './close-answer';
import { USUAL_QUESTION, writeQuestion } from './question';
import { readQuestion } from './question-reading';
import { completeTurn } from './whole-turn';

const hero = (id: string, item: GearItem): Minifig => ({
	...{ kind: 'minifig', id, name: id, rank: 'hero' },
	gear: [{ item }]
});
const soldier: Minifig = {
	kind: 'minifig',
	id: 'Soldier',
	name: 'Soldier',
	rank: 'mercenary',
	gear: [{ item: 'explosive' }]
};
const dragon = {
	kind: 'creation',
	id: 'Dragon',
	name: 'Dragon',
	form: 'creature',
	size: 6,
	structureLevel: 2
} as const;
const army: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '00000000-0000-4000-8000-000000000001',
	name: 'Three heroes',
	rulebook: 'core2005',
	units: [
		...[hero('Ada', 'heavyHand'), hero('Ben', 'explosive'), hero('Cleo', 'longRanged')],
		soldier,
		dragon
	]
};
const units = combatantsOf(army);
const unitNamed = (name: string) => {
	const found = units.find(({ unit }) => unit.name === name);
	if (!found) throw new Error(`No unit ${name}`);
	return found;
};
const EDITION_IDS = ['2005', '2010', '2020'] as const;

describe('a unit of an army', () => {
	it.each(EDITION_IDS)('fights on the page of %s as everywhere else, with each weapon', (rules) => {
		for (const attacker of units) {
			for (const target of units) {
				const asking = new Asking({ ...USUAL_QUESTION, rules });
				chooseFight(asking, attacker, target);
				for (const [place, strike] of asking.strikes.entries()) {
					asking.chooseStrike(place);
					for (const distance of [1, 5, 9]) {
						const { situation } = asking.question;
						asking.change({ situation: { ...situation, distance } });
						const asked = answerOf(float, asking.question);
						const fought = duel(float, rules, attacker, target, strike, { distance });
						const which = [attacker.unit.name, weaponKey(strike.item, strike), distance].join();
						expect([which, Object.fromEntries(asked.outcomes)]).toEqual([which, fought?.outcomes]);
						expect(asked.modifiers).toEqual(fought?.modifiers);
					}
				}
			}
		}
	});

	it('kills Armor 4 with a heavy weapon beside two other heroes 1 time in 6 (PL-HER-02)', () => {
		const asking = new Asking(USUAL_QUESTION);
		chooseFight(asking, unitNamed('Ada'), unitNamed('Soldier'));
		expect(asking.alone).toBeCloseTo(1 / 6, 12);
		// 1d6+2 less 2: any throw of a die above the Armor.
		const kills = asking.damage.reduce((sum, cell) => sum + cell.kills, 0);
		expect(kills).toBeCloseTo(1 / 3, 12);
		const parried = closeAnswerOf(floatOrder, asking.question as CloseQuestion);
		expect(parried.kill).toBeCloseTo(1 / 6, 12);
	});

	it('throws a grenade at 5″ with its full Damage in 2010 (E10-MOD-11)', () => {
		const asking = new Asking({ ...USUAL_QUESTION, rules: '2010' });
		chooseFight(asking, unitNamed('Soldier'), unitNamed('Soldier'));
		asking.chooseStrike(asking.strikes.findIndex(({ explosive }) => explosive));
		asking.change({ situation: { distance: 5 } });
		expect(asking.alone).toBeCloseTo(137 / 300, 12);
	});

	it('takes its quirk along when another one is asked about', () => {
		const asking = new Asking(USUAL_QUESTION);
		asking.chooseUnit(unitNamed('Ada'), '2005');
		expect(asking.question.situation.heroes).toBe(2);
		asking.chooseUnit(unitNamed('Dragon'), '2005');
		expect(asking.question.situation).toEqual({});
		asking.chooseUnit(unitNamed('Ada'), '2005');
		asking.chooseWeapon('officer', 'shortHand');
		expect(asking.question.situation).toEqual({});
		asking.change({ situation: { heroes: 3 } });
		asking.chooseWeapon('hero', 'shortHand');
		expect(asking.question.situation).toEqual({ heroes: 3 });
	});

	it('says in an address which attacks of its turn explode', () => {
		const asking = new Asking({ ...USUAL_QUESTION, rules: '2010' });
		asking.chooseUnit(unitNamed('Soldier'), '2010', weaponKey('explosive', {}));
		completeTurn(asking);
		const { question } = asking;
		const turn = [{ count: 2, ...question, explosive: true }].map(
			({ count, skill, use, damage, reach, explosive }) => ({
				...{ count, skill, use, damage, reach, explosive }
			})
		);
		const whole = { ...question, turn };
		expect(question.explosive).toBe(true);
		expect(readQuestion(new URLSearchParams(writeQuestion(whole)))).toEqual(whole);
	});
});
