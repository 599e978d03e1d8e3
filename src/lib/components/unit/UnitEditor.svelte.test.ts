import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Army, Creation, Figure } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../tests/setup/Framed.svelte';
import { openedArmy, visibleTextOf } from '../../../../tests/setup/open-army';
import UnitEditor from './UnitEditor.svelte';

const dragon: Creation = {
	kind: 'creation',
	id: 'u1',
	name: 'Dragon',
	form: 'creature',
	size: 4,
	structureLevel: 2,
	propulsion: [{ mode: 'air', speed: 8 }],
	brain: { type: 'full', skillBonus: 1 },
	weapons: [
		{ type: 'closeCombat', level: 3, name: 'jaws' },
		{ type: 'launcher', level: 2, mounting: 'turret', payload: [{ level: 1, count: 2 }] }
	],
	plates: [{ level: 2 }],
	explosives: [{ level: 1, count: 3 }],
	magic: { level: 3, areaSpells: [{ level: 2, count: 4 }], shield: 1, summoning: true }
};
const rider = { kind: 'minifig', id: 'u2', name: 'Zawisza', rank: 'hero', mount: 'u1' } as const;
const fighter: Figure = {
	kind: 'figure',
	id: 'u1',
	name: 'Boromir',
	stature: 'good',
	traits: ['athletic'],
	gear: ['shield']
};

async function view(unit: Creation | Figure, choices: Partial<Army> = {}) {
	const open = await openedArmy({ units: [unit], ...choices });
	const reader = { open: vi.fn() };
	const calls = { oncopy: vi.fn(), onremove: vi.fn() };
	const shown = open.army.units.find(({ id }) => id === unit.id) as Creation;
	const given = { open, unit: shown as Creation | Figure, ...calls };
	const screen = await render(Framed<typeof given>, { reader, shown: UnitEditor, given });
	const rows = () => screen.getByRole('row').elements().map(visibleTextOf);
	const facts = () => [...screen.container.querySelectorAll('dl > div')].map(visibleTextOf);
	return { open, reader, calls, screen, rows, facts };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the editor of a creation', () => {
	it('shows the profile of the card', async () => {
		const { facts, rows, screen } = await view(dragon, { units: [dragon, rider] });
		expect(facts()).toEqual([
			'Size 4″',
			'Structure level 2',
			'Skill 1d6+1',
			'Cost 79',
			'Body 2d10',
			'Surface 1d10',
			'Protruding 1d6'
		]);
		expect(rows().slice(0, 12)).toEqual([
			'Weapons Use Range Damage Odds',
			'jaws Close combat weapon · level 3 · on the surface · Armor 1d10 6 touch 3d6',
			'Launcher level 2 · in a turret · Armor 1d6 2 × explosive of level 1: 1d10 6 thrown (2d6)″ 2d6',
			'Explosives on board Use Range Damage',
			'level 1 × 3 3 – 1d10',
			'Plate armor Use Covers Armor',
			'level 2 4 4″ 2d6',
			'Magic 3 Use Range Damage Odds',
			'Bolt 9 18″ 3d6',
			'Area spell 2 4 casts 6 (2d6)″ 2d10',
			'Magic shield 1 2 2″ around 1d6',
			'Summoning 3 × size, up to size 1 3 × – –'
		]);
		await expect.element(screen.getByText('8″', { exact: true })).toBeVisible();
		await expect.element(screen.getByText('4″ out of its element')).toBeVisible();
		await expect.element(screen.getByText('5 of 4')).toBeVisible();
		await expect.element(screen.getByText('Ridden or crewed by Zawisza')).toBeVisible();
	});

	it('unfolds the profile after size damage and in a collision', async () => {
		const { screen, rows, facts } = await view(dragon);
		await screen.getByText('After size damage').click();
		await expect.poll(() => rows()).toContain('3 1 5″ 1');
		expect(rows()).toContain('1 3 7″ 3');
		await screen.getByText('In collisions').click();
		await expect.poll(() => facts()).toContain('Momentum, straight run 1d6 per 2″, up to 4d6');
		expect(facts()).toEqual(
			expect.arrayContaining(['Braced up to 4d6', 'Not braced up to 2d6', 'Stability 4″'])
		);
	});

	it('lists the cost breakdown; a line opens its rule', async () => {
		const { screen, reader } = await view(dragon);
		await screen.getByText('Cost breakdown').click();
		await screen.getByRole('button', { name: /Body, level 2/ }).click();
		expect(reader.open).toHaveBeenLastCalledWith('PL-STR-09');
	});

	it('shows violations and repairs them with one click', async () => {
		const { screen, open } = await view(dragon);
		await expect.element(screen.getByText(/Weapon sizes add up to 5/)).toBeVisible();
		await screen.getByRole('button', { name: 'Jaws: level 3 → 2' }).click();
		expect(open.assessment.violations).not.toContainEqual(
			expect.objectContaining({ code: 'WEAPON_SUM' })
		);
	});

	it('edits name and count, and has the tools of every unit', async () => {
		const { screen, open, calls } = await view(dragon);
		const name = screen.getByRole('textbox', { name: 'Name' });
		await name.fill('Smaug');
		await screen.getByRole('button', { name: 'More: Count' }).click();
		await expect.poll(() => open.army.units[0]).toMatchObject({ name: 'Smaug', count: 2 });
		await screen.getByRole('button', { name: 'Duplicate' }).click();
		await screen.getByRole('button', { name: 'Remove', exact: true }).click();
		expect(calls.oncopy).toHaveBeenCalledOnce();
		expect(calls.onremove).toHaveBeenCalledOnce();
	});

	it('announces the new place of a moved unit', async () => {
		const { screen, open } = await view(dragon, { units: [dragon, rider] });
		const { unit, structure } = locale.builder;
		await screen.getByRole('button', { name: unit.down, exact: true }).click();
		expect(open.army.units.map(({ id }) => id)).toEqual(['u2', 'u1']);
		const moved = structure.arrange.moved({ name: 'Dragon', number: 2, count: 2 });
		await expect.element(screen.getByText(moved)).toBeInTheDocument();
	});

	it('hides sections that QuickWars does not have', async () => {
		const horse: Creation = { kind: 'creation', id: 'u1', name: 'Horse', form: 'creature' };
		const { facts, screen } = await view(horse, { rulebook: 'quickwars' });
		expect(facts()).toEqual(['Armor 3d6']);
		await expect.element(screen.getByText('10″', { exact: true })).toBeVisible();
		expect(screen.getByText('Cost breakdown').elements()).toEqual([]);
	});

	it('switches to Polish at once', async () => {
		const { facts } = await view(dragon);
		await locale.choose('pl');
		await expect.poll(() => facts()).toContain('Poziom struktury 2');
		expect(facts()).toContain('Wystające części 1d6');
	});
});

describe('the editor of a skirmish figure', () => {
	it('shows dice, toughness, defense, reach, pace and bonus dice', async () => {
		const { facts, screen } = await view(fighter, { rulebook: 'skirmish' });
		expect(facts()).toEqual([
			'General dice 3',
			'Toughness 3',
			'Defense 1+',
			'Reach 1″',
			'Pace +1″'
		]);
		await expect.element(screen.getByText('+2 for defense')).toBeVisible();
		await expect
			.element(screen.getByText('Good fighter, Athletic, Hand weapon, Shield'))
			.toBeVisible();
	});
});
