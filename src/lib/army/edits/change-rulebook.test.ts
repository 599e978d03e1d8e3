import { describe, expect, it } from 'vitest';
import { RULEBOOK_IDS, type Army, type Minifig, type Rank, type Unit } from '$lib/rules/choices';
import { READY_UNITS } from '../ready/units';
import { readArmy } from '../format/read';
import { newArmy } from '../new-army';
import { assess } from '$lib/rules/assessment/assess';
import { rulebookChange } from '../comparison/rulebook-change';
import { changeRulebook, underRulebook } from './change-rulebook';

const minifig = (id: string, kit: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id,
	name: id,
	rank: 'mercenary',
	...kit
});
const armyOf = (units: readonly Unit[], given: Partial<Army> = {}): Army => ({
	...newArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', 'A', { profile: 'league' }),
	units: [...units],
	...given
});
const gearOf = (unit: Unit | undefined) =>
	unit?.kind === 'minifig' ? unit.gear?.map(({ item }) => item) : undefined;

describe('changing the rulebook', () => {
	const mage = minifig('u1', { magic: { level: 2 }, gear: [{ item: 'twoHanded' }] });
	const guard = minifig('u2', { gear: [{ item: 'longRanged' }, { item: 'shield' }] });

	it('keeps what the new one has, takes items of the same kin and leaves the rest out', () => {
		const { army, lost } = underRulebook(armyOf([mage, guard]), 'quickwars');
		expect(army.units.map(gearOf)).toEqual([['handWeapon'], ['rangedWeapon', 'protection']]);
		expect(army.units[0]).not.toHaveProperty('magic');
		expect(lost.map(({ unit, params }) => [unit, params.thing])).toEqual([['u1', 'magic']]);
	});

	it('takes the printed rows of packs, and leaves packs, rulings and house rules behind', () => {
		const row = { like: 'longRanged', rule: 'KAS-WPN-01' };
		const pack = { id: armyOf([]).id, prefix: 'kas', name: 'Kosmos', edition: 1 };
		const own = armyOf([minifig('u1', { gear: [{ item: 'kas.gatling' }] })], {
			packs: [{ ...pack, rows: { gear: { 'kas.gatling': row } } }],
			rulings: { magicShield: 'single' },
			houseRules: { changes: [{ table: 'magic', row: 'level', field: 'cost', value: 1 }] }
		});
		const { army } = underRulebook(own, 'lugpolwars');
		expect(gearOf(army.units[0])).toEqual(['longRanged']);
		expect(army).not.toHaveProperty('packs');
		expect(army).not.toHaveProperty('rulings');
		expect(army).not.toHaveProperty('houseRules');
		expect(rulebookChange(own, 'lugpolwars')).toMatchObject({
			packs: ['Kosmos'],
			houseRules: 1,
			rulings: 1
		});
	});

	it('names each row of a pack that becomes a printed one or is lost, and each item that is replaced', () => {
		const rule = 'KAS-WPN-01';
		const gear = {
			'kas.gatling': { like: 'longRanged', rule },
			'kas.smoke': { like: 'explosive', rule }
		};
		const ranks = { 'kas.captain': { like: 'officer', rule } };
		const pack = { id: armyOf([]).id, prefix: 'kas', name: 'Kosmos', edition: 1 };
		const captain = minifig('u1', {
			rank: 'kas.captain' as Rank,
			gear: [{ item: 'kas.gatling' }, { item: 'kas.smoke' }, { item: 'explosive' }]
		});
		const own = armyOf([captain, guard], { packs: [{ ...pack, rows: { gear, ranks } }] });
		const [printed, other] = rulebookChange(own, 'lugpolwars').changed;
		expect(printed?.replaced).toEqual([
			{ from: 'kas.captain', to: 'officer' },
			{ from: 'kas.gatling', to: 'longRanged' },
			{ from: 'kas.smoke', to: 'explosive' }
		]);
		expect([printed?.lost, other?.replaced ?? []]).toEqual([[], []]);
		const [quick] = rulebookChange(own, 'quickwars').changed;
		expect(quick?.replaced).toEqual([{ from: 'kas.gatling', to: 'rangedWeapon' }]);
		expect(quick?.lost.toSorted()).toEqual(['explosive', 'kas.captain', 'kas.smoke']);
	});

	it('says which units keep their price, which change and which are gone', () => {
		const change = rulebookChange(armyOf([mage, guard]), 'lugpolwars');
		expect(change.changed.map(({ unit }) => unit.id)).toContain('u1');
		expect(change.before).toBe(assess(armyOf([mage, guard])).total);
		expect(rulebookChange(armyOf([mage, guard]), 'skirmish').gone).toHaveLength(2);
	});

	it('makes the numbers of the league the limits of an army that is no longer in it', () => {
		const { army } = underRulebook(armyOf([guard]), 'lugpolwars');
		expect(army.limits).toEqual({ profile: 'own', points: 150, speed: 10 });
	});

	it.each(RULEBOOK_IDS)('leaves nothing of another rulebook in %s, for all ready units', (to) => {
		for (const from of RULEBOOK_IDS) {
			const units = Object.values(READY_UNITS[from]).map((kit, index): Unit => ({
				...structuredClone(kit),
				id: `u${index}`,
				name: 'X'
			}));
			const army = armyOf(units, { rulebook: from });
			const after = changeRulebook(to).apply(army);
			const wrong = assess(after).violations.filter(({ code }) => code === 'WRONG_BOOK');
			expect([from, wrong]).toEqual([from, from === to ? wrong : []]);
			expect(readArmy(JSON.parse(JSON.stringify(after))).ok).toBe(true);
		}
	});
});
