import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { JAN, league, meeting, OLA, player } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { addDays } from '$lib/league/calendar';
import { today } from '$lib/state/app/clock-and-random';
import { locale } from '$lib/state/app/locale.svelte';
import MeetingDialog from './MeetingDialog.svelte';

const { meetings: m } = catalogues.en.leagues.season;

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
});

/** A league with one meeting, and its form. */
async function openedMeeting() {
	const before = meeting({ on: addDays(today(), 5), announcedOn: today(), address: 'Rynek 1' });
	const season = { id: '2026-1', opened: today() };
	const id = crypto.randomUUID();
	const players = [player(JAN), player(OLA)];
	const open = await openFounded(league({ id, players, seasons: [season], meetings: [before] }));
	const reader = { open: () => undefined };
	const form = () => {
		const given = { open, season, meeting: open.league.meetings[0], onclose: () => undefined };
		return render(Framed<typeof given>, { reader, shown: MeetingDialog, given });
	};
	return { open, form };
}

it('a meeting gets a time and an address, and loses them again', async () => {
	const { open, form } = await openedMeeting();
	const change = async (time: string, address: string) => {
		const screen = await form();
		await screen.getByLabelText(m.startsAt).fill(time);
		await screen.getByRole('textbox', { name: m.address }).fill(address);
		await screen.getByRole('button', { name: catalogues.en.leagues.pages.save }).click();
		await open.settled();
		await screen.unmount();
		return open.league.meetings[0];
	};
	expect(await change('17:30', 'ul. Długa 5')).toMatchObject({
		startsAt: '17:30',
		address: 'ul. Długa 5'
	});
	expect(await change('', '')).not.toHaveProperty('startsAt');
	expect(open.league.meetings[0]).not.toHaveProperty('address');
});

it('a meeting is not saved with invisible characters in a place, and says so', async () => {
	const { open, form } = await openedMeeting();
	const screen = await form();
	const { save, names } = catalogues.en.leagues.pages;
	for (const name of [m.place, m.address]) {
		const field = screen.getByRole('textbox', { name });
		await field.fill('Klub\u200b');
		await expect.element(field).toHaveAccessibleDescription(names.hidden);
		await screen.getByRole('button', { name: save }).click();
		expect(open.league.meetings[0]).not.toMatchObject({ place: 'Klub' });
		await field.fill('Klub 7');
	}
	await screen.getByRole('button', { name: save }).click();
	await open.settled();
	expect(open.league.meetings[0]).toMatchObject({ place: 'Klub 7', address: 'Klub 7' });
});
