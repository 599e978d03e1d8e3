import type { Language } from '$lib/i18n/languages';
import type { PackOrder } from '../arguments';
import { examined } from '../examined';
import { note, write } from '../output';
import type { JsonCheckedPack, JsonRefusal } from '../outputs';
import { Progress } from '../progress';
import { jsonArray, refusalJson } from '../report-json';
import { refusalText } from '../report-text';
import { escapeControls, styleFor } from '../terminal';
import { loadTexts, problemText } from '../texts';
import type { CommandContext } from '../world';
import { assessPack, statusOfPack, type PackAssessment } from './assess-pack';
import { jsonPackFile, packText } from './report';

async function* packsIn(
	files: readonly string[],
	language: Language,
	context: CommandContext
): AsyncGenerator<PackAssessment> {
	const texts = await loadTexts(language);
	const progress = new Progress(context);
	const refusalOf = (found: PackAssessment) =>
		found.ok ? undefined : { code: found.problem.code, reason: problemText(texts, found.problem) };
	yield* examined(files, { look: assessPack, refusalOf }, language, { context, progress });
	await progress.clear();
}

/** Checks packs and returns the exit status. */
export async function checkPackFiles(
	{ files, json }: PackOrder,
	language: Language,
	context: CommandContext
): Promise<number> {
	const texts = await loadTexts(language);
	const style = styleFor(context.output, context.environment);
	const entries: string[] = [];
	let worst = 0;
	let gap = '';
	for await (const assessed of packsIn(files, language, context)) {
		worst = Math.max(worst, statusOfPack(assessed));
		if (json) {
			const { file } = assessed;
			const entry: JsonCheckedPack | JsonRefusal = assessed.ok
				? { file, ok: true, ...jsonPackFile(assessed) }
				: refusalJson(assessed, texts);
			entries.push(escapeControls(JSON.stringify(entry)));
		} else if (assessed.ok) {
			await write(context.output, gap + packText(assessed, language, texts, style));
			gap = '\n';
		} else await note(context.errors, refusalText(assessed, texts));
	}
	if (json) await write(context.output, jsonArray(entries));
	return worst;
}
