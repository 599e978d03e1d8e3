import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { idOf, league, player } from '../../../../../tests/setup/league';
import { seasonState } from '$lib/league/season';
import { standings } from '$lib/league/standings';
import { locale } from '$lib/state/app/locale.svelte';
import StandingTable from './StandingTable.svelte';

it('a table of 130 players has the rows near the viewport, and all of them on paper', async () => {
	await locale.choose('en');
	await locale.load('leagues');
	const players = Array.from({ length: 130 }, (_, index) => player(idOf(3, index + 1)));
	const held = league({ players, meetings: [] });
	const [season] = held.seasons;
	if (!season) throw new Error('No season');
	const rows = standings(held, seasonState(held, season), 'senior');
	const among = rows.length;
	const given = { title: 'Seniors', league: held, rows, own: [], among, onbox: () => undefined };
	const screen = await render(StandingTable, given);
	const shown = () => screen.container.querySelectorAll('li[aria-setsize="130"]').length;
	await expect.poll(shown).toBeGreaterThan(0);
	expect(shown()).toBeLessThan(60);
	dispatchEvent(new Event('beforeprint'));
	expect(shown()).toBe(130);
	dispatchEvent(new Event('afterprint'));
	await expect.poll(shown).toBeLessThan(60);
});
