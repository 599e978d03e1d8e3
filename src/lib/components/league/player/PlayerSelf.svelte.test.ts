import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { JAN, league, player } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import { locale } from '$lib/state/app/locale.svelte';
import PlayerSelf from './PlayerSelf.svelte';

const { self: m } = catalogues.en.leagues.player;

it('a new player says the city; a registered one has that of the league', async () => {
	await locale.choose('en');
	await locale.load('leagues');
	const open = await openFounded(
		league({ id: crypto.randomUUID(), players: [player(JAN, { city: 'Łódź' })] })
	);
	const screen = await render(PlayerSelf, { open });
	await screen.getByRole('textbox', { name: m.name }).fill('Ewa');
	await screen.getByRole('combobox', { name: m.city }).fill(' Kraków ');
	await screen.getByRole('button', { name: m.keep }).click();
	await expect.element(screen.getByRole('button', { name: m.change })).toBeVisible();
	expect(open.own?.player).toMatchObject({ name: 'Ewa', city: 'Kraków' });
	await screen.getByRole('button', { name: m.change }).click();
	await expect.element(screen.getByRole('combobox', { name: m.city })).toHaveValue('Kraków');
	await screen.getByRole('combobox', { name: m.from }).selectOptions(JAN);
	await screen.getByRole('button', { name: m.keep }).click();
	await expect.element(screen.getByRole('button', { name: m.change })).toBeVisible();
	expect(open.own?.player).toEqual({ id: JAN, name: 'P 01', category: 'senior' });
});
