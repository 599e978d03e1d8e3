import type { Language } from '$lib/i18n/languages';
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

async function* reported(
	order: ReportOrder,
	language: Language,
	world: CommandContext
): AsyncGenerator<Report> {
	const { sources, links } = sourcesOf(order.files, world.input);
	const cli = await loadCliTexts(language);
	for (const link of links) await note(world.errors, escapeControls(`${link}: ${cli.linkLeftOut}`));
	const style = styleFor(world.output, world.environment);
	const report = await reporterFor(order, language, style);
	for (const source of sources) yield report(source);
}

async function reportJson(
	order: ReportOrder,
	language: Language,
	world: CommandContext
): Promise<number> {
	const entries: string[] = [];
	let worst = 0;
	for await (const { words, status } of reported(order, language, world)) {
		entries.push(words);
		worst = Math.max(worst, status);
	}
	await write(world.output, jsonArray(entries));
	return worst;
}

/** Reports go to stdout and rejections to stderr, each as soon as it is known. */
async function reportText(
	order: ReportOrder,
	language: Language,
	world: CommandContext
): Promise<number> {
	let worst = 0;
	let gap = '';
	for await (const { ok, words, status } of reported(order, language, world)) {
		if (ok) {
			await write(world.output, gap + words);
			gap = '\n';
		} else await note(world.errors, words);
		worst = Math.max(worst, status);
	}
	return worst;
}

/** Loads only what a command needs; the PDF library and fonts only for cards. */
async function execute(order: Order, language: Language, world: CommandContext): Promise<number> {
	switch (order.command) {
		case 'cards':
			return (await import('./print-cards')).printCards(order, language, world);
		case 'link':
			return (await import('./link-command')).printLink(order, language, world);
		case 'open':
			return (await import('./open-command')).openLink(order, language, world);
		default:
			return (order.json ? reportJson : reportText)(order, language, world);
	}
}

/** Runs a command line and returns the exit status. */
export async function main(words: readonly string[], world: CommandContext): Promise<number> {
	const { wish, language = languageOf(world.environment) } = readArguments(words);
	if (wish.kind === 'misuse') return refuse(wish.misuse, language, world);
	if (wish.kind === 'order') return execute(wish.order, language, world);
	const { help } = await loadCliTexts(language);
	await write(world.output, `${wish.kind === 'help' ? help : world.version}\n`);
	return 0;
}
