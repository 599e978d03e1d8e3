import type { Language } from '$lib/i18n/languages';
import type { LeagueState } from '$lib/league/entries/state';
import type { Pack } from '$lib/rules/packs/pack';
import type { ReportOrder } from './arguments';
import { BatchedOutput } from './batched-output';
import { examined } from './examined';
import { knownPacks } from './known-packs';
import { note, write } from './output';
import { Progress } from './progress';
import { jsonArray } from './report-json';
import { reporterFor, type Report } from './reporter';
import { styleFor } from './terminal';
import { loadCliTexts } from './texts';
import type { CommandContext } from './world';

/** An order with the league that submissions are checked against, and the known packs. */
interface Reporting {
	readonly order: ReportOrder;
	readonly league: LeagueState | undefined;
	readonly packs: readonly Pack[];
	readonly progress: Progress;
}

/** The reports on all files, in order. */
async function reported(
	{ order, league, packs, progress }: Reporting,
	language: Language,
	context: CommandContext
): Promise<AsyncGenerator<Report>> {
	const style = styleFor(context.output, context.environment);
	const look = await reporterFor(order, language, style, { league, packs });
	const refusalOf = ({ refusal }: Report) => refusal;
	return examined(order.files, { look, refusalOf }, language, { context, progress });
}

async function reportJson(
	reporting: Reporting,
	language: Language,
	context: CommandContext
): Promise<number> {
	const entries: string[] = [];
	let worst = 0;
	for await (const { words, status } of await reported(reporting, language, context)) {
		entries.push(words);
		worst = Math.max(worst, status);
	}
	await reporting.progress.clear();
	await write(context.output, jsonArray(entries));
	return worst;
}

/** Reports go to stdout and rejections to stderr, in the order of the files. */
async function reportText(
	reporting: Reporting,
	language: Language,
	context: CommandContext
): Promise<number> {
	const output = new BatchedOutput(context.output);
	let worst = 0;
	let gap = '';
	for await (const { ok, words, status } of await reported(reporting, language, context)) {
		if (ok) {
			// On a terminal, the reports themselves show how far it has come.
			if (context.output.isTTY) await reporting.progress.clear();
			await output.write(gap + words);
			gap = '\n';
		} else {
			await reporting.progress.clear();
			await output.flush();
			await note(context.errors, words);
		}
		worst = Math.max(worst, status);
	}
	if (reporting.order.command === 'verify' && !reporting.league && gap !== '') {
		const { notChecked } = await loadCliTexts(language);
		await output.write(`\n${notChecked}\n`);
	}
	await reporting.progress.clear();
	await output.flush();
	return worst;
}

/** Loads what reads leagues only where one is named. */
async function leagueFor(order: ReportOrder, language: Language, context: CommandContext) {
	const { leagueFile } = order;
	if (leagueFile === undefined) return { ok: true, league: undefined } as const;
	const { leagueForVerify } = await import('./league/read-league');
	return leagueForVerify(leagueFile, order, language, context);
}

/** Runs `price`, `check` or `verify` on files; returns the exit status. */
export async function reportFiles(
	order: ReportOrder,
	language: Language,
	context: CommandContext
): Promise<number> {
	const found = await leagueFor(order, language, context);
	if (!found.ok) return found.status;
	const known = await knownPacks(order, language, context);
	if (!known.ok) return known.status;
	const report = order.json ? reportJson : reportText;
	return report(
		{ order, league: found.league, packs: known.packs, progress: new Progress(context) },
		language,
		context
	);
}
