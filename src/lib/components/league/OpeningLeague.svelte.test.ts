import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import { locale } from '$lib/state/app/locale.svelte';
import OpeningLeague from './OpeningLeague.svelte';

it('a league that takes long to open shows its progress', async () => {
	await locale.choose('pl');
	await locale.load('leagues');
	const { rerender } = await render(OpeningLeague, { share: 0.25 });
	const bar = page.getByLabelText(catalogues.pl.leagues.pages.opening);
	const value = () => (bar.element() as HTMLProgressElement).value;
	await expect.element(bar).toBeVisible();
	expect(value()).toBe(0.25);
	await expect.element(page.getByRole('status')).toBeVisible();
	await rerender({ share: 0.5 });
	await expect.poll(value).toBe(0.5);
});
