import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleArmy } from '$lib/army/example';
import type { Language } from '$lib/i18n/languages';
import { formatPoints } from '$lib/points/format';
import type { Army } from '$lib/rules/choices';
import { isLegal } from '$lib/rules/assessment/assess';
import { locale } from '$lib/state/app/locale.svelte';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openedArmy } from '../../../../../tests/setup/open-army';
import { userEvent } from 'vitest/browser';
import SpendRest from './SpendRest.svelte';

async function sheet(choices: Partial<Army>) {
	const open = await openedArmy(choices);
	const onclose = vi.fn();
	return { open, onclose, screen: await render(SpendRest, { open, onclose }) };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe.each(['en', 'pl'] as Language[])('spending the rest: %s', (language) => {
	const m = catalogues[language];
	beforeEach(() => locale.choose(language));

	/** The example with one knight less, so that points are left. */
	function withRoom(): Partial<Army> {
		const { units, limits } = exampleArmy('x', m.example);
		return { units: units.filter(({ name }) => name !== m.example.halberdier), limits };
	}

	it('offers legal fills that leave nothing, and applies a clicked one', async () => {
		const { open, onclose, screen } = await sheet(withRoom());
		const before = open.assessment.total;
		await expect.element(screen.getByText(m.fill.proven)).toBeVisible();
		const offer = screen.getByRole('button', { name: m.fill.leavesNone }).first();
		await offer.click();
		expect(onclose).toHaveBeenCalledOnce();
		expect(formatPoints(open.assessment.total)).toBe('150');
		expect(isLegal(open.assessment)).toBe(true);
		expect(open.undoable?.key).toBe('spendRest');
		open.undo();
		expect(open.assessment.total).toBe(before);
	});

	it('offers random units for an empty army, the same for the same seed', async () => {
		const { open, screen } = await sheet({ limits: { profile: 'own', points: 100 } });
		const { title, seed, more } = m.fill.random;
		const drawn = screen.getByRole('region', { name: title });
		const texts = () =>
			drawn
				.getByRole('listitem')
				.elements()
				.map((one) => one.textContent);
		await expect.poll(() => texts().length).toBe(3);
		const drawnFirst = texts();
		const choose = async () => {
			await drawn.getByRole('textbox', { name: seed }).fill('7');
			await userEvent.tab();
		};
		await choose();
		await expect.poll(texts).not.toEqual(drawnFirst);
		const first = texts();
		await drawn.getByRole('button', { name: more }).click();
		await expect.poll(texts).not.toEqual(first);
		await choose();
		await expect.poll(texts).toEqual(first);
		await drawn.getByRole('listitem').first().getByRole('button').click();
		expect(isLegal(open.assessment)).toBe(true);
		expect(open.assessment.total).toBeGreaterThan(190);
		open.undo();
		expect(open.army.units).toEqual([]);
	});

	it.each([
		['over its limit', { limits: { profile: 'own', points: 10 } }, m.fill.over({ points: '140' })],
		['without a limit', { limits: { profile: 'free' } }, m.fill.unlimited],
		['spent', { limits: { profile: 'league' } }, m.fill.nothingLeft]
	] as const)('says why there is nothing to choose: %s', async (_, { limits }, text) => {
		const { units, stock } = exampleArmy('x', m.example);
		const { screen } = await sheet({ units, stock, limits });
		await expect.element(screen.getByText(text)).toBeVisible();
		expect(screen.getByRole('listitem').elements()).toEqual([]);
	});
});
