import type { Language } from '$lib/i18n/languages';
import { examined } from './examined';
import { assessSource, type FileAssessment } from './file-assessment';
import { fileProblem } from './problem';
import { Progress } from './progress';
import { loadProblemTexts, problemText } from './texts';
import type { CommandContext } from './world';

/** The armies in files and folders, in order, with the files that cannot be read. */
export async function* armiesIn(
	files: readonly string[],
	language: Language,
	context: CommandContext,
	progress = new Progress(context)
): AsyncGenerator<FileAssessment> {
	const texts = await loadProblemTexts(language);
	yield* examined(
		files,
		{
			look: (source) => assessSource(source, { profile: 'free' }),
			refusalOf: (found) =>
				found.ok
					? undefined
					: { code: found.problem.code, reason: problemText(texts, found.problem) }
		},
		language,
		{ context, progress }
	);
	await progress.clear();
}

/** The only army in a file or folder. */
export async function onlyArmyIn(
	file: string,
	language: Language,
	context: CommandContext
): Promise<FileAssessment> {
	let only: FileAssessment | undefined;
	for await (const found of armiesIn([file], language, context)) {
		if (only) return { file, ok: false, problem: fileProblem('manyArmies') };
		only = found;
	}
	return only ?? { file, ok: false, problem: fileProblem('noArmies') };
}
