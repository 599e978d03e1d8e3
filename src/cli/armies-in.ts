import type { Language } from '$lib/i18n/languages';
import type { Pack } from '$lib/rules/packs/pack';
import { examined } from './examined';
import { assessSource, type FileAssessment } from './file-assessment';
import { fileProblem } from './problem';
import { Progress } from './progress';
import { loadProblemTexts, problemText } from './texts';
import type { CommandContext } from './world';

/** What the armies are read with. */
interface Reading {
	readonly progress?: Progress;
	/** The known packs. */
	readonly packs?: readonly Pack[];
}

/** The armies in files and folders, in order, with the files that cannot be read. */
export async function* armiesIn(
	files: readonly string[],
	language: Language,
	context: CommandContext,
	{ progress = new Progress(context), packs = [] }: Reading = {}
): AsyncGenerator<FileAssessment> {
	const texts = await loadProblemTexts(language);
	yield* examined(
		files,
		{
			look: (source) => assessSource(source, { profile: 'free' }, packs),
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
	context: CommandContext,
	packs: readonly Pack[] = []
): Promise<FileAssessment> {
	let only: FileAssessment | undefined;
	for await (const found of armiesIn([file], language, context, { packs })) {
		if (only) return { file, ok: false, problem: fileProblem('manyArmies') };
		only = found;
	}
	return only ?? { file, ok: false, problem: fileProblem('noArmies') };
}
