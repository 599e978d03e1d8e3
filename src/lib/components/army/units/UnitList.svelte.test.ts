import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Army, Creation, Minifig, Unit } from '$lib/rules/choices';
import { density } from '$lib/state/app/density.svelte';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { openedArmy, visibleTextOf } from '../../../../../tests/setup/open-army';
import UnitList from './UnitList.svelte';

const mage: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Mage',
	rank: 'mercenary',
	count: 3,
	magic: { level: 4, summoning: true }
};
const horse: Creation = {
	kind: 'creation',
	id: 'r1',
	name: 'Horse',
	form: 'creature',
	size: 2,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 10 }]
};
const cart: Creation = { kind: 'creation', id: 'u1', name: 'Cart', form: 'vehicle', size: 4 };
const tower: Creation = { kind: 'creation', id: 'u2', name: 'Tower', form: 'building', size: 6 };

async function list(choices: Partial<Army>) {
	const open = await openedArmy(choices);
	const on = { onunit: vi.fn<(unit: Unit) => void>(), onremove: vi.fn(), onadd: vi.fn() };
	const given = { open, selected: undefined, ...on };
	const reader = { open: vi.fn() };
	const screen = await render(Framed<typeof given>, { reader, shown: UnitList, given });
	/** Rows of units and spells, including their violations. */
	const rows = () =>
		screen
			.getByRole('listitem')
			.elements()
			.filter((item) => !item.matches('[data-violation]'))
			.map(visibleTextOf);
	return { open, on, screen, rows };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the unit list', () => {
	it('describes each row to a listener: whether it has errors, and its gear', async () => {
		const hands: Unit = { ...mage, hands: 1, gear: [{ item: 'twoHanded' }] };
		const { screen } = await list({ units: [hands] });
		const row = screen.getByRole('button', { name: locale.builder.army.edit(hands) });
		const { severities, terms } = locale.builder;
		await expect
			.element(row)
			.toHaveAccessibleDescription(new RegExp(`^${severities.error} .*${terms.gear.twoHanded}`));
	});

	it('shows all kinds of units, with the reserve apart', async () => {
		const { rows, screen } = await list({
			units: [mage, tower],
			reserve: { summons: [horse], circleCasts: [{ level: 5, count: 2 }], unspent: 3 }
		});
		expect(rows()).toEqual([
			'Mage Magic 4, Summoning 27 9 each',
			'Tower Building, Size 6 3',
			'Horse Creature, Size 2, level 0, 10″ on the ground 6',
			'Area spell of the circle, level 5 × 2 10',
			'Unspent points for spells 3'
		]);
		await expect.element(screen.getByRole('heading', { name: 'Reserve' })).toBeVisible();
	});

	it('counts, opens and removes units in reserve too', async () => {
		const { open, on, screen } = await list({ units: [mage], reserve: { summons: [horse] } });
		await screen.getByRole('button', { name: 'Edit Horse' }).click();
		expect(on.onunit).toHaveBeenCalledWith(open.army.reserve?.summons?.[0]);
		await screen.getByRole('button', { name: 'Remove Horse' }).click();
		expect(on.onremove).toHaveBeenCalledOnce();
		await screen.getByRole('button', { name: 'More: Horse' }).click();
		await expect.poll(() => open.army.reserve?.summons?.[0]?.count).toBe(2);
	});

	it('shows dice in a skirmish and allows more figures', async () => {
		const { rows, screen } = await list({
			rulebook: 'skirmish',
			units: [{ kind: 'figure', id: 'f', name: 'Orc', stature: 'average', count: 2 }]
		});
		expect(rows()).toEqual(['Orc Average fighter, Hand weapon 4 dice']);
		await expect.element(screen.getByRole('button', { name: 'Add a unit' })).toBeVisible();
	});

	it('shows no points in QuickWars', async () => {
		const { rows } = await list({ rulebook: 'quickwars', units: [cart] });
		expect(rows()).toEqual(['Cart Vehicle, Size 4 No crew Assign a crew']);
	});

	it('shows units by squad, with points, base, speed and kind', async () => {
		const { screen } = await list({
			units: [mage, tower],
			squads: [{ id: 'q', name: 'Circle', members: [{ unit: 'u1', count: 3 }], banner: 'u1' }]
		});
		await expect.element(screen.getByRole('heading', { name: 'Squads' })).toBeVisible();
		const squad = screen.getByRole('region', { name: 'Circle' });
		await expect.element(squad.getByRole('button', { name: 'Edit Mage' })).toBeVisible();
		await expect
			.element(squad.getByText('Infantry · 3 figures · 5″ a turn · base of about 24 studs'))
			.toBeVisible();
		expect(visibleTextOf(squad.element())).toContain('Circle 27 CP');
		expect(visibleTextOf(squad.element())).toContain('Banner: Mage');
		expect(squad.getByRole('button', { name: 'Edit Tower' }).elements()).toEqual([]);
	});

	it('shows the first words in compact rows, and the whole text on a long press and focus', async () => {
		density.toggle('units');
		try {
			const gear = ['heavyHand', 'shield', 'bodyArmor', 'longRanged'] as const;
			const knight: Minifig = {
				...{ ...mage, id: 'u3', name: 'Knight', count: 2, magic: { level: 3, shield: 2 } },
				gear: gear.map((item) => ({ item }))
			};
			const { on, screen } = await list({ units: [knight, tower] });
			const row = screen.getByRole('button', { name: 'Edit Knight' });
			const whole =
				'Heavy hand weapon, Shield, Body armor, Long ranged weapon, Magic 3, Magic shield\u00a02';
			await expect.element(row).toHaveAccessibleDescription(new RegExp(`Count: 2. ${whole}$`));
			const narrow = row.element() as HTMLElement;
			narrow.style.inlineSize = '300px';
			const more = () => narrow.querySelector('.more:not(.gone)')?.textContent;
			await expect.poll(more).toMatch(/^\+[1-5]$/);
			narrow.style.inlineSize = '900px';
			await expect.poll(more).toBe(undefined);
			narrow.style.inlineSize = '300px';
			await expect.poll(more).toMatch(/^\+/);

			const bubble = () => document.querySelector('.whole-text')?.textContent;
			const touch = (type: string) =>
				narrow.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
			touch('pointerdown');
			await expect.poll(bubble).toBe(whole);
			narrow.click();
			expect(on.onunit).not.toHaveBeenCalled();
			touch('pointerup');
			touch('pointerdown');
			expect(bubble()).toBe(undefined);
			touch('pointerup');
			narrow.click();
			expect(on.onunit).toHaveBeenCalledOnce();
			narrow.blur();
			await userEvent.keyboard('{Tab}');
			narrow.focus();
			await expect.poll(bubble).toBe(whole);
			await userEvent.keyboard('{Escape}');
			expect(bubble()).toBe(undefined);
		} finally {
			density.toggle('units');
		}
	});
});
