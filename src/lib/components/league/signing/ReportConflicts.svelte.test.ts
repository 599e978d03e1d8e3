import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { catalogues } from '../../../../../tests/setup/catalogues';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { JAN, walkover } from '../../../../../tests/setup/league';
import { pointsIn, reported, signedLeague } from '../../../../../tests/setup/league-entries';
import { openAs } from '../../../../../tests/setup/open-league';
import type { KnownEntry } from '$lib/league/entries/entry';
import { seasonState } from '$lib/league/season';
import { seasonEnd } from '$lib/league/season-end';
import { locale } from '$lib/state/app/locale.svelte';
import SeasonCard from '../season/SeasonCard.svelte';
import ReportConflicts from './ReportConflicts.svelte';

const { signing, season: words } = catalogues.en.leagues;
const m = signing.contested;
const reader = { open: () => undefined };

async function conflicts(word: string, entries: readonly KnownEntry[]) {
	await locale.choose('en');
	await locale.load('leagues');
	const open = await openAs(word, entries);
	const [meeting] = open.league.meetings;
	if (!meeting) throw new Error('No meeting');
	const given = { open, meeting };
	const screen = await render(Framed<typeof given>, { reader, shown: ReportConflicts, given });
	return { open, screen };
}

it('a referee decides between a result and an absence', async () => {
	const { entries, anna, bolek } = signedLeague();
	const missed = bolek.write({ kind: 'walkover', record: walkover(), replaces: [] });
	const all = [...entries, anna.write(reported()), missed];
	const { open, screen } = await conflicts('anna', all);
	await expect.element(screen.getByRole('heading', { name: m.titleSuspended })).toBeVisible();
	await expect.element(screen.getByText(m.whatSuspended)).toBeVisible();
	// A confirmation decides nothing here.
	await expect.element(screen.getByRole('button', { name: m.confirm })).not.toBeInTheDocument();
	expect(pointsIn(open)).toEqual([0, 0]);
	await screen.getByRole('button', { name: m.annulAbsence }).click();
	await expect.poll(() => pointsIn(open)).toEqual([7, 3]);
});

it('reports of one player that say the same wait together', async () => {
	const { entries, jan } = signedLeague();
	const own = [5, 6].map((number) => jan.write(reported({ id: jan.id(number) })));
	const { open, screen } = await conflicts('ola', [...entries, ...own]);
	await expect.element(screen.getByRole('heading', { name: m.unconfirmed })).toBeVisible();
	expect(screen.getByRole('heading', { name: m.unconfirmed }).elements()).toHaveLength(1);
	await screen.getByRole('button', { name: m.confirm }).first().click();
	const counted = () => [open.league.protocols.length, ...pointsIn(open)];
	await expect.poll(counted).toEqual([1, 7, 3]);
});

it('a finished season with undecided games has provisional standings and no winner', async () => {
	const { entries, anna } = signedLeague();
	const { open } = await conflicts('anna', [...entries, anna.write(reported())]);
	const { league, season } = open;
	if (!season) throw new Error('No season');
	const state = seasonState(league, season);
	const today = '2027-01-01';
	const given = {
		...{ league, state, today, end: seasonEnd(league, state, today) },
		names: new Map([[JAN, 'P 01']])
	};
	const over = await render(Framed<typeof given>, { reader, shown: SeasonCard, given });
	const winner = words.standings.winner({
		name: 'P 01',
		what: catalogues.en.leagues.categories.senior
	});
	await expect.element(over.getByText(winner)).toBeVisible();
	await over.unmount();
	const shown = { ...given, undecided: 2 };
	const undecided = await render(Framed<typeof shown>, { reader, shown: SeasonCard, given: shown });
	await expect
		.element(undecided.getByText(words.standings.provisional({ count: 2 })))
		.toBeVisible();
	await expect.element(undecided.getByText(words.standings.noWinnerYet)).toBeVisible();
	await expect.element(undecided.getByText(winner)).not.toBeInTheDocument();
});
