import { beforeEach, describe, expect, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { examplePack } from '$lib/army/example-packs';
import { TEMPLATE_IDS } from '$lib/army/templates';
import type { Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { LEAGUE_LIMITS } from '$lib/rules/limits';
import { RULEBOOKS } from '$lib/rules/registry';
import { locale } from '$lib/state/app/locale.svelte';
import { knownPacks } from '$lib/state/packs/known-packs.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Packs } from '$lib/store/packs';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { inTurn } from '../../../../../tests/setup/in-turn';
import NewArmyDialog from './NewArmyDialog.svelte';
import { eventually } from '../../../../../tests/setup/eventually';

async function dialog(refused = false) {
	const [oncreate, onclose, ontake] = [vi.fn(), vi.fn(), vi.fn<(army: Army) => void>()];
	const screen = await render(NewArmyDialog, { refused, oncreate, ontake, onclose });
	return { screen, oncreate, ontake };
}

describe.each(['en', 'pl'] as Language[])('a new army: %s', (language) => {
	const itInTurn = inTurn(language);
	const m = catalogues[language];
	const { begin } = m.armies;
	beforeEach(async () => {
		await locale.choose(language);
	});

	itInTurn('uses PL-2005 with its points and no league by default', async () => {
		const { screen, oncreate } = await dialog();
		await expect.element(screen.getByRole('textbox', { name: m.newArmy.name })).toHaveFocus();
		await screen.getByRole('button', { name: m.newArmy.create }).click();
		const limits = { profile: 'own', points: 150 };
		expect(oncreate).toHaveBeenCalledWith(m.newArmy.untitled, 'core2005', limits, []);
	});

	itInTurn('keeps a typed name until its army is created', async () => {
		const { screen } = await dialog();
		const name = { name: m.newArmy.name };
		await screen.getByRole('textbox', name).fill('Gobliny');
		await screen.getByRole('radio', { name: begin.ways.template }).click();
		await screen.unmount();
		const again = await dialog();
		await expect.element(again.screen.getByRole('textbox', name)).toHaveValue('Gobliny');
		await again.screen.getByRole('button', { name: m.newArmy.create }).click();
		await again.screen.rerender({ refused: true });
		await again.screen.unmount();
		const refused = await dialog();
		await expect.element(refused.screen.getByRole('textbox', name)).toHaveValue('Gobliny');
		await refused.screen.getByRole('button', { name: m.newArmy.create }).click();
		await refused.screen.unmount();
		const fresh = await dialog();
		await expect.element(fresh.screen.getByRole('textbox', name)).toHaveValue('');
	});

	itInTurn('begins with a saved pack of its rulebook by one tap', async () => {
		const pack = examplePack('spaceClub', language);
		const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
		const packs = new Packs(database, () => 0);
		await packs.keep(pack);
		knownPacks.open(() => Promise.resolve(packs));
		const { screen, oncreate } = await dialog();
		await screen.getByRole('checkbox', { name: pack.name }).click();
		await screen.getByRole('button', { name: m.newArmy.create }).click();
		expect(oncreate.mock.calls[0]?.[3]).toEqual([pack]);
		await packs.setDeleted(pack.id, true);
	});

	itInTurn('describes each rulebook', async () => {
		const { screen } = await dialog();
		for (const book of RULEBOOKS) {
			const radio = screen.getByRole('radio', { name: m.home.rulebooks[book] });
			await expect.element(radio).toHaveAccessibleName(new RegExp(begin.books[book].slice(0, 20)));
		}
	});

	itInTurn(
		'offers limits only for rulebooks with points, and the league only for its own',
		async () => {
			const { screen, oncreate } = await dialog();
			const limit = screen.getByRole('radio', { name: m.newArmy.profiles.own });
			const points = screen.getByRole('textbox', { name: m.newArmy.points });
			const league = screen.getByRole('radio', { name: m.newArmy.profiles.league });
			await expect.element(limit).toBeChecked();
			await expect.element(points).toHaveValue('150');
			await expect.element(league).not.toBeChecked();
			await screen.getByText(m.home.rulebooks.lugpolwars).click();
			await expect.element(limit).toBeChecked();
			expect(league.elements()).toEqual([]);
			for (const book of ['quickwars', 'skirmish'] as const) {
				await screen.getByText(m.home.rulebooks[book]).click();
				expect(limit.elements()).toEqual([]);
			}
			await screen.getByRole('textbox', { name: m.newArmy.name }).fill('  Gobliny\u0301 ');
			await screen.getByRole('button', { name: m.newArmy.create }).click();
			expect(oncreate).toHaveBeenCalledWith('Gobliný', 'skirmish', { profile: 'free' }, []);
		}
	);

	itInTurn('the league says what it asks before it is chosen, and is one click', async () => {
		const { screen, oncreate } = await dialog();
		const league = screen.getByRole('radio', { name: m.newArmy.profiles.league });
		const numbers = { ...LEAGUE_LIMITS, points: String(LEAGUE_LIMITS.points) };
		const { rulebook: chosenAbove, ...demands } = m.newArmy.demands;
		expect(chosenAbove(numbers)).toContain(m.home.rulebooks.core2005);
		for (const demand of Object.values(demands)) {
			const words = new RegExp(demand(numbers), 'i');
			await expect.element(league).toHaveAccessibleName(words);
		}
		await league.click();
		await screen.getByRole('button', { name: m.newArmy.create }).click();
		expect(oncreate).toHaveBeenCalledWith(
			expect.any(String),
			'core2005',
			{ profile: 'league' },
			[]
		);
	});

	itInTurn('offers fifteen templates by rulebook, each taken with one click', async () => {
		const { screen, ontake } = await dialog();
		await screen.getByRole('radio', { name: begin.ways.template }).click();
		const { army, about } = m.templates.knights;
		await expect.element(screen.getByText(about)).toBeVisible();
		const cards = screen.getByRole('list').getByRole('button');
		expect(cards.elements()).toHaveLength(TEMPLATE_IDS.length);
		const headings = screen.getByRole('heading', { level: 3 }).elements();
		expect(headings.map(({ textContent }) => textContent)).toEqual(
			RULEBOOKS.map((book) => m.home.rulebooks[book])
		);
		const knights = screen.getByRole('button', { name: begin.take({ name: army }) });
		await expect.element(knights).toHaveTextContent(m.home.of({ points: '147', limit: '150' }));
		await eventually(() => expect(knights.element().querySelector('img')).not.toBeNull());
		await knights.click();
		expect(ontake).toHaveBeenCalledOnce();
		expect(ontake.mock.calls[0]?.[0]).toMatchObject({ name: army, rulebook: 'core2005' });
	});

	itInTurn('reports when it could not be stored', async () => {
		const { screen } = await dialog(true);
		await expect.element(screen.getByRole('alert')).toHaveTextContent(m.home.saveFailed);
	});
});
