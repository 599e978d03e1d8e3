import { loadArea, type Areas, type Language } from '$lib/i18n/languages';
import type { FileProblem, FileProblemCode } from './problem';

export type ProblemTexts = Pick<Areas, 'cli' | 'problems'>;
export type Texts = ProblemTexts & Pick<Areas, 'builder'>;

/** What is said of files and to the caller: all that a JSON report needs. */
export async function loadProblemTexts(language: Language): Promise<ProblemTexts> {
	const [cli, problems] = await Promise.all([
		loadArea(language, 'cli'),
		loadArea(language, 'problems')
	]);
	return { cli, problems };
}

/** The sentence that says why a file was refused. */
export function problemText({ cli, problems }: ProblemTexts, problem: FileProblem): string {
	const { code } = problem;
	if (Object.hasOwn(cli.files, code)) return cli.files[code as FileProblemCode];
	const tell = problems[code as keyof typeof problems] as (given: FileProblem) => string;
	return tell(problem);
}
