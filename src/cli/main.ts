import type { Language } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import { readArguments, type UsageError, type Order, type ReportOrder } from './arguments';
import { languageOf } from './language';
import { note, write } from './output';
import { jsonArray } from './report-json';
import { reporterFor, type Report } from './reporter';
import { sourcesOf } from './sources';
import { escapeControls, styleFor } from './terminal';
import { loadCliTexts } from './texts';
import type { CommandContext } from './world';

async function refuse(
	misuse: UsageError,
	language: Language,
	{ errors }: CommandContext
): Promise<number> {
	const cli = await loadCliTexts(language);
	await note(errors, escapeControls(cli.misuses[misuse.code]({ command: '', ...misuse })));
	await write(errors, `${cli.hint}\n`);
	return 2;
}

/** An order with the league that submissions are checked against. */
interface Reporting {
	readonly order: ReportOrder;
	readonly league: League | undefined;
}

async function* reported(
	{ order, league }: Reporting,
	language: Language,
	context: CommandContext
): AsyncGenerator<Report> {
	const { sources, links } = sourcesOf(order.files, context.input);
	const cli = await loadCliTexts(language);
	for (const link of links)
		await note(context.errors, escapeControls(`${link}: ${cli.linkLeftOut}`));
	const style = styleFor(context.output, context.environment);
	const report = await reporterFor(order, language, style, league);
	for (const source of sources) yield report(source);
}

async function reportJson(
	reporting: Reporting,
	language: Language,
	context: CommandContext
): Promise<number> {
	const entries: string[] = [];
	let worst = 0;
	for await (const { words, status } of reported(reporting, language, context)) {
		entries.push(words);
		worst = Math.max(worst, status);
	}
	await write(context.output, jsonArray(entries));
	return worst;
}

/** Reports go to stdout and rejections to stderr, each as soon as it is known. */
async function reportText(
	reporting: Reporting,
	language: Language,
	context: CommandContext
): Promise<number> {
	let worst = 0;
	let gap = '';
	for await (const { ok, words, status } of reported(reporting, language, context)) {
		if (ok) {
			await write(context.output, gap + words);
			gap = '\n';
		} else await note(context.errors, words);
		worst = Math.max(worst, status);
	}
	if (reporting.order.command === 'verify' && !reporting.league && gap !== '') {
		const { notChecked } = await loadCliTexts(language);
		await write(context.output, `\n${notChecked}\n`);
	}
	return worst;
}

async function reportFiles(
	order: ReportOrder,
	language: Language,
	context: CommandContext
): Promise<number> {
	const { leagueForVerify } = await import('./league/read-league');
	const found = await leagueForVerify(order, language, context);
	if (!found.ok) return found.status;
	const report = order.json ? reportJson : reportText;
	return report({ order, league: found.league }, language, context);
}

/** Loads only what a command needs; the PDF library and fonts only for cards. */
async function execute(order: Order, language: Language, context: CommandContext): Promise<number> {
	switch (order.command) {
		case 'cards':
			return (await import('./print-cards')).printCards(order, language, context);
		case 'link':
			return (await import('./link-command')).printLink(order, language, context);
		case 'open':
			return (await import('./open-command')).openLink(order, language, context);
		case 'odds':
			return (await import('./odds/command')).printOdds(order, language, context);
		case 'league':
			return (await import('./league/command')).runLeague(order, language, context);
		case 'hub':
			return (await import('./hub/command')).runHub(order, language, context);
		default:
			return reportFiles(order, language, context);
	}
}

/** Runs a command line and returns the exit status. */
export async function main(words: readonly string[], context: CommandContext): Promise<number> {
	const { wish: invocation, language = languageOf(context.environment) } = readArguments(words);
	if (invocation.kind === 'misuse') return refuse(invocation.misuse, language, context);
	if (invocation.kind === 'order') return execute(invocation.order, language, context);
	const { help } = await loadCliTexts(language);
	await write(context.output, `${invocation.kind === 'help' ? help : context.version}\n`);
	return 0;
}
