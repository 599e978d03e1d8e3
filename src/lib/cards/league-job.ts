import type { Language } from '$lib/i18n/languages';
import type { Paper } from './layout/settings';
import { playerNameOf, type LeagueTexts, type DecidedVerdict } from './model/verdict-report';
import type { Sheet } from './print/marks';
import { standingsSheets } from './sheets/standings';
import { tableSheets, type PrintedTable } from './sheets/table';
import { verdictSheets } from './sheets/verdict';
import { standingsTitle, type StandingsJob } from './standings-job';

/** A league's print job: a verdict, a table of ready strings, or the standings of a season. */
export type LeagueJob =
	| { readonly what: 'verdict'; readonly decidedVerdict: DecidedVerdict; readonly paper: Paper }
	| { readonly what: 'table'; readonly table: PrintedTable; readonly paper: Paper }
	| StandingsJob;

export function isLeagueJob(job: { readonly what: string }): job is LeagueJob {
	return ['verdict', 'table', 'standings'].includes(job.what);
}

/** Returns the title of the PDF, also used for its file name. */
export function leagueTitle(job: LeagueJob, texts: LeagueTexts): string {
	switch (job.what) {
		case 'table':
			return job.table.title;
		case 'verdict':
			return texts.leagues.referee.story.title({ name: playerNameOf(job.decidedVerdict) });
		case 'standings':
			return standingsTitle(job, texts);
	}
}

/** Returns all sheets of a job. */
export function leagueSheets(job: LeagueJob, texts: LeagueTexts, language: Language): Sheet[] {
	switch (job.what) {
		case 'table':
			return tableSheets(job.table, job.paper, texts.cards.list.page);
		case 'verdict':
			return verdictSheets(job.decidedVerdict, texts, language, job.paper);
		case 'standings':
			return standingsSheets(job, { ...texts, tag: language });
	}
}
