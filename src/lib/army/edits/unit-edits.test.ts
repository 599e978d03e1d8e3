import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army, Creation, Figure, Minifig, Unit } from '$lib/rules/choices';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import * as creations from './creation-edits';
import * as edits from './edits';
import * as figures from './figure-edits';
import * as minds from './mind-edits';
import * as minifigs from './minifig-edits';
import { addPiece, setPieceCount, type PiecesPlace } from './pieces';
import { readArmy } from '../format/read';
import { byId } from '../../../../tests/setup/applied-edits';

/** A deeply frozen army, so that a mutation throws. */
function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null) {
		Object.values(value).forEach(frozen);
		Object.freeze(value);
	}
	return value;
}

const army = (...units: Unit[]): Army =>
	frozen({
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Smoki',
		rulebook: 'core2005',
		units
	});
const minifig: Minifig = { kind: 'minifig', id: 'm', name: 'Zawisza', rank: 'hero' };
const dragon: Creation = { kind: 'creation', id: 'c', name: 'Smok', form: 'creature', size: 4 };
const figure: Figure = { kind: 'figure', id: 'f', name: 'Boromir', stature: 'good' };
const all = army(minifig, dragon, figure);

const unitOf = <T extends Unit>({ units }: Army, { id }: T) =>
	units.find((unit) => unit.id === id) as T;

describe('the training of a unit', () => {
	it('belongs to a minifig itself, or to a creature’s brain', () => {
		expect(unitOf(byId(minds.setTraining)(all, 'm', 'skillBonus', 2), minifig).skillBonus).toBe(2);
		expect(byId(minds.setTraining)(all, 'c', 'skillBonus', 2)).toBe(all);
		const minded = byId(creations.setBrain)(all, 'c', 'full');
		const trained = byId(minds.setTraining)(minded, 'c', 'multitasking', 1);
		expect(unitOf(trained, dragon).brain).toEqual({ type: 'full', multitasking: 1 });
		expect(byId(minds.setTraining)(trained, 'c', 'multitasking', 0)).toEqual(minded);
	});

	it.each(['m', 'c'])('is not stored when it is removed: %s', (id) => {
		const learned = byId(minds.setTalent)(all, id, 'stealth', true);
		expect(learned).not.toEqual(all);
		expect(byId(minds.setTalent)(learned, id, 'stealth', false)).toEqual(all);
		const mage = byId(minds.setRitual)(
			byId(minds.setMagicLevel)(all, id, 3),
			id,
			'summoning',
			true
		);
		const none = byId(minds.setRitual)(
			byId(minds.setMagicLevel)(mage, id, 0),
			id,
			'summoning',
			false
		);
		expect(none).toEqual(all);
	});

	it('includes mastered weapons by class and name, with or without a stored name', () => {
		const bare = army({ ...minifig, abilities: { weaponMaster: ['heavyHand'] } });
		const named = byId(minds.nameMastery)(bare, 'm', 0, 'długi miecz');
		const two = byId(minds.addMastery)(named, 'm', { item: 'shortRanged', name: '' });
		expect(unitOf(two, minifig).abilities?.weaponMaster).toEqual([
			{ item: 'heavyHand', name: 'długi miecz' },
			{ item: 'shortRanged' }
		]);
		const none = byId(minds.removeMastery)(byId(minds.removeMastery)(two, 'm', 1), 'm', 0);
		expect(unitOf(none, minifig)).toEqual(minifig);
	});

	it('includes spells, one entry per level', () => {
		const three = [2, 3, 2].reduce(
			(made, level) => byId(addPiece)(made, 'm', 'areaSpells', level),
			all
		);
		expect(unitOf(three, minifig).magic?.areaSpells).toEqual([
			{ level: 2, count: 2 },
			{ level: 3 }
		]);
		const fewer = byId(setPieceCount)(
			byId(setPieceCount)(three, 'm', 'areaSpells', 0, 1),
			'm',
			'areaSpells',
			1,
			0
		);
		expect(unitOf(fewer, minifig).magic).toEqual({ areaSpells: [{ level: 2 }] });
		expect(byId(setPieceCount)(fewer, 'm', 'areaSpells', 0, 0)).toEqual(all);
	});

	it('comes with gear names, cliché and notes, which are removed when empty', () => {
		const armed = byId(edits.addGear)(all, 'm', 'heavyHand');
		const named = byId(minds.nameGear)(armed, 'm', 0, 'Szczerbiec');
		expect(unitOf(named, minifig).gear).toEqual([
			{ item: 'heavyHand', place: 'hand', name: 'Szczerbiec' }
		]);
		expect(byId(minds.nameGear)(named, 'm', 0, '')).toEqual(armed);
		expect(byId(minds.nameGear)(all, 'm', 0, 'Szczerbiec')).toBe(all);
		const told = byId(minifigs.setNotes)(
			byId(minifigs.setCliche)(all, 'm', 'barbarian'),
			'm',
			'z przodu'
		);
		expect(unitOf(told, minifig)).toMatchObject({ cliche: 'barbarian', notes: 'z przodu' });
		expect(byId(minifigs.setNotes)(byId(minifigs.setCliche)(told, 'm', ''), 'm', '')).toEqual(all);
	});
});

