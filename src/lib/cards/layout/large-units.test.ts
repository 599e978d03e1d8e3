import { describe, expect, it } from 'vitest';
import { armyOf } from '../../../../tests/cards/printing';
import { sheetTexts } from '../../../../tests/setup/sheets';
import type { Creation, Unit } from '$lib/rules/choices';
import { cardsOf } from '../model/cards';
import { printedCards } from './face';
import { DEFAULT_SETTINGS } from './settings';

const fort: Creation = {
	kind: 'creation',
	id: 'fort',
	name: 'Fort',
	form: 'building',
	size: 10,
	structureLevel: 3,
	weapons: [
		{ type: 'gun', level: 2, mounting: 'turret', name: 'działo' },
		{ type: 'gun', level: 2, mounting: 'protruding', name: 'kusza' },
		{ type: 'gun', level: 2, name: 'karonada' }
	]
};

const ship: Creation = {
	kind: 'creation',
	id: 'ship',
	name: 'Okręt',
	form: 'vehicle',
	size: 24,
	structureLevel: 2,
	propulsion: [{ mode: 'water', speed: 10 }]
};

const sailor: Unit = {
	kind: 'minifig',
	id: 'sailor',
	name: 'Marynarz',
	rank: 'mercenary',
	mount: 'ship'
};

const dragon: Creation = {
	kind: 'creation',
	id: 'dragon',
	name: 'Smok Wawelski',
	form: 'creature',
	size: 6,
	structureLevel: 2,
	propulsion: [{ mode: 'air', speed: 8 }],
	weapons: [
		{ type: 'closeCombat', level: 2 },
		{ type: 'gun', level: 2 }
	],
	brain: { type: 'full' }
};

const pegasus: Creation = {
	kind: 'creation',
	id: 'pegasus',
	name: 'Pegaz',
	form: 'creature',
	size: 2,
	structureLevel: 0,
	propulsion: [
		{ mode: 'ground', speed: 10 },
		{ mode: 'air', speed: 16 },
		{ mode: 'water', speed: 4 }
	],
	brain: { type: 'half', limitation: 'dependent' },
	weapons: [{ type: 'ram', level: 1 }]
};

/** Eight rows of weapons and spells. */
const mage: Unit = {
	kind: 'minifig',
	id: 'mage',
	name: 'Nekro',
	rank: 'mercenary',
	gear: [{ item: 'heavyHand' }, { item: 'shield' }],
	magic: {
		level: 4,
		necromancy: true,
		summoning: true,
		shield: 2,
		areaSpells: [
			{ level: 1, count: 2 },
			{ level: 4, count: 1 }
		]
	}
};

describe('a card of two by three', () => {
	it.each([
		['creations', 'pl', [fort, ship, sailor, dragon, pegasus]],
		['creations', 'en', [fort, ship, sailor, dragon, pegasus]],
		['mages', 'pl', [mage]],
		['mages', 'en', [mage]]
	] as const)('holds large %s in 8 pt or more: %s', async (_, language, units) => {
		const texts = await sheetTexts(language);
		const army = armyOf(units);
		for (const card of cardsOf(army, texts, { each: 'auto' })) {
			const [one, ...more] = printedCards(card, DEFAULT_SETTINGS, texts);
			expect(more, card.name).toEqual([]);
			expect(one?.sizes.front, card.name).toBeGreaterThanOrEqual(8);
			expect(one?.sizes.back, card.name).toBeGreaterThanOrEqual(8);
		}
	});
});
