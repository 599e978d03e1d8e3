import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { openAs } from '../../../../../tests/setup/open-league';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import SeasonRulesPart from './SeasonRulesPart.svelte';

const { seasonRules } = catalogues.pl.leagues.regulation;
const season = { id: '2026-1' };
const REASON = 'Dwie gry to za mało';

function shown(open: OpenLeague, changeable: boolean) {
	if (!open.season) throw new Error('No season');
	const given = { open, season: open.season, changeable };
	const reader = { open: () => undefined };
	return render(Framed<typeof given>, { reader, shown: SeasonRulesPart, given });
}

beforeEach(async () => {
	await locale.choose('pl');
	await locale.load('leagues');
	await locale.load('planning');
});

describe('the regulations of an open season', () => {
	it('follow changed ones only with a reason, which players see with what changed', async () => {
		const open = await openAs('root');
		const { regulation } = open.league;
		const limits = { points: 200, speed: 12 };
		await open.write('regulation', 'regulate', { ...regulation, limits }, regulation);
		expect(open.regulation.limits.points).toBe(150);
		const screen = await shown(open, true);
		await screen.getByRole('button', { name: seasonRules.open(season) }).click();
		const dialog = screen.getByRole('dialog');
		await expect.element(dialog.getByText(/najwyżej 150 CP/)).toBeVisible();
		await expect.element(dialog.getByText(/najwyżej 200 CP/)).toBeVisible();
		await dialog.getByRole('button', { name: seasonRules.apply(season) }).click();
		await expect.element(dialog.getByRole('alert')).toHaveTextContent(seasonRules.whyMissing);
		expect(open.regulation.limits.points).toBe(150);
		await dialog.getByRole('textbox', { name: seasonRules.why }).fill(REASON);
		await dialog.getByRole('button', { name: seasonRules.apply(season) }).click();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(open.regulation.limits).toEqual({ points: 200, speed: 12 });
		await screen.unmount();
		const players = await shown(open, false);
		await players.getByText(seasonRules.changes(season)).click();
		await expect.element(players.getByText(REASON)).toBeVisible();
		await expect.element(players.getByText(/najwyżej 200 CP/)).toBeVisible();
		expect(players.getByRole('button', { name: seasonRules.open(season) }).elements()).toEqual([]);
	});
});
