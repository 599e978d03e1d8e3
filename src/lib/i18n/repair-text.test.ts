import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { builder as en } from './en/builder';
import { builder as pl } from './pl/builder';
import { repairText } from './repair-text';

const army = (units: Unit[], change: Partial<Army> = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '11111111-1111-4111-8111-111111111111',
	name: 'A',
	rulebook: 'core2005',
	units,
	...change
});
const tank = (change: object): Unit => ({
	kind: 'creation',
	id: 'u1',
	name: 'Tank',
	form: 'vehicle',
	size: 3,
	...change
});
const mage = (magic: object): Unit => ({
	kind: 'minifig',
	id: 'u1',
	name: 'Mage',
	rank: 'hero',
	magic
});

/** The texts of the repairs of one violation code in both languages. */
function textsOf(of: Army, code: string): string[] {
	return assess(of).violations.flatMap((violation) => {
		if (violation.code !== code) return [];
		const unit = allUnits(of).find(({ id }) => id === violation.unit);
		return (violation.repairs ?? []).flatMap((repair) => {
			const subject = repair.of === 'army' ? of : (unit ?? of);
			return [repairText(en, subject, repair), repairText(pl, subject, repair)];
		});
	});
}

describe('the text of a repair', () => {
	it.each<[string, Army, string[]]>([
		[
			'WEAPON_SUM',
			army([
				tank({
					weapons: [
						{ type: 'gun', level: 5, name: 'Grom' },
						{ type: 'ram', level: 2 }
					]
				})
			]),
			['Grom: level 5 → 4', 'Grom: poziom 5 → 4', 'Remove: Ram', 'Usuń: Broń do taranowania']
		],
		[
			'WEAPON_SUM',
			army([
				tank({
					weapons: [
						{ type: 'gun', level: 3 },
						{ type: 'gun', level: 3 },
						{ type: 'gun', level: 3 }
					]
				})
			]),
			[
				'3 × Gun or catapult: level 3 → 2',
				'3 × Działo lub katapulta: poziom 3 → 2',
				'Remove: Gun or catapult (1)',
				'Usuń: Działo lub katapulta (1)'
			]
		],
		[
			'WEAPON_SUM',
			army([tank({ weapons: [{ type: 'gun', level: 3, count: 3 }] })]),
			[
				'Gun or catapult: level 3 → 2',
				'Działo lub katapulta: poziom 3 → 2',
				'Remove: Gun or catapult',
				'Usuń: Działo lub katapulta'
			]
		],
		[
			'WEAPON_SIZE',
			army([tank({ weapons: [{ type: 'gun', level: 3, builtSize: 2 }] })]),
			['Gun or catapult: built size 2 → 3', 'Działo lub katapulta: wielkość modelu 2 → 3']
		],
		[
			'SPEED_STD',
			army([tank({ propulsion: [{ mode: 'ground', speed: 20 }] })]),
			['Propulsion on the ground: speed 20″ → 16″', 'Napęd po ziemi: szybkość 20″ → 16″']
		],
		[
			'WRONG_BOOK',
			army([tank({ propulsion: [{ mode: 'ground', speed: 5, modules: 1 }] })], {
				rulebook: 'quickwars'
			}),
			['Remove: Speed in inches', 'Usuń: Szybkość w calach']
		],
		[
			'PAYLOAD',
			army([tank({ weapons: [{ type: 'launcher', level: 4, payload: [{ level: 3 }] }] })]),
			['Launcher, payload: level 3 → 2', 'Wyrzutnia, ładunek: poziom 3 → 2']
		],
		[
			'LEVEL',
			army([tank({ structureLevel: 7 })]),
			['Structure level 7 → 5', 'Poziom struktury 7 → 5']
		],
		['MAGIC_CAP', army([mage({ level: 7 })]), ['Magic: level 7 → 5', 'Magia: poziom 7 → 5']],
		[
			'SPELL_LEVEL',
			army([mage({ level: 2, areaSpells: [{ level: 3 }] })]),
			['Spell: level 3 → 2', 'Zaklęcie: poziom 3 → 2']
		],
		[
			'CREW_LPW',
			army(
				[
					tank({ structureLevel: 1 }),
					{ kind: 'minifig', id: 'u2', name: 'Ola', rank: 'mercenary', count: 3, mount: 'u1' }
				],
				{ rulebook: 'lugpolwars' }
			),
			['Dismount: Ola', 'Niech zsiądzie: Ola', 'Remove: Ola × 2', 'Usuń: Ola × 2']
		],
		[
			'HANDS',
			army([
				{
					kind: 'minifig',
					id: 'u1',
					name: 'M',
					rank: 'hero',
					gear: [{ item: 'heavyHand' }, { item: 'shortHand', name: 'Szabla' }]
				}
			]),
			['Stow: Szabla', 'Schowaj: Szabla']
		],
		[
			'WRONG_BOOK',
			army([{ kind: 'minifig', id: 'u1', name: 'M', rank: 'officer' }], { rulebook: 'quickwars' }),
			['Rank: Mercenary', 'Ranga: Najemnik']
		],
		[
			'WRONG_BOOK',
			army([{ kind: 'figure', id: 'u1', name: 'Orc', stature: 'good' }]),
			['Remove: Orc', 'Usuń: Orc']
		],
		[
			'RULESET',
			army([], { rulebook: 'quickwars', limits: { profile: 'league' } }),
			['Remove: league limits', 'Usuń: limity ligi']
		]
	])('%s', (code, of, texts) => {
		expect(textsOf(of, code)).toEqual(texts);
	});
});
