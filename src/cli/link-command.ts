import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { armyLink } from '$lib/exchange/link';
import type { Language } from '$lib/i18n/languages';
import type { LinkOrder } from './arguments';
import { onlyArmyIn } from './armies-in';
import type { FileAssessment } from './file-assessment';
import { note, write } from './output';
import type { JsonLink } from './outputs';
import { fileProblem } from './problem';
import { jsonArray, jsonReport } from './report-json';
import { refusalText } from './report-text';
import { escapeControls } from './terminal';
import { loadProblemTexts } from './texts';
import type { CommandContext } from './world';

type LinkResult =
	| { readonly ok: true; readonly name: string; readonly link: string; readonly digest: string }
	| Extract<FileAssessment, { ok: false }>;

async function linkOf(
	{ file, base }: LinkOrder,
	language: Language,
	context: CommandContext
): Promise<LinkResult> {
	const assessed = await onlyArmyIn(file, language, context);
	if (!assessed.ok) return assessed;
	const { army } = assessed;
	const link = await armyLink(army, base);
	if (link === undefined) return { file, ok: false, problem: fileProblem('tooLargeForLink') };
	return { ok: true, name: army.name, link, digest: armyDigest(linkedArmy(army)) };
}

/** Prints the link of an army. An army with violations also has a link, so the exit status is 0. */
export async function printLink(
	order: LinkOrder,
	language: Language,
	context: CommandContext
): Promise<0 | 2> {
	const linking = await linkOf(order, language, context);
	if (linking.ok) {
		const entry: JsonLink = { file: order.file, ...linking };
		const words = escapeControls(JSON.stringify(entry));
		await write(context.output, order.json ? jsonArray([words]) : `${linking.link}\n`);
		return 0;
	}
	const texts = await loadProblemTexts(language);
	if (order.json) await write(context.output, jsonArray([jsonReport(linking, texts)]));
	else await note(context.errors, refusalText(linking, texts));
	return 2;
}
