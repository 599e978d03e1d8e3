import { findingText } from '$lib/i18n/league-texts';
import type { ArmyVerdict, Verdict } from '$lib/league/verdict';
import { violationRows, totalText } from './report-text';
import { escapeControls, type Style } from './terminal';
import { leagueProblemText, type LeagueTexts } from './texts';
import type { Verification } from './verification';

type Readable = Extract<Verification, { ok: true }>;
type Unreadable = Extract<Verification, { ok: false }>;

function head({ file, verdict }: Readable, { league }: LeagueTexts, style: Style): string[] {
	const { player } = verdict.submission;
	const { seal } = verdict;
	const word = league.verdicts[verdict.verdict];
	const facts = [
		escapeControls(file),
		league.categories[player.category],
		league.seals[seal.state],
		...(seal.state === 'none' ? [] : [league.key({ key: seal.publicKey })]),
		verdict.verdict === 'reject' ? style.alarm(word) : word
	];
	return [style.strong(escapeControls(player.name)), facts.join(' · ')];
}

function findingRows({ findings }: Verdict, { league }: LeagueTexts): string[] {
	return findings.map((found) => escapeControls(`  ${findingText(league, found)} (${found.rule})`));
}

function armyRows(army: ArmyVerdict, file: string, texts: LeagueTexts, style: Style): string[] {
	const { name, assessment } = army;
	const readable = { file, ok: true, army: army.army, assessment } as const;
	const title = `${texts.league.army({ name })}: ${escapeControls(army.army.name)}`;
	return [
		'',
		[style.strong(title), totalText(readable, texts)].join(' · '),
		...violationRows(readable, texts, style)
	];
}

/** Returns the report on a submission: the verdict and its reasons, then each army with its violations. */
export function verdictText(readable: Readable, texts: LeagueTexts, style: Style): string {
	const rows = [
		...head(readable, texts, style),
		...findingRows(readable.verdict, texts),
		...readable.verdict.armies.flatMap((army) => armyRows(army, readable.file, texts, style))
	];
	return `${rows.join('\n')}\n`;
}

/** Returns why a file is no submission, with the path in it if known. */
export function submissionRefusal({ file, problem }: Unreadable, texts: LeagueTexts): string {
	const place = problem.path && ` (${texts.cli.place({ path: problem.path })})`;
	return escapeControls(`${file}: ${leagueProblemText(texts, problem)}${place}`);
}
