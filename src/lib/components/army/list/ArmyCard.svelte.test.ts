import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { Army, Figure, Minifig } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import ArmyCard from './ArmyCard.svelte';

const knights: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Knight',
	rank: 'mercenary',
	count: 5,
	gear: [{ item: 'heavyHand' }, { item: 'shield' }]
};
const army: Army = {
	...newArmy('a-1', 'Knights of the Vistula', { profile: 'league' }),
	units: [knights]
};

const orcs: Figure = { kind: 'figure', id: 'f', name: 'Orc', stature: 'average', count: 3 };

async function card(of: Army) {
	const onmore = vi.fn();
	const screen = await render(ArmyCard, { army: of, edited: undefined, onmore });
	return { onmore, screen };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('ArmyCard', () => {
	it('shows the name and links to the army', async () => {
		const { screen } = await card(army);
		const link = screen.getByRole('link', { name: 'Knights of the Vistula' });
		await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/army\/a-1$/));
		await expect.element(screen.getByText('5 figures', { exact: true })).toBeVisible();
	});

	it('shows the points and the limit', async () => {
		const { screen } = await card(army);
		await expect.element(screen.getByText('40 of 150 points', { exact: true })).toBeVisible();
	});

	it('shows only the points without a limit', async () => {
		const { screen } = await card({ ...army, limits: { profile: 'free' } });
		await expect.element(screen.getByText('40', { exact: true })).toBeVisible();
		expect(screen.getByText(/of 150/).elements()).toEqual([]);
	});

	it.each<[string, Army, string]>([
		['within its limit', army, 'Legal'],
		['without units', { ...army, units: [] }, 'Empty'],
		['over its limit', { ...army, limits: { profile: 'own', points: 39.5 } }, 'Not legal'],
		['with full hands', { ...army, units: [{ ...knights, hands: 1 }] }, 'Not legal'],
		[
			'with a doubt only',
			{ ...army, units: [{ ...knights, gear: [{ item: 'bodyArmor', count: 2 }] }] },
			'Legal'
		]
	])('shows whether it is legal: %s', async (_, of, verdict) => {
		const { screen } = await card(of);
		await expect.element(screen.getByText(verdict, { exact: true })).toBeVisible();
	});

	it.each<[string, Partial<Army>, RegExp]>([
		['dice of a skirmish', { rulebook: 'skirmish', units: [orcs] }, /6\s*dice/],
		['no points of QuickWars', { rulebook: 'quickwars' }, /No points/]
	])('counts in the unit of its rulebook: %s', async (_, choices, text) => {
		const { screen } = await card({ ...army, ...choices });
		await expect.element(screen.getByRole('article')).toHaveTextContent(text);
		expect(screen.getByText(/points$/).elements().length).toBeLessThanOrEqual(1);
		expect(screen.getByText(/of 150/).elements()).toEqual([]);
	});

	it('shows the rulebook, house rules and rulings', async () => {
		const { screen } = await card({
			...army,
			rulings: { oddSpeed: 'up', magicShield: 'single' },
			houseRules: {
				name: 'Club',
				changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2 }]
			}
		});
		await expect.element(screen.getByText('BrikWars PL-2005')).toBeVisible();
		await expect.element(screen.getByText('House rules: Club (1 change)')).toBeVisible();
		await expect.element(screen.getByText('2 custom rulings')).toBeVisible();
		await locale.choose('pl');
		await expect.element(screen.getByText('Zasady domowe: Club (1 zmiana)')).toBeVisible();
		await expect.element(screen.getByText('2 własne rozstrzygnięcia')).toBeVisible();
	});

	it('opens more options', async () => {
		const { onmore, screen } = await card(army);
		await screen.getByRole('button', { name: 'More options for Knights of the Vistula' }).click();
		expect(onmore).toHaveBeenCalledOnce();
	});

	it('switches to Polish at once', async () => {
		const { screen } = await card(army);
		await locale.choose('pl');
		await expect.element(screen.getByText('40 z 150')).toBeVisible();
		await expect.element(screen.getByText('5 figurek')).toBeVisible();
	});
});
