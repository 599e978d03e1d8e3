import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import { league } from '../../../../tests/setup/league';
import {
	createSigned,
	foundedLeague,
	heldLeague,
	signedLeague
} from '../../../../tests/setup/league-entries';
import { locale } from '$lib/state/app/locale.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Leagues } from '$lib/store/leagues';
import type { watchPages } from '$lib/state/league/league-pages';
import LeagueList from './LeagueList.svelte';

const OTHER = 'aaaaaaaa-0000-4000-8000-000000000002';
// Reading the entries of a league may take seconds.
const slow = vi.hoisted(() => ({ never: false }));
vi.mock('$lib/state/league/league-pages', async (real) => {
	const pages = await real<{ watchPages: typeof watchPages }>();
	const never = { subscribe: () => ({ unsubscribe: () => undefined }) };
	return {
		...pages,
		watchPages: (leagues: Leagues) => (slow.never ? never : pages.watchPages(leagues))
	};
});

const m = catalogues.en.leagues.pages;

async function stored(): Promise<Leagues> {
	const leagues = new Leagues(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), Date.now);
	const contents = heldLeague(signedLeague().entries);
	await createSigned(leagues, contents.league.id, contents);
	await createSigned(
		leagues,
		OTHER,
		foundedLeague({ ...league(), id: OTHER, name: 'Another league' })
	);
	return leagues;
}

const show = (leagues: Leagues) =>
	render(LeagueList, { props: { leagues, onexample: () => undefined } });

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	slow.never = false;
});

it('the names of leagues are there before their entries are read', async () => {
	const leagues = await stored();
	slow.never = true;
	const list = await show(leagues);
	await expect.element(list.getByRole('link', { name: 'Another league' })).toBeVisible();
	expect(list.getByRole('link').elements()).toHaveLength(2);
	expect(list.getByText(m.reading).elements()).toHaveLength(2);
});

it('players and games are counted', async () => {
	const list = await show(await stored());
	const facts = [m.players({ count: 2 }), m.games({ count: 0 })].join(' · ');
	await expect.element(list.getByText(facts).first()).toBeVisible();
	await expect.element(list.getByText(m.reading)).not.toBeInTheDocument();
});
