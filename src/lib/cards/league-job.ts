import type { Language } from '$lib/i18n/languages';
import type { Paper } from './layout/settings';
import type { LeagueTexts, ToldVerdict } from './model/verdict-story';
import type { Sheet } from './print/marks';
import { tableSheets, type PrintedTable } from './sheets/table';
import { verdictSheets } from './sheets/verdict';

/** What a league prints: a verdict, or a table that is ready as strings. */
export type LeagueJob =
	| { readonly what: 'verdict'; readonly told: ToldVerdict; readonly paper: Paper }
	| { readonly what: 'table'; readonly table: PrintedTable; readonly paper: Paper };

export function isLeagueJob(job: { readonly what: string }): job is LeagueJob {
	return job.what === 'verdict' || job.what === 'table';
}

/** What the printed sheets are called: a title of the PDF and a name for its file. */
export function leagueTitle(job: LeagueJob, { leagues }: Pick<LeagueTexts, 'leagues'>): string {
	if (job.what === 'table') return job.table.title;
	const { name } = job.told.verdict.submission.player;
	return leagues.referee.story.title({ name });
}

/** All sheets of a job. */
export function leagueSheets(job: LeagueJob, texts: LeagueTexts, language: Language): Sheet[] {
	if (job.what === 'verdict') return verdictSheets(job.told, texts, language, job.paper);
	return tableSheets(job.table, job.paper, texts.cards.list.page);
}
