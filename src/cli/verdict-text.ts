import { findingText } from '$lib/i18n/league-texts';
import type { ArmyVerdict, Verdict } from '$lib/league/verdict';
import { violationRows, worth } from './report-text';
import { escaped, type Style } from './terminal';
import { submissionProblemText, type LeagueTexts } from './texts';
import type { Verification } from './verification';

type Good = Extract<Verification, { ok: true }>;
type Bad = Extract<Verification, { ok: false }>;

function head({ file, verdict }: Good, { league }: LeagueTexts, style: Style): string[] {
	const { player } = verdict.submission;
	const { seal } = verdict;
	const word = league.verdicts[verdict.verdict];
	const facts = [
		escaped(file),
		league.categories[player.category],
		league.seals[seal.state],
		...(seal.state === 'none' ? [] : [league.key({ key: seal.publicKey })]),
		verdict.verdict === 'reject' ? style.alarm(word) : word
	];
	return [style.strong(escaped(player.name)), facts.join(' · ')];
}

function findingRows({ findings }: Verdict, { league }: LeagueTexts): string[] {
	return findings.map((found) => escaped(`  ${findingText(league, found)} (${found.rule})`));
}

function armyRows(army: ArmyVerdict, file: string, texts: LeagueTexts, style: Style): string[] {
	const { name, assessment } = army;
	const good = { file, ok: true, army: army.army, assessment } as const;
	const title = `${texts.league.army({ name })}: ${escaped(army.army.name)}`;
	return [
		'',
		[style.strong(title), worth(good, texts)].join(' · '),
		...violationRows(good, texts, style)
	];
}

/** Returns the report on a submission: the verdict and its reasons, then each army with its violations. */
export function verdictText(good: Good, texts: LeagueTexts, style: Style): string {
	const rows = [
		...head(good, texts, style),
		...findingRows(good.verdict, texts),
		...good.verdict.armies.flatMap((army) => armyRows(army, good.file, texts, style))
	];
	return `${rows.join('\n')}\n`;
}

/** Returns why a file is no submission, with the path in it if known. */
export function submissionRefusal({ file, problem }: Bad, texts: LeagueTexts): string {
	const place = problem.path && ` (${texts.cli.place({ path: problem.path })})`;
	return escaped(`${file}: ${submissionProblemText(texts, problem)}${place}`);
}
