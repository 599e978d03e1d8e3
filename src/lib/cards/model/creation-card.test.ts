import { describe, expect, it } from 'vitest';
import { sheetTexts } from '../../../../tests/setup/sheets';
import type { Army, Creation, Minifig, RulebookId } from '$lib/rules/choices';
import type { Card } from './card';
import { cardsOf } from './cards';

async function cardOf(
	rulebook: RulebookId,
	unit: Army['units'][number],
	more: Partial<Army> = {}
): Promise<Card> {
	const id = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
	const army: Army = {
		...{ format: 'brikmuster/army', version: 1, id, name: 'A' },
		rulebook,
		units: [unit],
		...more
	};
	const [card] = cardsOf(army, await sheetTexts('en'), { each: 'auto' });
	if (!card) throw new Error('No card');
	return card;
}

const tower: Creation = {
	kind: 'creation',
	id: 't',
	name: 'Tower',
	form: 'building',
	size: 8,
	structureLevel: 3
};

const rowsOf = ({ front }: Card) =>
	front.flatMap((block) =>
		block.kind === 'weapons' ? block.rows.map(({ name, count }) => `${name}: ${count}`) : []
	);
const boxesOf = ({ front }: Card, marker: string) =>
	front.flatMap((block) =>
		block.kind === 'ticks' && block.marker === marker
			? block.rows.map(({ label, boxes }) => `${label}: ${boxes}`)
			: []
	);
const textsOf = ({ whole }: Card) =>
	whole.flatMap((block) => {
		if (block.kind === 'weapons')
			return block.rows.flatMap(({ name, rule }) => (rule ? [`${name} ${rule}`] : []));
		return block.kind === 'text' || block.kind === 'line'
			? [`${block.title} ${block.rule ?? ''}`]
			: [];
	});

describe('the weapons of a creation', () => {
	it('have one row for equal ones, with their number', async () => {
		const card = await cardOf('core2005', {
			...tower,
			weapons: [
				{ type: 'gun', level: 1 },
				{ type: 'gun', level: 2 },
				{ type: 'gun', level: 1, count: 2 },
				{ type: 'gun', level: 1, mounting: 'turret' }
			],
			plates: [{ level: 2, count: 2 }, { level: 2 }],
			explosives: [{ level: 1, count: 2 }, { level: 1 }]
		});
		expect(rowsOf(card)).toEqual([
			'Gun or catapult\u00a01: 3',
			'Gun or catapult\u00a02: 1',
			'Gun or catapult\u00a01: 1',
			'level 1: 3',
			'level 2: 3'
		]);
		expect(boxesOf(card, 'explosive')).toEqual(['Explosive, level 1: 3']);
	});

	it('have a box for each explosive that each launcher holds (PL-CWP-05)', async () => {
		const payload = [{ level: 1, count: 2 }, { level: 2 }];
		const card = await cardOf('core2005', {
			...tower,
			weapons: [
				{ type: 'launcher', level: 4, count: 2, payload },
				{ type: 'rocket', level: 2, count: 3 }
			]
		});
		expect(boxesOf(card, 'explosive')).toEqual([
			'Rocket, level 2: 3',
			'Explosive, level 1: 4',
			'Explosive, level 2: 2'
		]);
	});

	it('of QuickWars and LUGPolWars have no armor of their own, so that their place is not told', async () => {
		for (const rulebook of ['quickwars', 'lugpolwars'] as const) {
			const cannon: Creation = {
				...tower,
				form: 'emplacement',
				weapons: [{ type: 'heavyWeapon' }]
			};
			const { front } = await cardOf(rulebook, cannon);
			const notes = front.flatMap((block) =>
				block.kind === 'weapons' ? block.rows.map((row) => row.notes.join()) : []
			);
			expect(notes.map((note) => note.split(',')[0])).toEqual([
				'crew of 1',
				'crew of 2',
				'crew of 3'
			]);
		}
	});
});