describe('a creation', () => {
	it('keeps its measured length beside its size until it is removed', () => {
		const measured = byId(creations.setMeasured)(all, 'c', 9.3333, 10);
		expect(unitOf(measured, dragon)).toMatchObject({ size: 10, measured: 9.33 });
		const other = byId(creations.setSize)(measured, 'c', 7);
		expect(assess(other).violations.map(({ code }) => code)).toContain('MEASURE');
		expect(unitOf(byId(creations.forgetMeasured)(other, 'c'), dragon)).not.toHaveProperty(
			'measured'
		);
	});

	it('has several kinds of propulsion, each with speed, price and name', () => {
		const flying = byId(creations.addPropulsion)(all, 'c', 'air', { speed: 5 });
		const changed = byId(creations.changePropulsion)(flying, 'c', 0, {
			speed: 8,
			name: 'skrzydła'
		});
		expect(unitOf(changed, dragon).propulsion).toEqual([
			{ mode: 'air', speed: 8, name: 'skrzydła' }
		]);
		const agreed = byId(creations.changePropulsion)(changed, 'c', 0, { name: '', agreedCost: 2.3 });
		expect(unitOf(agreed, dragon).propulsion).toEqual([{ mode: 'air', speed: 8, agreedCost: 2.5 }]);
		expect(byId(creations.removePropulsion)(agreed, 'c', 0)).toEqual(all);
	});

	it.each([{ speed: 5 }, { modules: 2 }])('keeps at least one inch or module: %o', (amount) => {
		const walking = byId(creations.addPropulsion)(all, 'c', 'ground', amount);
		const stopped = byId(creations.changePropulsion)(walking, 'c', 0, { speed: 0, modules: 0 });
		const [field] = Object.keys(amount);
		expect(unitOf(stopped, dragon).propulsion).toEqual([{ mode: 'ground', [field ?? '']: 1 }]);
	});

	it('needs no speed for special propulsion, which keeps its name and price', () => {
		const walking = byId(creations.addPropulsion)(all, 'c', 'special', { speed: 5 });
		const change = { speed: 0, name: 'teleport', agreedCost: 3 };
		const teleport = byId(creations.changePropulsion)(walking, 'c', 0, change);
		expect(unitOf(teleport, dragon).propulsion).toEqual([
			{ mode: 'special', name: 'teleport', agreedCost: 3 }
		]);
		expect(readArmy(teleport)).toEqual({ ok: true, army: teleport });
		expect(toCp(assess(teleport).total)).toBe(toCp(assess(all).total) + 3);
	});

	it('has weapons with level, count, name, mounting, size and payload', () => {
		const loaded = byId(addPiece)(
			byId(creations.addWeapon)(all, 'c', 'launcher'),
			'c',
			{ payload: 0 },
			1
		);
		const change = { level: 3, count: 2, name: 'ogon', mounting: 'turret', builtSize: 4 } as const;
		const changed = byId(creations.changeWeapon)(loaded, 'c', 0, change);
		expect(unitOf(changed, dragon).weapons).toEqual([
			{ type: 'launcher', ...change, payload: [{ level: 1 }] }
		]);
		const plain = { count: 1, name: '', mounting: 'fixed', builtSize: undefined } as const;
		expect(unitOf(byId(creations.changeWeapon)(changed, 'c', 0, plain), dragon).weapons).toEqual([
			{ type: 'launcher', level: 3, payload: [{ level: 1 }] }
		]);
		expect(byId(creations.removeWeapon)(changed, 'c', 0)).toEqual(all);
		expect(unitOf(byId(creations.addWeapon)(all, 'c', 'heavyWeapon'), dragon).weapons).toEqual([
			{ type: 'heavyWeapon' }
		]);
	});

	it('has a limitation with half a brain only', () => {
		const half = byId(creations.setBrain)(all, 'c', 'half');
		expect(unitOf(half, dragon).brain).toEqual({ type: 'half', limitation: 'dependent' });
		const simple = byId(creations.setLimitation)(half, 'c', 'simple');
		const told = byId(creations.setOrder)(
			byId(creations.setOrder)(simple, 'c', 0, 'lecz'),
			'c',
			1,
			'strzelaj'
		);
		expect(unitOf(told, dragon).brain?.orders).toEqual(['lecz', 'strzelaj']);
		const fewer = byId(creations.setOrder)(told, 'c', 0, '');
		expect(unitOf(byId(creations.setBrain)(fewer, 'c', 'full'), dragon).brain).toEqual({
			type: 'full',
			orders: ['strzelaj']
		});
		expect(byId(creations.setBrain)(fewer, 'c', undefined)).toEqual(all);
	});
});

