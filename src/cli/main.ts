import type { Language } from '$lib/i18n/languages';
import { readArguments, type UsageError, type Order } from './arguments';
import { languageOf } from './language';
import { note, write } from './output';
import { escapeControls } from './terminal';
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

/** Loads only what a command needs; the PDF library and fonts only for cards. */
async function execute(order: Order, language: Language, context: CommandContext): Promise<number> {
	switch (order.command) {
		case 'cards':
			return (await import('./print-cards')).printCards(order, language, context);
		case 'pack':
			return (await import('./pack/command')).checkPackFiles(order, language, context);
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
			return (await import('./report-files')).reportFiles(order, language, context);
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