describe('the gear of a creation', () => {
	it('has boxes for its explosives, and what its shield and suit do (PL-MND-04)', async () => {
		const golem: Creation = {
			...{ ...tower, form: 'creature', size: 1, brain: { type: 'full' } },
			gear: [{ item: 'explosive', count: 2 }, { item: 'shield' }, { item: 'explosive' }]
		};
		const card = await cardOf('core2005', golem);
		expect(boxesOf(card, 'explosive')).toEqual(['Explosive: 3']);
		expect(textsOf(card)).toEqual(
			expect.arrayContaining(['Shield PL-WPN-07', 'Explosive PL-WPN-06'])
		);
	});

	it('of a LUGPolWars vehicle has boxes, and cites no other book (PL-LPW-08)', async () => {
		const car: Creation = {
			...{ ...tower, form: 'vehicle', structureLevel: 1 },
			gear: [{ item: 'explosive', count: 2 }]
		};
		const card = await cardOf('lugpolwars', car);
		expect(boxesOf(card, 'explosive')).toEqual(['Explosive: 2']);
		expect(textsOf(card)).toEqual(['Controls PL-QW-11', 'One aboard PL-QW-12']);
	});

	it('has no boxes where it does nothing', async () => {
		const gear = [{ item: 'explosive' as const, count: 3 }];
		const cannon: Creation = { ...tower, form: 'emplacement', gear };
		expect(boxesOf(await cardOf('lugpolwars', cannon), 'explosive')).toEqual([]);
		expect(boxesOf(await cardOf('core2005', tower), 'explosive')).toEqual([]);
		const soldier: Minifig = {
			...{ kind: 'minifig', id: 'm', name: 'Soldier', rank: 'mercenary' },
			gear
		};
		expect(boxesOf(await cardOf('quickwars', soldier), 'explosive')).toEqual([]);
		expect(boxesOf(await cardOf('lugpolwars', soldier), 'explosive')).toEqual(['Explosive: 3']);
	});
});

describe('spells of one level', () => {
	it('are one row and one row of boxes', async () => {
		const mage: Minifig = {
			...{ kind: 'minifig', id: 'm', name: 'Mage', rank: 'mercenary' },
			magic: { level: 2, areaSpells: [{ level: 1, count: 2 }, { level: 2 }, { level: 1 }] }
		};
		const card = await cardOf('core2005', mage);
		expect(rowsOf(card)).toContain('Area spell\u00a01: 1');
		expect(rowsOf(card).filter((row) => row.startsWith('Area'))).toHaveLength(2);
		expect(boxesOf(card, 'spell')).toEqual(['Area spell\u00a01: 3', 'Area spell\u00a02: 1']);
	});
});

describe('what is said once', () => {
	const moveOf = ({ statistics }: Card) => {
		const { value, note } = statistics.find(({ label }) => label === 'Move') ?? {};
		return [value, note];
	};

	it('is a speed, with its medium and its speed elsewhere (PL-PRP-07)', async () => {
		const jet: Creation = { ...tower, form: 'vehicle', propulsion: [{ mode: 'air', modules: 2 }] };
		expect(moveOf(await cardOf('quickwars', jet))).toEqual(['10″', 'air']);
		const propulsion = [{ mode: 'air', speed: 10 } as const];
		const core = await cardOf('core2005', { ...jet, propulsion });
		expect(moveOf(core)).toEqual(['10″', 'air\n5″ elsewhere']);
	});

	it('is the Use of necromancy and the reach of a crew', async () => {
		const mage: Minifig = {
			...{ kind: 'minifig', id: 'm', name: 'Mage', rank: 'mercenary' },
			magic: { level: 2, necromancy: true }
		};
		const cannon: Creation = { ...tower, form: 'emplacement', weapons: [{ type: 'heavyWeapon' }] };
		const said = ({ whole }: Card) =>
			whole.map((block) => ('text' in block ? block.text : '')).join(' ');
		expect(said(await cardOf('core2005', mage))).not.toContain('4 times');
		expect(said(await cardOf('quickwars', cannon))).not.toContain('10″');
		expect(said(await cardOf('lugpolwars', cannon))).not.toContain('5″');
	});
});
