import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { SMALL_LEAGUE, type Regulation } from '$lib/league/regulation';
import { locale } from '$lib/state/app/locale.svelte';
import RegulationRulings from './RegulationRulings.svelte';
import RegulationWords from './RegulationWords.svelte';

beforeEach(async () => {
	await locale.choose('en');
	for (const area of ['leagues', 'builder', 'planning'] as const) await locale.load(area);
});

describe('the rulings of a regulation', () => {
	it('are chosen on its page, and the default reading is not stored', async () => {
		const { title, readings } = locale.builder.rulings.oddSpeed;
		const steps: ((of: Regulation) => Regulation)[] = [];
		const onchange = vi.fn((step: (of: Regulation) => Regulation) => void steps.push(step));
		const screen = await render(RegulationRulings, {
			props: { regulation: SMALL_LEAGUE, onchange }
		});
		await screen.getByText(locale.builder.ownRules.rulings).click();
		const field = screen.getByRole('combobox', { name: title });
		await field.selectOptions(readings.up);
		await field.selectOptions(readings.linear);
		const [up, back] = steps.map((step) => step(SMALL_LEAGUE).rulings);
		expect(up).toEqual({ oddSpeed: 'up' });
		expect(back).toBeUndefined();
	});

	it('are among its words if they are not the usual ones', async () => {
		const { title, readings } = locale.builder.rulings.oddSpeed;
		const text = `${title}: ${readings.up}`;
		const other = { ...SMALL_LEAGUE, rulings: { oddSpeed: 'up' } } as const;
		const plain = await render(RegulationWords, { regulation: SMALL_LEAGUE, opened: true });
		await expect.element(plain.getByRole('listitem').first()).toBeVisible();
		expect(plain.getByText(text).elements()).toEqual([]);
		await plain.unmount();
		const screen = await render(RegulationWords, { regulation: other, opened: true });
		await expect.element(screen.getByText(text)).toBeVisible();
	});
});
