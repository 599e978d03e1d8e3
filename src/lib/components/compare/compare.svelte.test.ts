import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { compareBills } from '$lib/army/comparison/compare';
import { sideOf } from '$lib/army/comparison/side';
import type { Army, Minifig } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { openedArmy, visibleTextOf } from '../../../../tests/setup/open-army';
import Framed from '../../../../tests/setup/Framed.svelte';
import Charts from './Charts.svelte';
import ComparisonTable from './ComparisonTable.svelte';

const knight: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'First',
	rank: 'mercenary',
	gear: [{ item: 'heavyHand' }]
};
const archer: Minifig = { ...knight, id: 'u2', name: 'Second', gear: [{ item: 'shortRanged' }] };

const reader = { open: vi.fn() };

async function sidesOf(left: Partial<Army>, right: Partial<Army>) {
	const [before, after] = [await openedArmy(left), await openedArmy(right)];
	return [sideOf(before.army), sideOf(after.army)] as const;
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder', 'rules');
});

describe.each(['en', 'pl'] as const)('a comparison: %s', (language) => {
	beforeEach(() => locale.choose(language));

	it('shows signed differences, and the other lines on request', async () => {
		const [left, right] = await sidesOf(
			{ units: [knight, archer] },
			{ units: [{ ...knight, count: 2 }, archer] }
		);
		const comparison = compareBills(left, right);
		const given = { comparison };
		const view = await render(Framed<typeof given>, { reader, shown: ComparisonTable, given });
		const { army, commands, terms } = locale.builder;
		const rows = () => view.getByRole('row').elements().map(visibleTextOf).slice(1);
		const different = [
			`First ${locale.builder.terms.gear.heavyHand} 7 14 × 2 +7`,
			`${terms.ledger['rank.mercenary']} PL-CHR-02 4 8 × 2 +4`,
			`${terms.ledger['gear.heavyHand']} PL-WPN-02 3 6 × 2 +3`
		];
		const total = `${army.total} 14 21 +7`;
		expect(rows()).toEqual([...different, total]);
		await view.getByRole('checkbox', { name: commands.compare.only }).click();
		expect(rows()).toContain(`Second ${locale.builder.terms.gear.shortRanged} 7 7 ±0`);
		expect(rows()).toHaveLength(different.length + 4);
	});

	it('draws charts that are tables for screen readers', async () => {
		const [left, right] = await sidesOf(
			{ units: [knight] },
			{ name: 'Others', units: [{ ...archer, count: 4 }] }
		);
		const view = await render(Charts, { left, right });
		const { commands, roles } = locale.builder;
		const table = view.getByRole('table', { name: commands.compare.chart.pointsByRole });
		const rows = table.getByRole('row').elements().map(visibleTextOf);
		expect(rows).toEqual(['Knights Others', `${roles.closeCombat} 7 0`, `${roles.ranged} 0 28`]);
		expect(view.getByRole('table').elements()).toHaveLength(6);
	});
});
