import { loadArea, type Language } from '$lib/i18n/languages';
import { readArguments, type Misuse, type Order, type ReportOrder } from './arguments';
import { judge, statusOf, type Judgement } from './judgement';
import { languageOf } from './language';
import { note, write } from './output';
import { jsonArray, jsonReport } from './report-json';
import { refusalText, textReport } from './report-text';
import { sourcesOf } from './sources';
import { escaped, styleFor } from './terminal';
import { loadProblemTexts } from './texts';
import type { World } from './world';

async function refuse(misuse: Misuse, language: Language, { errors }: World): Promise<number> {
	const cli = await loadArea(language, 'cli');
	await note(errors, escaped(cli.misuses[misuse.code]({ command: '', ...misuse })));
	await write(errors, `${cli.hint}\n`);
	return 2;
}

async function* judged({ files, league }: ReportOrder, language: Language, world: World) {
	const { sources, links } = sourcesOf(files, world.input);
	const cli = await loadArea(language, 'cli');
	for (const link of links) await note(world.errors, escaped(`${link}: ${cli.linkLeftOut}`));
	for (const source of sources) yield judge(source, { profile: league ? 'league' : 'free' });
}

async function reportJson(order: ReportOrder, language: Language, world: World): Promise<number> {
	const texts = await loadProblemTexts(language);
	const entries: string[] = [];
	let status = 0;
	for await (const judgement of judged(order, language, world)) {
		entries.push(jsonReport(judgement, texts));
		status = Math.max(status, statusOf(judgement));
	}
	await write(world.output, jsonArray(entries));
	return status;
}

/** Armies go to the output, refusals to the errors, each as soon as it is known. */
async function reportText(order: ReportOrder, language: Language, world: World): Promise<number> {
	const texts = {
		...(await loadProblemTexts(language)),
		builder: await loadArea(language, 'builder')
	};
	const style = styleFor(world.output, world.environment);
	let status = 0;
	let gap = '';
	const tell = async (judgement: Judgement) => {
		if (!judgement.ok) return note(world.errors, refusalText(judgement, texts));
		await write(world.output, gap + textReport(judgement, order.command, texts, style));
		gap = '\n';
	};
	for await (const judgement of judged(order, language, world)) {
		await tell(judgement);
		status = Math.max(status, statusOf(judgement));
	}
	return status;
}

/** The PDF's library and fonts are loaded for the cards alone. */
async function obey(order: Order, language: Language, world: World): Promise<number> {
	if (order.command !== 'cards') {
		const report = order.json ? reportJson : reportText;
		return report(order, language, world);
	}
	const { printCards } = await import('./print-cards');
	return printCards(order, language, world);
}

/** Does what the words of a command line ask for; gives the exit status. */
export async function main(words: readonly string[], world: World): Promise<number> {
	const { wish, language = languageOf(world.environment) } = readArguments(words);
	if (wish.kind === 'misuse') return refuse(wish.misuse, language, world);
	if (wish.kind === 'order') return obey(wish.order, language, world);
	const { help } = await loadArea(language, 'cli');
	await write(world.output, `${wish.kind === 'help' ? help : world.version}\n`);
	return 0;
}
