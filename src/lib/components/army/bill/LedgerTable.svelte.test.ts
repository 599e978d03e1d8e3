import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import LedgerTable from './LedgerTable.svelte';

const hero = (id: string): Minifig => ({
	kind: 'minifig',
	id,
	name: `Hero ${id}`,
	rank: 'hero',
	gear: [{ item: 'heavyHand' }]
});
const army: Army = {
	...newArmy('a', 'Knights', { profile: 'free' }),
	units: [
		hero('h1'),
		hero('h2'),
		{
			kind: 'minifig',
			id: 'u3',
			name: 'Archers',
			rank: 'mercenary',
			count: 4,
			gear: [{ item: 'shortRanged' }]
		}
	],
	stock: { explosives: 2 }
};

async function bill(of: Army) {
	const reader = { open: vi.fn() };
	const given = { army: of, assessment: assess(of) };
	const screen = await render(Framed<typeof given>, { reader, shown: LedgerTable, given });
	const rows = screen
		.getByRole('row')
		.elements()
		.map((row) => {
			const cells = [...row.children].map((cell) => cell.textContent.replace('×', ' ×'));
			return cells.join(' ').replace(/\s+/g, ' ').trim();
		});
	return { reader, screen, rows };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('LedgerTable', () => {
	it('shows every line by unit with rule, quantity and points, and the total', async () => {
		const { rows } = await bill(army);
		expect(rows.slice(1)).toEqual([
			'Hero h1 13',
			'Hero PL-CHR-02 11',
			'Heavy hand weapon PL-WPN-02 3',
			'Discount for the hero’s quirk PL-HER-03 −1',
			'Hero h2 13',
			'Hero PL-CHR-02 11',
			'Heavy hand weapon PL-WPN-02 3',
			'Discount for the hero’s quirk PL-HER-03 −1',
			'Archers × 4 28',
			'Mercenary PL-CHR-02 × 4 16',
			'Short ranged weapon PL-WPN-04 × 4 12',
			'Army 2',
			'Explosive, army stock PL-WPN-13 × 2 2',
			'Total 56'
		]);
	});

	it('opens the rule of a clicked line', async () => {
		const { reader, screen } = await bill(army);
		expect(reader.open).not.toHaveBeenCalled();
		await screen.getByRole('button', { name: /Short ranged weapon/ }).click();
		expect(reader.open).toHaveBeenLastCalledWith('PL-WPN-04');
		await screen.getByRole('button', { name: /army stock/ }).click();
		expect(reader.open).toHaveBeenLastCalledWith('PL-WPN-13');
	});

	it('says when there are no costs', async () => {
		const { screen } = await bill({ ...army, units: [], stock: undefined });
		await expect.element(screen.getByText('No costs yet.')).toBeVisible();
		expect(screen.getByRole('table').elements()).toEqual([]);
	});

	it('does not mix up a unit with the id “army” and the army', async () => {
		const { rows } = await bill({ ...army, units: [hero('army')] });
		expect(rows.slice(1)).toEqual([
			'Hero army 14',
			'Hero PL-CHR-02 11',
			'Heavy hand weapon PL-WPN-02 3',
			'Army 2',
			'Explosive, army stock PL-WPN-13 × 2 2',
			'Total 16'
		]);
	});

	it('switches to Polish at once', async () => {
		const { screen } = await bill(army);
		await locale.choose('pl');
		await expect.element(screen.getByText('Razem')).toBeInTheDocument();
		await expect.element(screen.getByText('Broń zasięgowa krótka')).toBeInTheDocument();
		expect(screen.getByText('Total').elements()).toEqual([]);
	});
});
