import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Army, Creation, Figure, Minifig } from '$lib/rules/choices';
import type { Violation } from '$lib/rules/violation';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { openedArmy, visibleTextOf } from '../../../../../tests/setup/open-army';
import Bill from './Bill.svelte';

const guard: Minifig = { kind: 'minifig', id: 'u1', name: 'Guard', rank: 'mercenary' };
const horse: Creation = { kind: 'creation', id: 'r1', name: 'Horse', form: 'creature', size: 2 };
const figure: Figure = { kind: 'figure', id: 'f', name: 'Orc', stature: 'average', count: 3 };
const houseRules = {
	name: 'Club',
	changes: [{ table: 'gear', row: 'shield', field: 'cost', value: 2.5 }]
};

async function bill(choices: Partial<Army>) {
	const open = await openedArmy(choices);
	const reader = { open: vi.fn() };
	const onplace = vi.fn<(violation: Violation) => void>();
	const onspend = vi.fn();
	const given = { open, onplace, onspend };
	const screen = await render(Framed<typeof given>, { reader, shown: Bill, given });
	const rows = () => screen.getByRole('row').elements().map(visibleTextOf);
	return { open, reader, onplace, onspend, screen, rows };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the bill', () => {
	it('counts dice in a skirmish', async () => {
		const { rows, screen } = await bill({ rulebook: 'skirmish', units: [figure] });
		expect(rows()).toEqual(['Item Qty Each Dice', 'Orc 3 2 6', 'Total 6']);
		await expect.element(screen.getByText(/compare their general dice/)).toBeVisible();
	});

	it('says that QuickWars has no points', async () => {
		const { rows, screen } = await bill({ rulebook: 'quickwars', units: [guard] });
		expect(rows()).toEqual([]);
		await expect.element(screen.getByText(/has no points: the players agree/)).toBeVisible();
	});

	it('offers steps down to an army over its limit, which undo takes back', async () => {
		const limits = { profile: 'own', points: 10 } as const;
		const { open, screen } = await bill({ units: [{ ...guard, count: 3 }], limits });
		await screen.getByRole('button', { name: '1 fewer: Guard (−4)' }).click();
		expect(open.army.units).toMatchObject([{ count: 2 }]);
		expect(open.assessment.violations).toEqual([]);
		open.undo();
		expect(open.army.units).toMatchObject([{ count: 3 }]);
	});

	it('names the unit in reserve of a violation and links to it', async () => {
		const { screen, onplace } = await bill({ units: [guard], reserve: { summons: [horse] } });
		await expect.element(screen.getByText('No unit in the army can summon it.')).toBeVisible();
		await screen.getByRole('button', { name: 'Show: Horse', exact: true }).click();
		expect(onplace).toHaveBeenCalledWith(
			expect.objectContaining({ subject: { of: 'unit', list: 'summons', index: 0 } })
		);
	});

	it('repairs a violation of the whole army in a step named after the army', async () => {
		const { screen, open } = await bill({
			units: [guard],
			houseRules,
			limits: { profile: 'league' }
		});
		await screen.getByRole('button', { name: 'Remove: house rules' }).click();
		expect(open.army).not.toHaveProperty('houseRules');
		expect(open.undoable).toEqual({ key: 'repair', name: 'Knights' });
	});

	it('lists house rules with printed values, digest and a button to remove them', async () => {
		const { screen, open, reader } = await bill({ units: [guard], houseRules });
		await expect.element(screen.getByText('House rules: Club')).toBeVisible();
		await expect.element(screen.getByText(/^Rulebook [0-9a-f]{8}$/)).toBeVisible();
		const change = screen.getByRole('button', { name: /Gear · Shield/ });
		await expect.element(change).toHaveTextContent('1 → 2½');
		await change.click();
		expect(reader.open).toHaveBeenLastCalledWith('PL-WPN-07');
		await screen.getByRole('button', { name: 'Remove all house rules' }).click();
		expect(open.army).not.toHaveProperty('houseRules');
		expect(open.undoable).toEqual({ key: 'removeHouseRules', name: 'Club' });
	});

	it('lists rulings other than the default', async () => {
		const { screen } = await bill({ units: [guard], rulings: { oddSpeed: 'up' } });
		await expect.element(screen.getByText('Price of odd speeds')).toBeVisible();
		await expect.element(screen.getByText('whole 2″ steps, rounded up')).toBeVisible();
	});
});
