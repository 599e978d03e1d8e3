import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { idOf, meeting, player } from '../../../../../tests/setup/league';
import {
	appointed,
	Author,
	FOUNDER,
	keyOf,
	signedLeague
} from '../../../../../tests/setup/league-entries';
import { openAs } from '../../../../../tests/setup/open-league';
import { locale } from '$lib/state/app/locale.svelte';
import PlanningTools from './PlanningTools.svelte';

const { texts, needs } = catalogues.en.planning;

/** The tools of somebody in a league with past meetings in Kraków and Łódź, without reports. */
async function toolsOf(word: 'anna' | 'cora') {
	const { entries, founder, anna, first } = signedLeague();
	const cora = new Author(keyOf('cora'), first.digest);
	const city = 'Kraków';
	const registered = (id: string, name: string, of: string) =>
		anna.write({ kind: 'player', record: player(id, { name, city: of }), replaces: [] });
	const held = (number: number, of: string) =>
		anna.write({
			kind: 'meeting',
			record: meeting({ id: idOf(2, number), city: of, referee: FOUNDER }),
			replaces: []
		});
	const open = await openAs(word, [
		...entries,
		founder.write(appointed(idOf(21, 3), cora.publicKey, { role: 'organizer', city })),
		registered(idOf(3, 3), 'Kasia', city),
		registered(idOf(3, 4), 'Łucja', 'Łódź'),
		held(2, city),
		held(3, 'Łódź')
	]);
	const [season] = open.league.seasons;
	if (!season) throw new Error('No season');
	const given = { open, season };
	const reader = { open: () => undefined };
	return render(Framed<typeof given>, { reader, shown: PlanningTools, given });
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('planning');
});

it('an organizer is reminded of the own city only, a referee of all', async () => {
	const ofReferee = await toolsOf('anna');
	await expect
		.element(ofReferee.getByRole('button', { name: `${texts.reminders} (3)` }))
		.toBeVisible();
	await ofReferee.unmount();
	const ofOrganizer = await toolsOf('cora');
	const button = ofOrganizer.getByRole('button', { name: `${texts.reminders} (1)` });
	await button.click();
	const text = ofOrganizer.getByRole('textbox', { name: texts.reports });
	await expect.element(text).toBeVisible();
	expect((text.element() as HTMLTextAreaElement).value.match(/Meeting on/g)).toHaveLength(1);
});

it('an organizer sees what the players of the own city need', async () => {
	const tools = await toolsOf('cora');
	await tools.getByRole('button', { name: needs.open }).click();
	const dialog = tools.getByRole('dialog');
	await expect.element(dialog.getByText('Kasia')).toBeVisible();
	expect(dialog.getByText('Łucja').elements()).toHaveLength(0);
	await dialog.getByText('Kasia').click();
	// Opponents may come from elsewhere.
	await expect.element(dialog.getByText(/Łucja/).first()).toBeVisible();
});
