import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { idOf, league, meeting, player, protocol } from '../../../../../tests/setup/league';
import { locale } from '$lib/state/app/locale.svelte';
import { notices } from '$lib/state/app/notices.svelte';
import CityFinal from './CityFinal.svelte';

const { cities } = catalogues.pl.planning;
const [ALA, OLA] = [idOf(3, 1), idOf(3, 2)];

it('the best players of each city play a final, a season of its own that is then shown', async () => {
	await locale.choose('pl');
	await locale.load('leagues');
	await locale.load('planning');
	const side = { army: 'A', secondary: false } as const;
	const given = league({
		players: [player(ALA, { city: 'Kraków' }), player(OLA, { city: 'Łódź' })],
		meetings: [meeting({ plan: [] })],
		protocols: [protocol({ light: { player: ALA, ...side }, dark: { player: OLA, ...side } })]
	});
	const open = await openFounded(given);
	const shownSeason = () => {
		if (!open.season) throw new Error('No season');
		return open.season;
	};
	const shown = {
		open,
		get season() {
			return shownSeason();
		}
	};
	const reader = { open: () => undefined };
	const screen = await render(Framed<typeof shown>, { reader, shown: CityFinal, given: shown });
	await screen.getByText(cities.final).click();
	await screen.getByRole('button', { name: cities.open }).click();
	const id = cities.name({ season: '2026-1' });
	await expect.poll(() => notices.all.at(-1)?.text).toBe(cities.opened({ name: id }));
	expect(open.season).toMatchObject({ id, roster: [{ player: ALA }, { player: OLA }] });
	await expect.element(screen.getByRole('button', { name: cities.open })).not.toBeInTheDocument();
});
