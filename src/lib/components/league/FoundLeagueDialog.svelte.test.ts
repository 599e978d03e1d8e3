import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import { catalogues } from '../../../../tests/setup/catalogues';
import Framed from '../../../../tests/setup/Framed.svelte';
import kosmos from '../../../../tests/fixtures/packs/kosmos.brikpack?raw';
import troopers from '../../../../tests/fixtures/packs/troopers.brikpack?raw';
import { examplePack } from '$lib/army/example-packs';
import type { League } from '$lib/league/league-file';
import type { Pack } from '$lib/rules/packs/pack';
import { locale } from '$lib/state/app/locale.svelte';
import { knownPacks } from '$lib/state/packs/known-packs.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
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

it('offers the packs of this device that extend its rulebook, also a newer edition', async () => {
	const stores = openLazyStores(new BrikmusterDatabase(`test-${crypto.randomUUID()}`));
	const first = examplePack('spaceClub', 'en');
	const other: Pack = { ...first, id: crypto.randomUUID(), name: 'Other', extends: 'lugpolwars' };
	for (const pack of [first, other]) await stores.packs.keep(pack);
	const onfound = vi.fn<(league: League, founder: string) => void>();
	const given = { refused: false, onfound, onclose: () => undefined };
	const framed = { reader: { open: () => undefined }, stores, shown: FoundLeagueDialog, given };
	const screen = await render(Framed<typeof given>, framed);
	await screen.getByText(book.title).click();
	const adding = ({ name, edition }: typeof first) =>
		screen.getByRole('button', { name: book.addStored({ name, edition }) });
	await adding(first).click();
	await expect.element(adding(first)).not.toBeInTheDocument();
	expect(adding(other).elements()).toEqual([]);
	const second = { ...first, edition: 2 };
	await stores.packs.keep(second);
	await adding(second).click();
	await screen.getByRole('button', { name: pages.foundIt }).click();
	expect(onfound.mock.calls[0]?.[0].regulation.packs).toEqual([second]);
	for (const { id } of [first, other]) await stores.packs.setDeleted(id, true);
	await expect.poll(() => knownPacks.all).toEqual([]);
});
