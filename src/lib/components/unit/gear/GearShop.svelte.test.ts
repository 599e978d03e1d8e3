import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { Army, Gear, Minifig } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { OpenArmy } from '$lib/state/army/open-army.svelte';
import { Armies } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import GearShop from './GearShop.svelte';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

async function shop(gear: Gear[], choices: Partial<Minifig> = {}, packs?: Army['packs']) {
	const armies = new Armies(new BrikmusterDatabase(`shop-${crypto.randomUUID()}`), () => 0);
	const minifig: Minifig = {
		kind: 'minifig',
		id: 'u1',
		name: 'Z',
		rank: 'mercenary',
		gear,
		...choices
	};
	const plain = { ...newArmy(ID, 'Knights', { profile: 'league' }), units: [minifig] };
	const army: Army = { ...plain, ...(packs && { packs }) };
	await armies.create(army);
	const open = new OpenArmy(
		armies,
		{ readable: true, id: ID, army, revision: 1, savedAt: 0 },
		{ otherName: (name) => name }
	);
	const screen = await render(GearShop, { open, unit: minifig });
	const offer = (name: RegExp) => screen.getByRole('button', { name });
	const offers = screen
		.getByRole('button')
		.elements()
		.map((button) => button.textContent.replace(/\s+/g, ' ').trim());
	return { open, screen, offer, offers };
}
const gearOf = (open: OpenArmy) => (open.army.units[0] as Minifig).gear;

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('GearShop', () => {
	it('does not sell what a pack withdraws', async () => {
		const { offers } = await shop([], {}, [
			{
				...{ id: ID, prefix: 'spc', name: 'Space', edition: 1 },
				restrict: [{ row: 'twoHanded', withdrawn: true }]
			}
		]);
		const { twoHanded, heavyHand } = locale.builder.terms.gear;
		expect(offers.filter((text) => text.includes(twoHanded))).toEqual([]);
		expect(offers.filter((text) => text.includes(heavyHand))).toHaveLength(1);
	});

	it('lists every item of the book with its price', async () => {
		const { offers } = await shop([]);
		const prices = [
			['Short hand weapon', 2],
			['Heavy hand weapon', 3],
			['Two-handed weapon', 4],
			['Short ranged weapon', 3],
			['Long ranged weapon', 5],
			['Explosive', 1],
			['Shield', 1],
			['Body armor', 2]
		] as const;
		expect(offers).toHaveLength(prices.length + 1);
		for (const [index, [name, price]] of prices.entries()) {
			expect(offers[index]).toContain(`Add gear: ${name}`);
			expect(offers[index]).toMatch(new RegExp(`\\+${price} CP$`));
		}
		expect(offers[8]).toMatch(/Improvised weapon.*±0 CP$/);
	});

	it('prices an item for all copies of the unit', async () => {
		const { offer } = await shop([], { count: 6 });
		await expect.element(offer(/Heavy hand weapon/)).toHaveTextContent('+18 CP');
	});

	it.each([
		['Two-handed weapon', [], 'Move 5″ → 4″'],
		['Body armor', [], 'Move 5″ → 4″'],
		['Body armor', [], 'Armor 4 → 1d6+4'],
		['Two-handed weapon', [{ item: 'bodyArmor' }], 'Move 4″ → 3″']
	] satisfies [string, Gear[], string][])(
		'says what %s does beside %j',
		async (item, gear, change) => {
			const { offer } = await shop(gear);
			await expect.element(offer(new RegExp(item))).toHaveTextContent(change);
		}
	);

	it('shows no change of Move if there is none', async () => {
		const { offer } = await shop([{ item: 'twoHanded', place: 'stowed' }]);
		await expect.element(offer(/Two-handed weapon/)).not.toHaveTextContent('Move');
		await expect.element(offer(/Shield/)).not.toHaveTextContent('Move');
	});

	it('explains why a rifle does not fit with a sword', async () => {
		const { offer } = await shop([{ item: 'heavyHand' }]);
		await expect
			.element(offer(/Long ranged weapon/))
			.toHaveTextContent('A figure with a long ranged weapon can’t have any other weapon');
	});

	it('offers as stowed what the hands cannot hold: a dagger beside a sword, but no shield', async () => {
		const { offer } = await shop([{ item: 'heavyHand' }]);
		await expect.element(offer(/Short hand weapon/)).toHaveTextContent('Stowed');
		await expect.element(offer(/Shield/)).not.toHaveTextContent('Stowed');
	});

	it('adds a clicked item at once', async () => {
		const { open, offer } = await shop([]);
		await offer(/Shield/).click();
		expect(gearOf(open)).toEqual([{ item: 'shield', place: 'hand' }]);
		await offer(/Explosive/).click();
		await offer(/Explosive/).click();
		expect(gearOf(open)).toEqual([
			{ item: 'shield', place: 'hand' },
			{ item: 'explosive', count: 2 }
		]);
		await open.settled();
		expect(open.saving.state).toBe('saved');
	});

	it('switches to Polish at once', async () => {
		const { offer } = await shop([]);
		await locale.choose('pl');
		await expect.element(offer(/Broń dwuręczna/)).toHaveTextContent('Ruch 5″ → 4″');
	});
});
