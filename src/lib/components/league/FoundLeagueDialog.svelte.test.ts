import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import { catalogues } from '../../../../tests/setup/catalogues';
import Framed from '../../../../tests/setup/Framed.svelte';
import kosmos from '../../../../tests/fixtures/packs/kosmos.brikpack?raw';
import troopers from '../../../../tests/fixtures/packs/troopers.brikpack?raw';
import type { League } from '$lib/league/league-file';
import { locale } from '$lib/state/app/locale.svelte';
import FoundLeagueDialog from './FoundLeagueDialog.svelte';

const { book } = catalogues.en.leagues.regulation;
const { pages } = catalogues.en.leagues;

beforeEach(async () => {
	localStorage.clear();
	await locale.choose('en');
	await locale.load('leagues', 'problems');
});

it('founds a league by another rulebook with the pack of a file, and refuses other packs', async () => {
	const onfound = vi.fn<(league: League, founder: string) => void>();
	const given = { refused: false, onfound, onclose: () => undefined };
	const framed = { reader: { open: () => undefined }, shown: FoundLeagueDialog, given };
	const screen = await render(Framed<typeof given>, framed);
	await screen.getByLabelText(pages.name, { exact: true }).fill('Orbit League');
	await screen.getByText(book.title).click();
	await screen.getByLabelText(book.rulebook).selectOptions('LUGPolWars');
	const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
	if (!input) throw new Error('No input');
	await userEvent.upload(input, new File([kosmos], 'kosmos.brikpack'));
	const other = book.otherBook({ name: 'Kosmos', book: 'BrikWars PL-2005' });
	await expect.element(screen.getByText(other)).toBeVisible();
	await userEvent.upload(input, new File([troopers], 'troopers.brikpack'));
	await expect.element(screen.getByText('Three Companies · edition 1 · 5 rows')).toBeVisible();
	await expect.element(screen.getByText(other)).not.toBeInTheDocument();
	await screen.getByRole('button', { name: pages.foundIt }).click();
	const [league] = onfound.mock.calls[0] ?? [];
	expect(league?.name).toBe('Orbit League');
	expect(league?.regulation).toMatchObject({
		rulebook: 'lugpolwars',
		packs: [{ name: 'Three Companies', edition: 1 }]
	});
});