describe('a figure of the skirmish', () => {
	it('has its own dice only as a monster', () => {
		const monster = byId(figures.setDice)(byId(figures.setStature)(all, 'f', 'monster'), 'f', 6);
		expect(unitOf(monster, figure)).toMatchObject({ stature: 'monster', dice: 6 });
		expect(byId(figures.setStature)(monster, 'f', 'good')).toEqual(all);
	});

	it('has each trait and piece of gear once, in a fixed order', () => {
		const tagged = byId(figures.setTrait)(
			byId(figures.setTrait)(all, 'f', 'poor', true),
			'f',
			'athletic',
			true
		);
		expect(unitOf(tagged, figure).traits).toEqual(['athletic', 'poor']);
		const bare = byId(figures.setTrait)(
			byId(figures.setTrait)(tagged, 'f', 'poor', false),
			'f',
			'athletic',
			false
		);
		expect(bare).toEqual(all);
		const clad = byId(figures.setFigureGear)(all, 'f', 'heavyArmor', true);
		expect(unitOf(byId(figures.setFigureGear)(clad, 'f', 'buckler', true), figure).gear).toEqual([
			'buckler',
			'heavyArmor'
		]);
	});

	it('does not store defaults', () => {
		const rider = byId(figures.setMounted)(
			byId(figures.setFigureWeapon)(all, 'f', 'spear'),
			'f',
			true
		);
		expect(unitOf(rider, figure)).toMatchObject({ weapon: 'spear', mounted: true });
		const foot = byId(figures.setMounted)(
			byId(figures.setFigureWeapon)(rider, 'f', 'basic'),
			'f',
			false
		);
		expect(foot).toEqual(all);
	});
});

describe('an edit of another kind of unit, or of no unit', () => {
	it.each(['m', 'f', 'nobody'])('returns the same army: %s', (id) => {
		expect(byId(creations.setForm)(all, id, 'building')).toBe(all);
		expect(byId(creations.setBrain)(all, id, 'full')).toBe(all);
		expect(byId(creations.setBarding)(all, id, true)).toBe(all);
	});

	it('returns the same army if nothing changes', () => {
		expect(byId(creations.setSize)(all, 'c', 4)).toBe(all);
		expect(byId(minds.setTalent)(all, 'm', 'pilot', false)).toBe(all);
		expect(byId(figures.setStature)(all, 'f', 'good')).toBe(all);
		expect(byId(minds.setHands)(all, 'm', 2)).toBe(all);
	});
});

const anyId = fc.constantFrom('m', 'c', 'f', 's', 'nobody');
const anyNumber = fc.oneof(
	fc.integer({ min: -5, max: 30 }),
	fc.integer(),
	fc.double({ noNaN: true, min: -1e6, max: 1e7 })
);
const anyIndex = fc.integer({ min: -1, max: 3 });
const anyText = fc.constantFrom('', 'ogon', 'Szczerbiec', 'lecz najbliższego rannego');
const anyPlace: fc.Arbitrary<PiecesPlace> = fc.oneof(
	fc.constantFrom('explosives' as const, 'plates' as const, 'areaSpells' as const),
	anyIndex.map((payload) => ({ payload }))
);
type Change = (army: Army) => Army;

