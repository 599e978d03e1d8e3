import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Army } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import { locale } from '$lib/state/app/locale.svelte';
import { openedArmy, visibleTextOf } from '../../../../../tests/setup/open-army';
import Palette from './Palette.svelte';

async function palette(choices: Partial<Army>) {
	const open = await openedArmy(choices);
	const onadd = vi.fn((edit: Edit) => open.run(edit));
	const screen = await render(Palette, { open, onadd, onclose: vi.fn() });
	const headings = () => screen.getByRole('heading', { level: 3 }).elements().map(visibleTextOf);
	const card = (name: string) => screen.getByRole('button', { name });
	return { open, screen, headings, card };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the palette', () => {
	it('lists the ready units of PL-2005 by role with their price', async () => {
		const { open, headings, card } = await palette({});
		expect(headings()).toEqual(Object.values(locale.builder.roles));
		await expect.element(card('Warhorse')).toHaveTextContent('+9 CP');
		await card('Galleon').click();
		await card('Galleon').click();
		await expect.element(card('Galleon')).toHaveTextContent('× 2');
		expect(open.army.units).toMatchObject([{ kind: 'creation', name: 'Galleon', count: 2 }]);
	});

	it('turns on a missing supplement and announces it first', async () => {
		const { open, card } = await palette({ supplements: ['healing'] });
		await expect.element(card('Archmage')).toHaveTextContent('turns on: Magic');
		await expect.element(card('Medic')).not.toHaveTextContent('turns on');
		await card('Archmage').click();
		await expect.element(card('Archmage')).not.toHaveTextContent('turns on');
		expect(open.army.supplements).toEqual(['healing', 'magic']);
		expect(open.assessment.violations).toEqual([]);
	});

	it('lists skirmish figures without prices', async () => {
		const { open, headings, card, screen } = await palette({ rulebook: 'skirmish' });
		expect(headings()).not.toContain(locale.builder.roles.vehicles);
		await card('Goblin').click();
		expect(open.army.units).toMatchObject([{ kind: 'figure', name: 'Goblin' }]);
		expect(screen.getByText('CP').elements()).toEqual([]);
	});
});
