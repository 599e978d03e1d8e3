import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { idOf, JAN, meeting, OLA } from '../../../../../tests/setup/league';
import {
	appointed,
	Author,
	keyOf,
	registered,
	reported,
	signedLeague
} from '../../../../../tests/setup/league-entries';
import { openAs } from '../../../../../tests/setup/open-league';
import { addDays } from '$lib/league/calendar';
import { uncountedText } from '$lib/i18n/league-texts';
import type { WholeBody } from '$lib/league/entries/private-parts';
import type { UncountedReason } from '$lib/league/entries/reasons';
import { today } from '$lib/state/app/clock-and-random';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import PlanDialog from '../planning/PlanDialog.svelte';
import GameDialog from './GameDialog.svelte';
import MeetingDialog from './MeetingDialog.svelte';

const { season: m, pages } = catalogues.en.leagues;
const reader = { open: () => undefined };
const onclose = () => undefined;
const textOf = (reason: UncountedReason, audience: 'player' | 'referee') =>
	uncountedText(catalogues.en.leagues, reason, audience);

beforeEach(async () => {
	await locale.choose('en');
	for (const area of ['leagues', 'builder', 'planning'] as const) await locale.load(area);
});

/** A meeting of Gdynia's players next week. */
const inGdynia = meeting({
	...{ id: idOf(5, 9), on: addDays(today(), 7), announcedOn: today(), city: 'Gdynia' },
	...{ plan: [], referee: null }
});

/** The league on the device of an organizer in Kraków. */
function asOrganizer() {
	const { entries, founder, first, anna } = signedLeague();
	const cora = new Author(keyOf('cora'), first.digest);
	const office = appointed(idOf(22, 1), cora.publicKey, { role: 'organizer', city: 'Kraków' });
	const players = [20, 21, 22].map((at) => registered(idOf(3, at), { city: 'Gdynia' }));
	const held: WholeBody = { kind: 'meeting', record: inGdynia, replaces: [] };
	const more = [...players, held].map((body) => anna.write(body));
	return openAs('cora', [...entries, founder.write(office), ...more]);
}

function seasonOf({ season }: OpenLeague) {
	if (!season) throw new Error('No season');
	return season;
}

it('a meeting in another city shows an organizer the objection before it is saved', async () => {
	const open = await asOrganizer();
	const given = { open, season: seasonOf(open), meeting: undefined, onclose };
	const dialog = await render(Framed<typeof given>, { reader, shown: MeetingDialog, given });
	const text = dialog.getByText(textOf('noRight', 'referee'));
	await expect.element(text).not.toBeInTheDocument();
	await dialog.getByRole('combobox', { name: m.people.city, exact: true }).fill('Gdynia');
	await expect.element(text).toBeVisible();
	await dialog.getByRole('combobox', { name: m.people.city, exact: true }).fill('Kraków');
	await expect.element(text).not.toBeInTheDocument();
	await dialog.getByRole('button', { name: pages.save }).click();
	await expect.poll(() => open.league.meetings.length).toBe(3);
});

it('the planner says so too', async () => {
	const open = await asOrganizer();
	const given = { open, season: seasonOf(open), meeting: inGdynia, onclose };
	const dialog = await render(Framed<typeof given>, { reader, shown: PlanDialog, given });
	await expect.element(dialog.getByText(textOf('noRight', 'referee'))).toBeVisible();
});

it('a report that contradicts another one, or waits for the opponent, says so before it is saved', async () => {
	const { entries, anna } = signedLeague();
	const all = [...entries, anna.write(reported())];
	for (const [word, reason, audience] of [
		['bolek', 'contested', 'referee'],
		['jan', 'unconfirmed', 'player']
	] as const) {
		const open = await openAs(word, word === 'jan' ? entries : all);
		const [held] = open.league.meetings;
		if (!held) throw new Error('No meeting');
		const planned = { scenario: 'battle', light: JAN, dark: OLA };
		const given = { open, meeting: held, planned, onclose };
		const screen = await render(Framed<typeof given>, { reader, shown: GameDialog, given });
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('radio', { name: m.games.draw }).click();
		await expect.element(dialog.getByText(textOf(reason, audience))).toBeVisible();
		await screen.unmount();
	}
});
