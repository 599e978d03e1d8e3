import { armyDigest, packDigest } from '$lib/army/format/digest';
import type { LinkProblem, LinkReading } from '$lib/exchange/read-link';
import { writePack } from '$lib/exchange/pack-file';
import { readPasted } from '$lib/exchange/read-pasted';
import { writeBrik } from '$lib/exchange/write-brik';
import { linkProblemText } from '$lib/i18n/link-problem-text';
import type { Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import type { OpenOrder } from './arguments';
import { readStream } from './bytes';
import { writeNewFile, type NewFileProblem } from './new-file';
import { note, write } from './output';
import type { JsonOpened } from './outputs';
import { jsonArray } from './report-json';
import { escapeControls } from './terminal';
import { loadProblemTexts, type ProblemTexts } from './texts';
import type { CommandContext } from './world';

const STANDARD_INPUT = '-';

async function readingOf({ link }: OpenOrder, context: CommandContext): Promise<LinkReading> {
	if (link !== STANDARD_INPUT) return readPasted(link);
	const content = await readStream(context.input);
	if (content.ok) return readPasted(new TextDecoder().decode(content.bytes));
	const tooLong = content.problem.code === 'tooManyBytes';
	return { ok: false, problem: { code: tooLong ? 'linkTooLong' : 'notALink', path: '' } };
}

interface Reason {
	readonly code: LinkProblem['code'] | NewFileProblem;
	readonly path: string;
}

async function refuse(
	why: Reason,
	message: string,
	{ output: file, json }: OpenOrder,
	context: CommandContext
): Promise<2> {
	const error = { code: why.code, message, path: why.path };
	if (json) {
		await write(
			context.output,
			jsonArray([escapeControls(JSON.stringify({ file, ok: false, error }))])
		);
	} else await note(context.errors, escapeControls(message));
	return 2;
}

/** The name of the file for one of several: `OUT.brik`, `OUT-2.brik` and so on. */
function numbered(file: string, index: number): string {
	return index === 0 ? file : file.replace(/(\.[^./\\]*)?$/, `-${index + 1}$1`);
}

/** An army or a pack with the text of its file. */
interface Opened {
	readonly name: string;
	readonly rulebook: Army['rulebook'];
	readonly digest: string;
	readonly text: string;
}

const openedIn = ({ armies, packs }: Extract<LinkReading, { ok: true }>): Opened[] => [
	...armies.map((army) => {
		const { name, rulebook } = army;
		return { name, rulebook, digest: armyDigest(army), text: writeBrik(army) };
	}),
	...packs.map((pack) => {
		const { name, extends: rulebook } = pack;
		return { name, rulebook, digest: packDigest(pack), text: writePack(pack) };
	})
];

async function keep(
	opened: readonly Opened[],
	order: OpenOrder,
	{ cli }: ProblemTexts,
	context: CommandContext
): Promise<0 | 2> {
	const entries: string[] = [];
	const lines: string[] = [];
	for (const [index, { text, name, rulebook, digest }] of opened.entries()) {
		const file = numbered(order.output, index);
		const problem = writeNewFile(file, text);
		if (problem) {
			const message = `${file}: ${cli.link.output[problem]}`;
			return refuse({ code: problem, path: '' }, message, order, context);
		}
		const entry: JsonOpened = { file, ok: true, name, rulebook, digest };
		entries.push(escapeControls(JSON.stringify(entry)));
		const where = opened.length > 1 ? ` · ${file}` : '';
		lines.push(`${escapeControls(name + where)} · ${digest}\n`);
	}
	await write(context.output, order.json ? jsonArray(entries) : lines.join(''));
	return 0;
}

/**
 * Writes the armies and packs of a link, or of a text with links, into new files. Violations do not matter: the exit status is 0.
 */
export async function openLink(
	order: OpenOrder,
	language: Language,
	context: CommandContext
): Promise<0 | 2> {
	const texts = await loadProblemTexts(language);
	const reading = await readingOf(order, context);
	if (reading.ok) return keep(openedIn(reading), order, texts, context);
	const { problem } = reading;
	const sentence = linkProblemText(texts.problems, texts.cli.link.refusals, problem);
	const place = problem.path && ` (${texts.cli.link.place({ path: problem.path })})`;
	return refuse(problem, order.json ? sentence : sentence + place, order, context);
}
