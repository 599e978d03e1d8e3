import { describe, expect, it } from 'vitest';
import { sheetTexts } from '../../../../tests/setup/sheets';
import type { Army, Figure, Minifig } from '$lib/rules/choices';
import { unitText } from './unit-text';

const EVERYTHING: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '6bf83a11-eec9-4a90-ad26-890943edebaf',
	name: 'Abilities',
	rulebook: 'core2005',
	units: [
		{
			...{ kind: 'minifig', id: 'u1', name: 'Everyman', rank: 'hero', hands: 6 },
			...{ skillBonus: 2, superdexterity: 1, multitasking: 2 },
			gear: [
				{ item: 'heavyHand' },
				{ item: 'shortHand' },
				{ item: 'explosive', count: 2 },
				{ item: 'shortHand', name: 'Dagger' },
				{ item: 'shortHand', place: 'stowed' }
			],
			abilities: {
				...{ pilot: true, healing: true, stealth: true, perception: true },
				weaponMaster: ['heavyHand', { item: 'shortHand', name: 'Dagger' }]
			},
			magic: {
				...{ level: 3, shield: 3, summoning: true, necromancy: true },
				areaSpells: [{ level: 3, count: 4 }]
			}
		},
		{
			...{ kind: 'creation', id: 'u2', name: 'Boat', form: 'vehicle' },
			...{ size: 6, structureLevel: 2, barding: true },
			propulsion: [
				{ mode: 'water', speed: 10 },
				{ mode: 'air', speed: 6 },
				{ mode: 'special', name: 'teleport', agreedCost: 2.5 }
			],
			weapons: [
				{ type: 'gun', level: 2 },
				{ type: 'ram', level: 1 },
				{ type: 'launcher', level: 4, count: 2, payload: [{ level: 2, count: 3 }] }
			],
			explosives: [{ level: 1, count: 2 }],
			plates: [{ level: 2 }],
			brain: { type: 'half', limitation: 'simple', skillBonus: 1 }
		}
	]
};

/** The texts with plain spaces. */
async function textsIn(language: 'en' | 'pl', { units }: Pick<Army, 'units'>) {
	const { builder } = await sheetTexts(language);
	return units.map((unit) => unitText(builder, unit).replaceAll('\u00a0', ' '));
}

describe('a unit in one line', () => {
	it('names every choice, equal ones once with their number', async () => {
		expect(await textsIn('en', EVERYTHING)).toEqual([
			'Hero, Heavy hand weapon, Short hand weapon × 2, Explosive × 2, Dagger, Hands 6, Magic 3, ' +
				'Area spell 3 × 4, Magic shield 3, Summoning, Necromancy, Skill +2, Superdexterity, ' +
				'Multitasking × 2, Pilot, Healing, Stealth, Perception, Weapon master: Heavy hand weapon, ' +
				'Weapon master: Dagger',
			'Vehicle, Size 6, level 2, Barding, 10″ on water, 6″ in the air, teleport (2½ points), ' +
				'Gun or catapult 2, Ram 1, Launcher 4 (Explosive 2 × 3) × 2, Explosive 1 × 2, Plate armor 2, ' +
				'Half-brain (Simple being), Skill +1'
		]);
		expect((await textsIn('pl', EVERYTHING))[1]).toBe(
			'Pojazd, Wielkość 6, poziom 2, Pancerz wierzchowca, 10″ po wodzie, 6″ w powietrzu, ' +
				'teleport (2½ punktu), Działo lub katapulta 2, Broń do taranowania 1, ' +
				'Wyrzutnia 4 (Materiał wybuchowy 2 × 3) × 2, Materiał wybuchowy 1 × 2, Zbroja płytowa 2, ' +
				'Pół-mózg (Prosta istota), Umiejętność +1'
		);
	});

	it('names the rank of a mercenary only if there is nothing else', async () => {
		const bare: Minifig = { kind: 'minifig', id: 'm', name: 'Ada', rank: 'mercenary' };
		const monster: Figure = {
			...{ kind: 'figure', id: 'f', name: 'Ogre', stature: 'monster', dice: 5 },
			...{ weapon: 'halberd', gear: ['shield'], mounted: true }
		};
		const wheels = { kind: 'creation', id: 'c', name: 'Car', form: 'vehicle' } as const;
		const units = [bare, monster, { ...wheels, propulsion: [{ mode: 'ground', modules: 2 }] }];
		expect(await textsIn('en', { units: units as Army['units'] })).toEqual([
			'Mercenary',
			'Monster, 5 dice, Halberd, Shield, Mounted',
			'Vehicle, 2 modules on the ground'
		]);
	});
});
