import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { armyOf } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { locale } from '$lib/state/app/locale.svelte';
import { Armies } from '$lib/store/armies';
import { BrikmusterDatabase } from '$lib/store/database';
import LimitFields from '../../army/settings/LimitFields.svelte';
import BuilderLimits from './BuilderLimits.svelte';

const { armies: m } = catalogues.en.leagues.player;
const { newArmy } = catalogues.en;
const limits = { points: 200, speed: 12 };

it('an army gets the limits of a league, which the builder then shows', async () => {
	await locale.choose('en');
	await locale.load('leagues');
	const armies = new Armies(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), Date.now);
	const army = armyOf(200);
	await armies.create(army);
	const chosen = await armies.get(army.id);
	if (!chosen?.readable) throw new Error('No army');
	const given = { chosen, regulation: { ...SMALL_LEAGUE, limits } };
	const reader = { open: () => undefined };
	const framed = { armies, reader, shown: BuilderLimits, given };
	const screen = await render(Framed<typeof given>, framed);
	const words = m.otherLimits({ points: '200', speed: 12 });
	await expect.element(screen.getByText(words)).toBeVisible();
	await screen.getByRole('button', { name: m.useLimitsOf({ name: army.name }) }).click();
	await expect
		.poll(async () => {
			const stored = await armies.get(army.id);
			return stored?.readable && stored.army.limits;
		})
		.toEqual({ profile: 'league', ...limits });
	await screen.unmount();
	const fields = await render(LimitFields, {
		limits: { profile: 'league', ...limits },
		onchange: () => undefined
	});
	const league = fields.getByRole('radio', { name: newArmy.otherLeague });
	await expect.element(league).toBeChecked();
	await expect.element(league).toHaveAccessibleName(/200.*12/);
});