const ofMinds: fc.Arbitrary<Change> = fc
	.tuple(
		anyId,
		anyNumber,
		anyIndex,
		anyText,
		fc.boolean(),
		anyPlace,
		fc.integer({ min: 0, max: 11 })
	)
	.map(([id, number, index, text, has, place, which]): Change => {
		const changes: Change[] = [
			(a) => byId(minds.setTraining)(a, id, 'skillBonus', number),
			(a) => byId(minds.setHands)(a, id, number),
			(a) => byId(minds.nameGear)(byId(edits.addGear)(a, id, 'heavyHand'), id, index, text),
			(a) => byId(minds.setTalent)(a, id, 'healing', has),
			(a) => byId(minds.addMastery)(a, id, { item: 'gun', name: text }),
			(a) => byId(minds.nameMastery)(a, id, index, text),
			(a) => byId(minds.removeMastery)(a, id, index),
			(a) => byId(minds.setMagicLevel)(a, id, number),
			(a) => byId(minds.setMagicShield)(a, id, number),
			(a) => byId(minds.setRitual)(a, id, 'necromancy', has),
			(a) => byId(addPiece)(a, id, place, number),
			(a) => byId(setPieceCount)(a, id, place, index, number)
		];
		return changes[which] ?? ((a) => byId(minifigs.setNotes)(a, id, text));
	});
const ofCreations: fc.Arbitrary<Change> = fc
	.tuple(anyId, anyNumber, anyIndex, anyText, fc.boolean(), fc.integer({ min: 0, max: 13 }))
	.map(([id, number, index, text, has, which]): Change => {
		const changes: Change[] = [
			(a) => byId(creations.setForm)(a, id, has ? 'building' : 'creature'),
			(a) => byId(creations.setSize)(a, id, number),
			(a) => byId(creations.setMeasured)(a, id, number, number),
			(a) => byId(creations.setStructureLevel)(a, id, number),
			(a) => byId(creations.setCritterArmor)(a, id, number),
			(a) => byId(creations.addPropulsion)(a, id, 'special', has ? { speed: 5 } : { modules: 1 }),
			(a) => byId(creations.changePropulsion)(a, id, index, { speed: number, agreedCost: number }),
			(a) => byId(creations.changePropulsion)(a, id, index, { modules: number, name: text }),
			(a) => byId(creations.removePropulsion)(a, id, index),
			(a) => byId(creations.addWeapon)(a, id, has ? 'launcher' : 'heavyWeapon'),
			(a) =>
				byId(creations.changeWeapon)(a, id, index, { level: number, count: number, name: text }),
			(a) => byId(creations.changeWeapon)(a, id, index, { builtSize: number, mounting: 'turret' }),
			(a) => byId(creations.removeWeapon)(a, id, index),
			(a) => byId(creations.setBrain)(a, id, has ? 'half' : 'full')
		];
		return changes[which] ?? ((a) => a);
	});
const ofFigures: fc.Arbitrary<Change> = fc
	.tuple(anyId, anyNumber, anyIndex, anyText, fc.boolean(), fc.integer({ min: 0, max: 5 }))
	.map(([id, number, index, text, has, which]): Change => {
		const changes: Change[] = [
			(a) => byId(figures.setDice)(byId(figures.setStature)(a, id, 'monster'), id, number),
			(a) => byId(figures.setTrait)(a, id, 'short', has),
			(a) => byId(figures.setFigureGear)(a, id, 'shield', has),
			(a) => byId(figures.setStoryProtection)(a, id, has),
			(a) => byId(creations.setOrder)(a, id, Math.max(0, index), text),
			(a) => byId(minifigs.setCliche)(a, id, text)
		];
		return changes[which] ?? ((a) => a);
	});

describe('any sequence of edits', () => {
	it('leaves an army that can be read and checked, and never mutates one', () => {
		const start = frozen<Army>({
			...army(minifig, dragon, figure),
			reserve: { summons: [{ ...dragon, id: 's' }] }
		});
		fc.assert(
			fc.property(
				fc.array(fc.oneof(ofMinds, ofCreations, ofFigures), { maxLength: 40 }),
				(changes) => {
					const made = changes.reduce((before, change) => frozen(change(before)), start);
					expect(readArmy(made)).toMatchObject({ ok: true });
					expect(Number.isFinite(assess(made).total)).toBe(true);
				}
			),
			{ numRuns: 2000 }
		);
	});

	it('never makes a list longer than a file may hold', () => {
		let made = all;
		for (let round = 0; round < 210; round += 1) {
			made = byId(creations.addWeapon)(made, 'c', 'gun');
			made = byId(creations.addPropulsion)(made, 'c', 'ground', { speed: 1 });
			made = byId(minds.addMastery)(made, 'm', { item: 'gun' });
			made = byId(edits.addGear)(made, 'm', 'shield');
			made = byId(minds.nameGear)(
				made,
				'm',
				(unitOf(made, minifig).gear?.length ?? 0) - 1,
				`${round}`
			);
		}
		expect(readArmy(made)).toMatchObject({ ok: true });
		expect(unitOf(made, dragon).weapons).toHaveLength(200);
	});
});
