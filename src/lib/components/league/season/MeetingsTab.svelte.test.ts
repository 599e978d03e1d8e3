import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { idOf, JAN, league, meeting, OLA, player } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { addDays } from '$lib/league/calendar';
import { today } from '$lib/state/app/clock-and-random';
import { locale } from '$lib/state/app/locale.svelte';
import MeetingsTab from './MeetingsTab.svelte';

const { season, views } = catalogues.en.leagues;
const { meetings: m } = season;
const COUNT = 130;

/** The meetings of a season of 130 coming days in two cities, the last of them with other players. */
async function tab() {
	const id = crypto.randomUUID();
	const days = Array.from({ length: COUNT }, (_, index) =>
		meeting({
			id: idOf(2, index + 1),
			on: addDays(today(), index + 1),
			announcedOn: today(),
			place: `Club ${index + 1}`,
			city: index % 2 === 0 ? 'Łódź' : 'Zamość',
			plan:
				index === COUNT - 1
					? [{ scenario: 'battle', light: idOf(3, 3), dark: idOf(3, 4) }]
					: [{ scenario: 'battle', light: JAN, dark: OLA }]
		})
	);
	const players = [
		player(JAN),
		player(OLA),
		player(idOf(3, 3), { name: 'Łucja Żółw' }),
		player(idOf(3, 4))
	];
	const seasons = [{ id: '2026-1', opened: today() }];
	const open = await openFounded(league({ id, players, seasons, meetings: days }));
	const reader = { open: () => undefined };
	const given = { open };
	return render(Framed<typeof given>, { reader, shown: MeetingsTab, given });
}

it('meetings of a large season are found by player, place and city, and shown near the viewport only', async () => {
	await locale.choose('en');
	for (const area of ['leagues', 'planning', 'builder'] as const) await locale.load(area);
	const screen = await tab();
	const cards = screen.getByRole('article');
	await expect.element(cards.first()).toBeVisible();
	expect(cards.elements().length).toBeLessThan(60);
	const search = screen.getByRole('searchbox', { name: m.search });
	const status = screen.getByRole('status').first();
	await search.fill('zolw');
	await expect.element(status).toHaveTextContent(m.found({ count: 1 }));
	await expect.element(cards).toHaveTextContent(`Club ${COUNT}`);
	await search.fill('club 77');
	await expect.element(cards).toHaveTextContent('Club 77');
	await search.fill('club');
	await expect.element(status).toHaveTextContent(m.found({ count: COUNT }));
	// Without the app's layout, a radio button that fills its label may have no size.
	(screen.getByRole('radio', { name: 'Zamość' }).element() as HTMLElement).click();
	await expect.element(status).toHaveTextContent(m.found({ count: COUNT / 2 }));
	const cities = screen.getByRole('group', { name: views.filter.legend }).getByRole('radio');
	expect(cities.elements().map((radio) => radio.closest('label')?.textContent.trim())).toEqual([
		views.filter.all,
		views.filter.own,
		'Łódź',
		'Zamość'
	]);
});
