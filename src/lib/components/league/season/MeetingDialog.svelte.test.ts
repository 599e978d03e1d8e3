import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { JAN, league, meeting, OLA, player } from '../../../../../tests/setup/league';
import { catalogues } from '../../../../../tests/setup/catalogues';
import { openFounded } from '../../../../../tests/setup/open-league';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { addDays } from '$lib/league/calendar';
import { today } from '$lib/state/app/clock-and-random';
import { locale } from '$lib/state/app/locale.svelte';
import MeetingDialog from './MeetingDialog.svelte';

// No router runs in this test.
vi.mock('$lib/state/navigation/dialog-step.svelte', () => ({ asStep: () => undefined }));

const { meetings: m } = catalogues.en.leagues.season;

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
});

it('a meeting gets a time and an address, and loses them again', async () => {
	const before = meeting({ on: addDays(today(), 5), announcedOn: today(), address: 'Rynek 1' });
	const season = { id: '2026-1', opened: today() };
	const id = crypto.randomUUID();
	const players = [player(JAN), player(OLA)];
	const open = await openFounded(league({ id, players, seasons: [season], meetings: [before] }));
	const reader = { open: () => undefined };
	const change = async (time: string, address: string) => {
		const given = { open, season, meeting: open.league.meetings[0], onclose: () => undefined };
		const screen = await render(Framed<typeof given>, { reader, shown: MeetingDialog, given });
		await screen.getByLabelText(m.startsAt).fill(time);
		await screen.getByRole('textbox', { name: m.address }).fill(address);
		await screen.getByRole('button', { name: catalogues.en.leagues.pages.save }).click();
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
