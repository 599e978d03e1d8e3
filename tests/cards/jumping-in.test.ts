import { describe, expect, it } from 'vitest';
import { cardsOf } from '$lib/cards/model/cards';
import { loadArea } from '$lib/i18n/languages';
import { beginTurn } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { proceed } from '$lib/play/procedures';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { Creation, Unit } from '$lib/rules/choices';
import { after, answers, armyOf, figureId, gameOf, minifig } from '../setup/game';

const cart: Creation = {
	kind: 'creation',
	id: 'cart',
	name: 'Cart',
	form: 'vehicle',
	size: 1,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 6 }],
	weapons: []
};
const heavy = [{ item: 'twoHanded' }, { item: 'bodyArmor' }] as const;
const hero = minifig('hero', { rank: 'hero' });
const UNITS: readonly Unit[] = [
	hero,
	minifig('mage hero', { rank: 'hero', magic: { level: 1 } }),
	minifig('officer', { rank: 'officer' }),
	// With its equipment it costs more than the hero alone.
	minifig('guard', { gear: [...heavy, { item: 'shield' }] }),
	minifig('mage', { magic: { level: 10 } }),
	cart
];

/** The units on whose cards it says that they may jump in for a hero. */
async function onCards(units: readonly Unit[]): Promise<string[]> {
	const builder = { ...(await loadArea('en', 'shell')), ...(await loadArea('en', 'builder')) };
	const cards = await loadArea('en', 'cards');
	const printed = cardsOf(armyOf(units), { builder, cards }, { each: 'kind' });
	const { title } = cards.abilities.jumpIn;
	return units.flatMap(({ id, name }) => {
		const said = printed.filter((card) => card.name === name).flatMap(({ whole }) => whole);
		const says = said.some((block) => block.kind === 'text' && block.title.startsWith(title));
		return says ? [id] : [];
	});
}

/** The units that the table offers to jump in for any of the heroes. */
function atTable(units: readonly Unit[]): string[] {
	const game = after(
		gameOf('2005', armyOf([minifig('own', { gear: [{ item: 'heavyHand' }] })]), armyOf(units)),
		beginTurn('A')
	);
	const heroes = units.filter((unit) => unit.kind === 'minifig' && unit.rank === 'hero');
	const offered = heroes.flatMap(({ id }) => {
		const order: AttackOrder = {
			procedure: 'attack',
			way: 'close',
			target: figureId('B', id),
			attackers: [{ figure: figureId('A', 'own'), weapon: 'gear-0' }]
		};
		const progress = proceed(game, tableOf(game), order, answers('none', [5]));
		// Where nobody may jump in, nothing is asked.
		if (progress.state !== 'asks') throw new Error(progress.state);
		const { ask } = progress;
		const offers = ask.kind === 'choice' && ask.choice === 'sacrifice';
		return offers ? ask.options.map(({ id: option }) => option) : [];
	});
	return units.flatMap(({ id }) => (offered.includes(figureId('B', id)) ? [id] : []));
}

describe('who may jump in for a hero (PL-HER-06)', () => {
	it('is said by the cards as the table offers it', async () => {
		expect(atTable(UNITS)).toEqual(['hero', 'officer', 'guard']);
		expect(await onCards(UNITS)).toEqual(atTable(UNITS));
	});

	it('is nobody where no hero is worth more', async () => {
		const equal = [
			hero,
			minifig('other', { rank: 'hero' }),
			minifig('mage', { magic: { level: 8 } })
		];
		expect(atTable(equal)).toEqual([]);
		expect(await onCards(equal)).toEqual([]);
	});
});
