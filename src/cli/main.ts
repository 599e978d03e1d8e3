import type { Writable } from 'node:stream';
import type { Language } from '$lib/i18n/languages';
import { readArguments, type Misuse, type Order } from './arguments';
import { languageOf } from './language';
import { write } from './output';
import { jsonArray } from './report-json';
import { reporterFor, type Report } from './reporter';
import { sourcesOf } from './sources';
import { escaped, styleFor } from './terminal';
import { loadCliTexts } from './texts';

/** What the command has of its surroundings. */
export interface World {
	readonly environment: Readonly<Record<string, string | undefined>>;
	readonly version: string;
	readonly input: AsyncIterable<Uint8Array>;
	readonly output: Writable & { isTTY?: boolean | undefined };
	readonly errors: Writable;
}

/** A line to the caller beside the report. */
function note(errors: Writable, text: string): Promise<void> {
	return write(errors, `brikmuster: ${text}\n`);
}

async function refuse(misuse: Misuse, language: Language, { errors }: World): Promise<number> {
	const cli = await loadCliTexts(language);
	await note(errors, escaped(cli.misuses[misuse.code]({ word: misuse.word })));
	await write(errors, `${cli.hint}\n`);
	return 2;
}

async function* reported(order: Order, language: Language, world: World): AsyncGenerator<Report> {
	const { sources, links } = sourcesOf(order.files, world.input);
	const cli = await loadCliTexts(language);
	for (const link of links) await note(world.errors, escaped(`${link}: ${cli.linkLeftOut}`));
	const style = styleFor(world.output, world.environment);
	const report = await reporterFor(order, language, style);
	for (const source of sources) yield report(source);
}

async function reportJson(order: Order, language: Language, world: World): Promise<number> {
	const entries: string[] = [];
	let worst = 0;
	for await (const { words, status } of reported(order, language, world)) {
		entries.push(words);
		worst = Math.max(worst, status);
	}
	await write(world.output, jsonArray(entries));
	return worst;
}

/** Reports go to the output, refusals to the errors, each as soon as it is known. */
async function reportText(order: Order, language: Language, world: World): Promise<number> {
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

/** Does what the words of a command line ask for; gives the exit status. */
export async function main(words: readonly string[], world: World): Promise<number> {
	const { wish, language = languageOf(world.environment) } = readArguments(words);
	if (wish.kind === 'misuse') return refuse(wish.misuse, language, world);
	if (wish.kind === 'order') {
		const report = wish.order.json ? reportJson : reportText;
		return report(wish.order, language, world);
	}
	const { help } = await loadCliTexts(language);
	await write(world.output, `${wish.kind === 'help' ? help : world.version}\n`);
	return 0;
}
