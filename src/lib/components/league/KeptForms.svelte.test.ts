import type { Component } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../tests/setup/catalogues';
import Framed from '../../../../tests/setup/Framed.svelte';
import { JAN, OLA } from '../../../../tests/setup/league';
import { keyOf } from '../../../../tests/setup/league-entries';
import { openAs } from '../../../../tests/setup/open-league';
import { locale } from '$lib/state/app/locale.svelte';
import FoundLeagueDialog from './FoundLeagueDialog.svelte';
import SeasonRulesDialog from './regulation/SeasonRulesDialog.svelte';
import NotesPart from './season/NotesPart.svelte';
import PlayOffDialog from './season/PlayOffDialog.svelte';
import RefereeDialog from './season/RefereeDialog.svelte';
import SeasonDialog from './season/SeasonDialog.svelte';

const { season, signing, pages, regulation, views } = catalogues.en.leagues;

const reader = { open: () => undefined };

/** Fills a field and expects the form to have it after a reload; returns the form. */
async function kept<Given extends Record<string, unknown>>(
	shown: Component<Given>,
	given: Given,
	[label, input]: readonly [string, string]
) {
	const show = () => render(Framed<Given>, { reader, shown, given });
	const first = await show();
	await first.getByLabelText(label, { exact: true }).fill(input);
	await first.unmount();
	const later = await show();
	await expect.element(later.getByLabelText(label, { exact: true })).toHaveValue(input);
	return later;
}

beforeEach(async () => {
	localStorage.clear();
	await locale.choose('en');
	await locale.load('leagues');
	await locale.load('builder');
});

it('a season, a play-off and a changed regulation survive a reload', async () => {
	const open = await openAs('root');
	const [own] = open.league.seasons;
	if (!own) throw new Error('No season');
	const onclose = vi.fn();
	const opening = await kept(SeasonDialog, { open, onclose }, [season.seasons.name, 'Autumn']);
	await opening.unmount();
	const names = new Map([
		[JAN, 'Jan'],
		[OLA, 'Ola']
	]);
	const playOff = { open, season: own, group: [JAN, OLA], playOff: undefined, names, onclose };
	const tied = await kept(PlayOffDialog, playOff, [season.standings.on, '2026-10-03']);
	await tied.unmount();
	const rules = { open, season: own, onclose };
	await kept(SeasonRulesDialog, rules, [regulation.seasonRules.why, 'Voted in May']);
	expect(onclose).not.toHaveBeenCalled();
});

it('an appointment survives a reload until it is saved', async () => {
	const open = await openAs('root');
	const given = { open, referee: undefined, onclose: vi.fn() };
	const later = await kept(RefereeDialog, given, [season.people.name, 'Bolek']);
	await later.getByRole('textbox', { name: signing.people.key }).fill(keyOf('new'));
	await later.getByRole('button', { name: pages.save }).click();
	await expect.poll(() => given.onclose.mock.calls.length).toBe(1);
	await later.unmount();
	const next = await render(Framed<typeof given>, { reader, shown: RefereeDialog, given });
	await expect.element(next.getByRole('textbox', { name: season.people.name })).toHaveValue('');
	await open.settled();
});

it('a note survives a reload, in an open fold', async () => {
	const open = await openAs('root');
	const given = { open };
	const show = () => render(Framed<typeof given>, { reader, shown: NotesPart, given });
	const first = await show();
	await first.getByText(views.notes.title).click();
	await first.getByLabelText(views.notes.text).fill('Bring dice');
	await first.unmount();
	const later = await show();
	await expect.element(later.getByLabelText(views.notes.text)).toHaveValue('Bring dice');
});

it('a written note may be translated, unlike the page', async () => {
	const given = { open: await openAs('root') };
	const screen = await render(Framed<typeof given>, { reader, shown: NotesPart, given });
	await screen.getByText(views.notes.title).click();
	await screen.getByLabelText(views.notes.text).fill('Bring dice');
	await screen.getByRole('button', { name: views.notes.write }).click();
	const note = screen.getByRole('listitem').getByText('Bring dice');
	await expect.element(note).toHaveAttribute('translate', 'yes');
	await given.open.settled();
});

it('a league that is being founded survives a reload until it is founded', async () => {
	const given = { refused: false, onfound: vi.fn(), onclose: vi.fn() };
	const later = await kept(FoundLeagueDialog, given, [pages.name, 'Liga Krakowska']);
	await later.getByRole('button', { name: pages.foundIt }).click();
	expect(given.onfound.mock.calls[0]?.[0]).toMatchObject({ name: 'Liga Krakowska' });
	await later.unmount();
	const next = await render(Framed<typeof given>, { reader, shown: FoundLeagueDialog, given });
	await expect.element(next.getByLabelText(pages.name, { exact: true })).toHaveValue('');
});
