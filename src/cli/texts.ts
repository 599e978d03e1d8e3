import type * as en from '$lib/i18n/en/cli';
import { loadArea, type Areas, type Language } from '$lib/i18n/languages';
import type { LeagueMessages } from '$lib/i18n/league-texts';
import type { LeagueStreamProblem } from '$lib/exchange/league-stream';
import type { LeagueProblem } from '$lib/league/read-league';
import type { SubmissionFileProblem } from '$lib/exchange/submission-file';
import type { FileProblem, FileProblemCode } from './problem';

export type CliTexts = typeof en.cli;
export type ProblemTexts = Pick<Areas, 'problems'> & { readonly cli: CliTexts };
export type Texts = ProblemTexts & Pick<Areas, 'builder'>;
export type LeagueTexts = Texts & { readonly league: LeagueMessages };

const loaders: Record<Language, () => Promise<typeof en>> = {
	pl: () => import('$lib/i18n/pl/cli'),
	en: () => import('$lib/i18n/en/cli')
};

/** Loads the command's messages. The app does not use them, so they are not among its areas. */
export async function loadCliTexts(language: Language): Promise<CliTexts> {
	const { cli } = await loaders[language]();
	return cli;
}

/** Loads the texts of a JSON report: messages and file problems. */
export async function loadProblemTexts(language: Language): Promise<ProblemTexts> {
	const [cli, problems] = await Promise.all([
		loadCliTexts(language),
		loadArea(language, 'problems')
	]);
	return { cli, problems };
}

/** Also includes the texts about armies. */
export async function loadTexts(language: Language): Promise<Texts> {
	return { ...(await loadProblemTexts(language)), builder: await loadArea(language, 'builder') };
}

/** Also includes the texts about submissions. */
export async function loadLeagueTexts(language: Language): Promise<LeagueTexts> {
	return { ...(await loadTexts(language)), league: await loadArea(language, 'leagues') };
}

/** Returns the sentence that explains why a file was rejected. */
export function problemText({ cli, problems }: ProblemTexts, problem: FileProblem): string {
	const { code } = problem;
	if (Object.hasOwn(cli.files, code)) return cli.files[code as FileProblemCode];
	const tell = problems[code as keyof typeof problems] as (given: FileProblem) => string;
	return tell(problem);
}

/** Returns the same for a file that should be a submission or a league. */
export function leagueProblemText(
	texts: LeagueTexts,
	problem: FileProblem | SubmissionFileProblem | LeagueProblem | LeagueStreamProblem
): string {
	const { refusals } = texts.league;
	if (!Object.hasOwn(refusals, problem.code)) return problemText(texts, problem as FileProblem);
	const tell = refusals[problem.code as keyof typeof refusals];
	return tell({ field: '', id: '', ...problem });
}
