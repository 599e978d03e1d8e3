import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { idOf, JAN, league, player, REFEREE } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import type { Player } from '$lib/league/league-file';
import { locale } from '$lib/state/app/locale.svelte';
import PeopleTab from './PeopleTab.svelte';

const { pages, season } = catalogues.en.leagues;
const { people } = season;
const DAY_OF_BIRTH = `${new Date().getFullYear() - 12}-01-01`;

/** The tab of a stored league. */
async function tab(players: Player[]) {
	const id = crypto.randomUUID();
	const open = await openFounded(
		league({
			id,
			players,
			meetings: [],
			seasons: [{ id: '2026-1', opened: '2026-03-01', roster: [] }]
		})
	);
	const given = { open };
	const reader = { open: () => undefined };
	const screen = await render(Framed<typeof given>, { reader, shown: PeopleTab, given });
	return { open, screen };
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
});

describe('the people of a league', () => {
	it('are found by name among thirty, ignoring diacritics and case', async () => {
		const many = Array.from({ length: 30 }, (_, index) => player(idOf(3, index + 1)));
		const { screen } = await tab([...many, player(idOf(3, 31), { name: 'Łucja Żółw' })]);
		const rows = screen.getByRole('button', { name: people.change({ name: '' }).trim() });
		// With the referee and the founder.
		expect(rows.all()).toHaveLength(33);
		await screen.getByRole('searchbox', { name: people.search }).fill('zolw LUC');
		await expect.element(rows).toHaveAccessibleName(people.change({ name: 'Łucja Żółw' }));
		await screen.getByRole('searchbox', { name: people.search }).fill('nobody');
		await expect.element(screen.getByText(people.nobody)).toBeVisible();
	});

	it('are added from a pasted list with a preview, in one step', async () => {
		const { open, screen } = await tab([player(JAN, { name: 'Jan Kowalski' })]);
		await screen.getByRole('button', { name: people.many.open }).click();
		const dialog = screen.getByRole('dialog');
		await dialog
			.getByRole('textbox', { name: people.many.list })
			.fill('Ola Nowak\tŁódź\tjunior\njan kowalski\nEwa Lis;31.02.2014\nAdam Bąk');
		await expect.element(dialog.getByText(people.many.problems.born)).toBeVisible();
		await expect.element(dialog.getByText(people.many.left({ count: 2 }))).toBeVisible();
		await dialog.getByRole('button', { name: people.many.add({ count: 2 }) }).click();
		const names = () => open.league.players.map(({ name }) => name);
		await expect.poll(names).toEqual(['Jan Kowalski', 'Ola Nowak', 'Adam Bąk']);
		expect(open.league.players[1]).toMatchObject({ city: 'Łódź', category: 'junior' });
		await open.undo();
		expect(names()).toEqual(['Jan Kowalski']);
	});

	it('are not added with invisible characters, nor without a letter', async () => {
		const { open, screen } = await tab([]);
		await screen.getByRole('button', { name: people.many.open }).click();
		const list = screen.getByRole('dialog');
		await list
			.getByRole('textbox', { name: people.many.list })
			.fill('Ola\u200b;Łódź\n???;Łódź\nEwa;Łódź');
		await expect.element(list.getByText(people.many.problems.hidden)).toBeVisible();
		await expect.element(list.getByText(people.many.problems.letter)).toBeVisible();
		await list.getByRole('button', { name: people.many.add({ count: 1 }) }).click();
		const names = () => open.league.players.map((one) => one.name);
		await expect.poll(names).toEqual(['Ewa']);

		await screen.getByRole('button', { name: people.addPlayer }).click();
		const dialog = screen.getByRole('dialog');
		const name = dialog.getByRole('textbox', { name: people.name });
		const save = dialog.getByRole('button', { name: pages.save });
		for (const [text, problem] of [
			['Ja\u200bn', pages.names.hidden],
			['Ewa \u00adK', pages.names.hidden],
			['???', pages.names.letter]
		] as const) {
			await name.fill(text);
			await expect.element(name).toHaveAccessibleDescription(problem);
			await save.click();
			expect(open.league.players).toHaveLength(1);
		}
		await name.fill('Jan');
		await save.click();
		await expect.poll(names).toEqual(['Ewa', 'Jan']);
	});

	it('are added with the name of another player only where that is wanted', async () => {
		const { open, screen } = await tab([player(JAN, { name: 'Jan Kowalski' })]);
		await screen.getByRole('button', { name: people.many.open }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('textbox', { name: people.many.list }).fill('Jan Kowalski');
		await dialog.getByRole('button', { name: people.many.add({ count: 0 }) }).click();
		await expect.element(dialog.getByRole('alert')).toHaveTextContent(people.many.none);
		const despite = people.many.despite({ name: 'Jan Kowalski (2)' });
		await dialog.getByRole('checkbox', { name: despite }).click();
		await dialog.getByRole('button', { name: people.many.add({ count: 1 }) }).click();
		await expect.poll(() => open.league.players.length).toBe(2);
	});

	it('are found by city, and filtered by city, by what is wrong, and by who has left', async () => {
		const many = Array.from({ length: 130 }, (_, index) =>
			player(idOf(3, index + 1), { city: index % 2 === 0 ? 'Łódź' : 'Gdańsk' })
		);
		const [first, second, ...others] = many;
		if (!first || !second) throw new Error('No players');
		const { screen } = await tab([
			{ ...first, name: 'Child', born: DAY_OF_BIRTH },
			{ ...second, name: 'Gone', withdrawn: '2026-03-05' },
			...others
		]);
		const rows = screen.getByRole('button', { name: people.change({ name: '' }).trim() });
		await expect.element(rows.first()).toBeVisible();
		// Long lists have only what is near the viewport.
		expect(rows.elements().length).toBeLessThan(60);
		const status = screen.getByRole('status');
		// Without the app's layout, a radio button that fills its label may have no size.
		const choose = (name: string) =>
			(screen.getByRole('radio', { name }).element() as HTMLElement).click();
		await screen.getByRole('searchbox', { name: people.search }).fill('lodz');
		await expect.element(status).toHaveTextContent(people.found({ count: 65 }));
		await screen.getByRole('searchbox', { name: people.search }).fill('');
		choose('Gdańsk');
		await expect.element(status).toHaveTextContent(people.found({ count: 65 }));
		choose(people.filters.wrong);
		await expect.element(rows.first()).toHaveAccessibleName(people.change({ name: 'Child' }));
		await expect.element(status).toHaveTextContent(people.found({ count: 1 }));
		choose(people.filters.left);
		await expect.element(rows.first()).toHaveAccessibleName(people.change({ name: 'Gone' }));
		await screen.getByRole('searchbox', { name: people.search }).fill('lodz');
		await expect.element(screen.getByText(people.nobody)).toBeVisible();
	});

	it('need consent to play as a child among the seniors, and the dialog says so before saving', async () => {
		const { open, screen } = await tab([player(JAN, { born: DAY_OF_BIRTH })]);
		const missing = catalogues.en.leagues.findings.CONSENT({ age: 12 });
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		const dialog = screen.getByRole('dialog');
		await expect.element(dialog.getByText(missing)).toBeVisible();
		await dialog.getByRole('checkbox', { name: people.consent }).click();
		await expect.element(dialog.getByText(missing)).not.toBeInTheDocument();
		await dialog.getByRole('button', { name: catalogues.en.leagues.pages.save }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(open.league.players[0]?.parentConsent).toBe(true);
	});

	it('keep changes of another window while their dialog is open', async () => {
		const { open, screen } = await tab([player(JAN)]);
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByLabelText(people.born).fill('1990-05-06');
		const { league } = open;
		// Simulate a change that another window stored.
		const renamed = { ...player(JAN), name: 'New name' };
		await open.write('player', 'edit', renamed, player(JAN));
		expect(open.league).not.toBe(league);
		await dialog.getByRole('button', { name: catalogues.en.leagues.pages.save }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(open.league.players[0]).toMatchObject({ name: 'New name', born: '1990-05-06' });
	});

	it('can be removed only while nothing refers to them', async () => {
		const { open, screen } = await tab([player(JAN)]);
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		await screen.getByRole('button', { name: people.remove, exact: true }).click();
		await expect.element(screen.getByText(people.noPlayers)).toBeVisible();
		await expect.poll(() => open.league.players).toEqual([]);
		expect(open.league.referees.map(({ id }) => id)).toContain(REFEREE);
	});

	it('ask before unsaved input is discarded', async () => {
		const { open, screen } = await tab([player(JAN)]);
		const { leaving, save } = catalogues.en.leagues.pages;
		const row = screen.getByRole('button', { name: people.change({ name: 'P 01' }) });
		const dialog = screen.getByRole('dialog');
		const name = dialog.getByRole('textbox', { name: people.name, exact: true });
		await row.click();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();

		await row.click();
		await name.fill('Somebody else');
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog.getByRole('alert')).toHaveTextContent(leaving.question);
		await dialog.getByRole('button', { name: leaving.stay }).click();
		await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
		await expect.element(name).toHaveValue('Somebody else');
		// A click on the backdrop has the dialog as its target.
		dialog.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		(dialog.element() as HTMLElement).click();
		await expect.element(dialog.getByRole('alert')).toBeVisible();
		await dialog.getByRole('button', { name: leaving.leave }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(open.league.players[0]?.name).toBe('P 01');

		await row.click();
		await name.fill('Somebody else');
		await dialog.getByRole('button', { name: catalogues.en.app.close }).click();
		await dialog.getByRole('button', { name: save, exact: true }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(open.league.players[0]?.name).toBe('Somebody else');
	});
});
