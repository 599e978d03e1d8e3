import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { idOf, JAN, league, OLA, player, protocol } from '../../../../tests/setup/league';
import { catalogues } from '../../../../tests/setup/catalogues';
import { openFounded } from '../../../../tests/setup/open-league';
import { contradictionsOf } from '$lib/league/contradictions';
import { locale } from '$lib/state/app/locale.svelte';
import Contradictions from './Contradictions.svelte';

const m = catalogues.pl;

it('contradicting results are named with the reason', async () => {
	await locale.choose('pl');
	await locale.load('leagues');
	const id = crypto.randomUUID();
	const third = idOf(3, 3);
	const dark = { player: third, army: 'A', secondary: false } as const;
	const players = [
		player(JAN, { name: 'Jan' }),
		player(OLA, { name: 'Ola' }),
		player(third, { name: 'Ewa' })
	];
	const protocols = [protocol(), protocol({ id: idOf(5, 2), dark, outcome: 'dark' })];
	const open = await openFounded(league({ id, players, protocols }));
	const contradictions = contradictionsOf(open.league);
	const screen = await render(Contradictions, { open, contradictions, linked: true });
	const alert = screen.getByRole('alert');
	await expect.element(alert).toHaveTextContent(m.leagues.views.contradictions.count({ count: 2 }));
	const what = m.publication.contradictions.pair({ name: 'Jan', what: 'Ola' });
	const scenario = m.leagues.scenarios.battle;
	await expect
		.element(alert.getByRole('listitem'))
		.toHaveTextContent(m.publication.contradictions.order({ what, scenario }));
});
