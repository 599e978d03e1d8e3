import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { idOf, JAN, OLA, player } from '../../../../../tests/setup/league';
import { Author, keyOf, signedLeague } from '../../../../../tests/setup/league-entries';
import { openAs } from '../../../../../tests/setup/open-league';
import { keysOf } from '$lib/league/decide';
import type { KnownEntry } from '$lib/league/entries/entry';
import { locale } from '$lib/state/app/locale.svelte';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import PeopleTab from './PeopleTab.svelte';

const { app, leagues } = catalogues.en;
const { referee, season, views } = leagues;
const { people } = season;
const { person } = views;

/** The people of a league on a device with the key of somebody. */
async function peopleFor(
	word: string,
	more: (made: ReturnType<typeof signedLeague>) => KnownEntry[]
) {
	const made = signedLeague();
	const open = await openAs(word, [...made.entries, ...more(made)]);
	const given = { open };
	const reader = { open: () => undefined };
	const screen = await render(Framed<typeof given>, { reader, shown: PeopleTab, given });
	return { open, screen };
}

/** A submission in Jan's name, signed with somebody else's key. */
function fromOther({ anna, first }: ReturnType<typeof signedLeague>): KnownEntry[] {
	const other = new Author(keyOf('phone'), first.digest);
	const digest = `sha256:${'0'.repeat(64)}`;
	const sent = { kind: 'submission', id: idOf(8, 1), player: JAN, meeting: null, digest } as const;
	return [other.write({ ...sent, file: {} }), anna.write({ kind: 'note', text: 'Klocki' })];
}

const devicesOf = ({ league: { players } }: OpenLeague) => keysOf(players[0] ?? player(JAN));

/** A submission of Jan that a referee received and accepted. */
function acceptedBy(anna: Author, file: object): KnownEntry[] {
	const digest = `sha256:${'1'.repeat(64)}`;
	const accepted = { decision: 'accept', decidedOn: '2026-03-06' } as const;
	return [
		anna.write({ kind: 'submission', id: idOf(8, 2), player: JAN, meeting: null, digest, file }),
		anna.write({ kind: 'receipt', submission: digest, day: '2026-03-05', number: 1 }),
		anna.write({ kind: 'verdict', submission: digest, replaces: [], ...accepted, reasons: [] })
	];
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
});

describe('the people of a signed league', () => {
	it('show a referee an alarm without a button; the player’s page accepts the device', async () => {
		const { open, screen } = await peopleFor('anna', fromOther);
		const alarm = screen.getByRole('alert');
		const key = keyOf('phone').slice(0, 8);
		await expect.element(alarm).toHaveTextContent(/ANOTHER key/);
		expect(alarm.getByRole('button').elements()).toHaveLength(0);
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		const dialog = screen.getByRole('dialog');
		await expect.element(dialog.getByText(views.person.asked({ key }))).toBeVisible();
		await dialog.getByRole('button', { name: views.person.accept }).click();
		const devices = () => devicesOf(open).toSorted();
		await expect.poll(devices).toEqual([keyOf('jan'), keyOf('phone')].sort());
		await expect.element(dialog.getByText(views.person.asked({ key }))).not.toBeInTheDocument();
	});

	it('show what removing a device takes back before it is removed', async () => {
		const sealed = { format: 'brikmuster/sealed', publicKey: keyOf('jan') };
		const { open, screen } = await peopleFor('anna', ({ anna }) => acceptedBy(anna, sealed));
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: person.revoke }).click();
		await expect
			.element(dialog.getByText(person.takesBack({ count: 1, key: keyOf('jan').slice(0, 8) })))
			.toBeVisible();
		await expect.element(dialog.getByText(referee.dialog.noMeeting)).toBeVisible();
		await dialog.getByRole('button', { name: app.cancel }).click();
		expect(devicesOf(open)).toEqual([keyOf('jan')]);
		await dialog.getByRole('button', { name: person.revoke }).click();
		await dialog.getByRole('button', { name: person.revoke }).click();
		await expect.poll(() => devicesOf(open)).toEqual([]);
		const [taken] = open.league.submissions;
		expect(taken).toMatchObject({ decision: 'reject', reasons: ['SEAL'] });
		await open.undo();
		expect(open.league.submissions[0]).toMatchObject({ decision: 'accept' });
	});

	it('keep what a removed device had made accepted where that is wanted', async () => {
		const sealed = { format: 'brikmuster/sealed', publicKey: keyOf('jan') };
		const { open, screen } = await peopleFor('anna', ({ anna }) => acceptedBy(anna, sealed));
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		const dialog = screen.getByRole('dialog');
		await dialog.getByRole('button', { name: person.revoke }).click();
		await dialog.getByRole('checkbox', { name: person.stayAccepted }).click();
		await dialog.getByRole('button', { name: person.revoke }).click();
		await expect.poll(() => devicesOf(open)).toEqual([]);
		expect(open.league.submissions[0]).toMatchObject({ decision: 'accept' });
	});

	it('are joined into one by a referee', async () => {
		const { open, screen } = await peopleFor('anna', () => []);
		await screen.getByRole('button', { name: people.change({ name: 'P 02' }) }).click();
		const same = screen.getByRole('region', { name: views.person.same });
		await same.getByRole('combobox', { name: views.person.into }).selectOptions(JAN);
		await same.getByRole('button', { name: views.person.join }).click();
		await expect.poll(() => open.league.players.map(({ id }) => id)).toEqual([JAN]);
	});

	it('that another referee joined are separated again', async () => {
		const { open, screen } = await peopleFor('anna', ({ bolek }) => [
			bolek.write({ kind: 'samePerson', player: OLA, into: JAN })
		]);
		await screen.getByRole('button', { name: people.change({ name: 'P 01' }) }).click();
		const same = screen.getByRole('region', { name: views.person.same });
		await expect.element(same.getByText(views.person.joined({ name: 'P 02' }))).toBeVisible();
		await same.getByRole('button', { name: views.person.separate }).click();
		await expect.poll(() => open.league.players.map(({ id }) => id)).toEqual([JAN, OLA]);
		await expect
			.element(same.getByText(views.person.joined({ name: 'P 02' })))
			.not.toBeInTheDocument();
	});

	it('get and lose roles from the founder only', async () => {
		const { open, screen } = await peopleFor('anna', () => []);
		await expect.element(screen.getByText(views.office.founderOnly)).toBeVisible();
		await screen.getByRole('button', { name: people.change({ name: 'R 02' }) }).click();
		const dialog = screen.getByRole('dialog');
		await expect.element(dialog.getByRole('textbox', { name: people.name })).toBeDisabled();
		expect(dialog.getByRole('button', { name: views.office.end }).elements()).toHaveLength(0);
		expect(open.rights.role).toBe('referee');
	});
});
