import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { JAN, OLA } from '../../../../../tests/setup/league';
import { reported, signedLeague } from '../../../../../tests/setup/league-entries';
import { openAs } from '../../../../../tests/setup/open-league';
import type { PlannedGame, Protocol } from '$lib/league/league-file';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import GameDialog from './GameDialog.svelte';

const { season, pages } = catalogues.en.leagues;
const { games } = season;

/** The founder's league with one report. */
async function withReport(given: Partial<Protocol> = {}) {
	const { entries, anna } = signedLeague();
	const open = await openAs('root', [...entries, anna.write(reported(given))]);
	const [protocol] = open.league.protocols;
	if (!protocol) throw new Error('No game');
	return { open, protocol };
}

async function dialogOf(open: OpenLeague, of: { planned?: PlannedGame; protocol?: Protocol }) {
	const [meeting] = open.league.meetings;
	if (!meeting) throw new Error('No meeting');
	const given = { open, meeting, ...of, onclose: () => undefined };
	const reader = { open: () => undefined };
	const screen = await render(Framed<typeof given>, { reader, shown: GameDialog, given });
	return screen.getByRole('dialog');
}

type Dialog = Awaited<ReturnType<typeof dialogOf>>;

const scenarioIn = (dialog: Dialog) =>
	dialog.getByRole('combobox', { name: season.meetings.scenario });
const save = (dialog: Dialog) =>
	dialog.getByRole('button', { name: pages.save, exact: true }).click();

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
});

it('a game that is reported on that day already can be reported again as a replay', async () => {
	const { open, protocol: first } = await withReport();
	const planned = { scenario: first.scenario, light: JAN, dark: OLA };
	const dialog = await dialogOf(open, { planned });
	const replay = dialog.getByRole('checkbox', { name: games.replay });
	await expect.element(replay).toBeVisible();
	await scenarioIn(dialog).selectOptions('transport');
	await expect.element(replay).not.toBeInTheDocument();
	await scenarioIn(dialog).selectOptions(first.scenario);
	await replay.click();
	await dialog.getByRole('radio', { name: games.draw }).click();
	await save(dialog);
	const replays = () => open.league.protocols.map(({ replay: again }) => again);
	await expect.poll(replays).toEqual([undefined, true]);
	expect(open.view.contested).toEqual([]);
});

it('a report asks for captures and deployment only where the scenario uses them', async () => {
	const { open } = await withReport();
	const dialog = await dialogOf(open, {});
	await dialog.getByText(games.details).click();
	const first = dialog.getByRole('group', { name: games.first });
	const captures = dialog.getByText(games.captures({ name: '' }).trim());
	await expect.element(first).toBeVisible();
	await expect.element(captures).not.toBeInTheDocument();
	await scenarioIn(dialog).selectOptions('captureTheFlag');
	await expect.element(captures.first()).toBeVisible();
	await scenarioIn(dialog).selectOptions('transport');
	await expect.element(first).not.toBeInTheDocument();
	await expect.element(captures).not.toBeInTheDocument();
});

it('a stored report keeps captures and deployment that its scenario does not use', async () => {
	const stored = { captures: { light: 2, dark: 1 }, deployment: { first: 'dark' } } as const;
	const { open, protocol } = await withReport({ scenario: 'transport', ...stored });
	const dialog = await dialogOf(open, { protocol });
	await dialog.getByRole('radio', { name: games.draw }).click();
	await save(dialog);
	await expect.poll(() => open.league.protocols[0]?.outcome).toBe('draw');
	expect(open.league.protocols).toMatchObject([stored]);
});

it('a stored report without captures gets none', async () => {
	const { open, protocol } = await withReport({ scenario: 'captureTheFlag' });
	const dialog = await dialogOf(open, { protocol });
	await dialog.getByRole('radio', { name: games.draw }).click();
	await save(dialog);
	await expect.poll(() => open.league.protocols[0]?.outcome).toBe('draw');
	expect(open.league.protocols.map(({ captures }) => captures)).toEqual([undefined]);
});
