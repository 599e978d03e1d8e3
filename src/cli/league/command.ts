import { makePdf } from '$lib/cards/pdf/make-pdf';
import type { StandingsJob } from '$lib/cards/standings-job';
import { csvStyleFor, writeCsv } from '$lib/exchange/csv';
import type { Language } from '$lib/i18n/languages';
import { dayInWarsaw } from '$lib/league/calendar';
import { contradictionsOf, undecidedGames, type Contradiction } from '$lib/league/contradictions';
import { contestedGames } from '$lib/league/entries/contested';
import { changesOf } from '$lib/league/entries/meeting-changes';
import type { LeagueState } from '$lib/league/entries/state';
import type { League, Season } from '$lib/league/league-file';
import { latestSeason } from '$lib/league/season';
import { leaguePage } from '$lib/publication/page';
import { seasonCalendar } from '$lib/publication/season-calendar';
import { standingsRows } from '$lib/publication/standings-rows';
import { loadPublicationTexts } from '$lib/publication/texts';
import { note, write } from '../output';
import { outputProblem, writeOutput } from '../output-file';
import { outputProblemText } from '../output-problem-text';
import { jsonArray } from '../report-json';
import { escapeControls, styleFor } from '../terminal';
import { loadLeagueTexts } from '../texts';
import type { CommandContext } from '../world';
import type { LeagueOrder, LeagueOutput } from './order';
import {
	noteRefused,
	readLeagueSource,
	refusedJson,
	refuseLeague,
	type LeagueSource
} from './read-league';
import { leagueJson, leagueText } from './report';

interface Making {
	readonly state: LeagueState;
	readonly season: Season;
	readonly contradictions: readonly Contradiction[];
	readonly language: Language;
	/** The moment in UTC. */
	readonly now: string;
	readonly build: string;
}

/** The contents of one output file. */
async function contentOf(kind: LeagueOutput, making: Making): Promise<string | Uint8Array> {
	const { state, season, contradictions, language, now, build } = making;
	const { league } = state;
	const today = dayInWarsaw(now);
	const texts = await loadPublicationTexts(language);
	switch (kind) {
		case 'csv':
			return writeCsv(standingsRows(league, season, texts), csvStyleFor(language));
		case 'ics':
			return seasonCalendar(league, season, texts, now, (meeting) => changesOf(state, meeting));
		case 'html': {
			const [pl, en] = await Promise.all([loadPublicationTexts('pl'), loadPublicationTexts('en')]);
			const texts = { pl, en };
			return leaguePage({ league, season, today, first: language, texts, contradictions });
		}
		case 'pdf': {
			const job: StandingsJob = {
				what: 'standings',
				league: { ...league, submissions: [] },
				season: season.id,
				asOf: today,
				undecided: undecidedGames(league, season, contradictions),
				paper: 'a4'
			};
			return new Uint8Array(
				await makePdf({ job, locale: language, createdAt: new Date(now), build })
			);
		}
	}
}

/** Writes all output files; returns what stopped it. All are checked before the first is written. */
async function writeAll(order: LeagueOrder, making: Making): Promise<string | undefined> {
	const { cli } = await loadLeagueTexts(making.language);
	const refusal = (name: string, kind: LeagueOutput, of: ReturnType<typeof outputProblem>) =>
		of && outputProblemText(name, kind, of, cli.cards);
	for (const { kind, file } of order.outputs) {
		const problem = refusal(file, kind, outputProblem(file, kind));
		if (problem !== undefined) return problem;
	}
	for (const { kind, file } of order.outputs) {
		const content = await contentOf(kind, making);
		const problem = refusal(file, kind, writeOutput(file, kind, content));
		if (problem !== undefined) return problem;
	}
	return undefined;
}

/** The season of an order, or else the one that opened last. */
function seasonFor(league: League, id: string | undefined): Season | undefined {
	if (id !== undefined) return league.seasons.find((season) => season.id === id);
	return latestSeason(league);
}

/** Why there is no season to report on. */
function noSeasonText(
	{ file, season }: LeagueOrder,
	{ seasons }: League,
	{ league: m }: Awaited<ReturnType<typeof loadLeagueTexts>>['cli']
): string {
	if (season === undefined || seasons.length === 0) return `${file}: ${m.noSeason}`;
	const others = seasons.map(({ id }) => id).join(', ');
	return `${file}: ${m.otherSeasons({ id: season, what: others })}`;
}

async function report(
	order: LeagueOrder,
	{ state: { league }, refused }: Extract<LeagueSource, { ok: true }>,
	contradictions: readonly Contradiction[],
	season: Season | undefined,
	language: Language,
	context: CommandContext
): Promise<void> {
	const { file, json, outputs } = order;
	if (json) {
		const left = await refusedJson(refused, language);
		const entry = escapeControls(JSON.stringify(leagueJson(file, league, contradictions, left)));
		return write(context.output, jsonArray([entry]));
	}
	await noteRefused(refused, file, language, context);
	const texts = await loadPublicationTexts(language);
	const style = styleFor(context.output, context.environment);
	const withStandings = order.standings || outputs.length === 0;
	const { until } = (await loadLeagueTexts(language)).cli.league;
	const report = leagueText(league, season, withStandings, contradictions, texts, { style, until });
	await write(context.output, report);
}

/**
 * Reports on a league, recomputed from its entries, and writes the standings, the page for everybody and the
 * calendar of one season. Exit status: 2 unreadable, 1 where entries contradict each other, else 0.
 */
export async function runLeague(
	order: LeagueOrder,
	language: Language,
	context: CommandContext
): Promise<0 | 1 | 2> {
	const source = await readLeagueSource(order.file, language, context);
	if (!source.ok) return refuseLeague(source.problem, order, language, context);
	const { state } = source;
	const { league } = state;
	const contradictions = [...contradictionsOf(league), ...contestedGames(state)];
	const season = seasonFor(league, order.season);
	if (order.outputs.length > 0 || order.season !== undefined) {
		const { cli } = await loadLeagueTexts(language);
		const now = new Date().toISOString();
		const stopped = season
			? await writeAll(order, {
					...{ state, season, contradictions },
					...{ language, now, build: context.version }
				})
			: noSeasonText(order, league, cli);
		if (stopped !== undefined) {
			await note(context.errors, escapeControls(stopped));
			return 2;
		}
	}
	await report(order, source, contradictions, season, language, context);
	return contradictions.length > 0 ? 1 : 0;
}
