import { version } from '$app/environment';
import { downloadText } from '$lib/browser/files';
import type { Paper } from '$lib/cards/layout/settings';
import type { StandingsJob } from '$lib/cards/standings-job';
import { CSV_EXTENSION, CSV_TYPE, csvStyleFor, writeCsv } from '$lib/exchange/csv';
import { fileNameOf } from '$lib/exchange/write-brik';
import { undecidedGames } from '$lib/league/contradictions';
import { contestedGames } from '$lib/league/entries/contested';
import type { LeagueView } from '$lib/league/view/view';
import type { League, Season } from '$lib/league/league-file';
import { standingsRows } from '$lib/publication/standings-rows';
import { today } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import type { PdfMaking } from '../print/pdf-making.svelte';
import { KeptPrintSettings } from '../print/print-settings.svelte';

function fileName(league: League, season: Season, extension: string): string {
	const { file } = locale.leagues.season.standings;
	return fileNameOf(file({ name: league.name, what: season.id }), extension);
}

/** Downloads the standings as CSV, as the spreadsheets of the language expect it. */
export function saveStandingsCsv(league: League, season: Season): void {
	const rows = standingsRows(league, season, { leagues: locale.leagues });
	const text = writeCsv(rows, csvStyleFor(locale.current));
	downloadText(fileName(league, season, CSV_EXTENSION), CSV_TYPE, text);
}

/** Downloads the standings as a PDF. Returns the file name, or undefined on failure. */
export async function saveStandingsPdf(
	making: PdfMaking,
	view: Pick<LeagueView, 'league' | 'contested'>,
	season: Season
): Promise<string | undefined> {
	const { league } = view;
	const paper: Paper = new KeptPrintSettings().current.paper;
	const job: StandingsJob = {
		what: 'standings',
		// The worker needs only what is printed.
		league: { ...league, submissions: [] },
		season: season.id,
		asOf: today(),
		undecided: undecidedGames(league, season, contestedGames(view)),
		paper
	};
	const file = fileName(league, season, '.pdf');
	const order = { job, locale: locale.current, createdAt: new Date(), build: version };
	return (await making.save(file, order)) ? file : undefined;
}
