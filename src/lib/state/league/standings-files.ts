import { version } from '$app/environment';
import { downloadText } from '$lib/browser/files';
import type { Paper } from '$lib/cards/layout/settings';
import type { StandingsJob } from '$lib/cards/standings-job';
import { CSV_EXTENSION, CSV_TYPE, writeCsv } from '$lib/exchange/csv';
import { fileNameOf } from '$lib/exchange/write-brik';
import { scenarioName } from '$lib/i18n/league-words';
import { CATEGORIES } from '$lib/league/fields';
import { regulationOf } from '$lib/league/frozen';
import type { League, Season } from '$lib/league/league-file';
import { boxesOf } from '$lib/league/regulation';
import { seasonState } from '$lib/league/season';
import { standings } from '$lib/league/standings';
import { today } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import type { PdfMaking } from '../print/pdf-making.svelte';
import { KeptPrintSettings } from '../print/print-settings.svelte';

/** The standings of all categories as a header and one row per player. */
function standingsRows(
	league: League,
	season: Season,
	texts: typeof locale.leagues
): (string | number)[][] {
	const m = texts.season.standings;
	const regulation = regulationOf(league, season);
	const boxes = boxesOf(regulation);
	const state = seasonState(league, season);
	const heads = boxes.map(({ scenario, side }) =>
		texts.season.walkovers.boxOf({
			what: scenarioName(texts, regulation, scenario),
			part: texts.sides[side]
		})
	);
	const rows = CATEGORIES.flatMap((category) =>
		standings(league, state, category).map(({ player, place, total, results }) => [
			m.categories[category],
			place,
			player.name,
			total,
			...boxes.map(({ scenario, side }) => {
				const found = results.find(({ box }) => box.scenario === scenario && box.side === side);
				return found?.points ?? '';
			})
		])
	);
	return [[m.category, m.place, m.player, m.points, ...heads], ...rows];
}

function fileName(league: League, season: Season, extension: string): string {
	const { file } = locale.leagues.season.standings;
	return fileNameOf(file({ name: league.name, what: season.id }), extension);
}

/** Downloads the standings as CSV. */
export function saveStandingsCsv(league: League, season: Season): void {
	const rows = standingsRows(league, season, locale.leagues);
	downloadText(fileName(league, season, CSV_EXTENSION), CSV_TYPE, writeCsv(rows));
}

/** Downloads the standings as a PDF. Returns the file name, or undefined on failure. */
export async function saveStandingsPdf(
	making: PdfMaking,
	league: League,
	season: Season
): Promise<string | undefined> {
	const paper: Paper = new KeptPrintSettings().current.paper;
	const job: StandingsJob = {
		what: 'standings',
		// The worker needs only what is printed.
		league: { ...league, submissions: [] },
		season: season.id,
		asOf: today(),
		paper
	};
	const file = fileName(league, season, '.pdf');
	const order = { job, locale: locale.current, createdAt: new Date(), build: version };
	return (await making.save(file, order)) ? file : undefined;
}
