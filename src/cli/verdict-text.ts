import { reasonSentences } from '$lib/cards/model/verdict-report';
import type { Submitter } from '$lib/league/submission';
import type { ArmyVerdict, Verdict } from '$lib/league/verdict';
import { SEVERITIES } from '$lib/rules/violation';
import { totalText } from './report-text';
import { escapeControls, type Style } from './terminal';
import { leagueProblemText, type LeagueTexts } from './texts';
import type { Verification } from './verification';

type Readable = Extract<Verification, { ok: true }>;
type Unreadable = Extract<Verification, { ok: false }>;

type NameOf = (submitter: Submitter) => string;

function head(
	{ file, verdict }: Readable,
	nameOf: NameOf,
	{ league }: LeagueTexts,
	style: Style
): string[] {
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
	return [style.strong(escapeControls(nameOf(player))), facts.join(' · ')];
}

/** What the verdict says, the decisive first, grouped by severity. */
function reasonRows(verdict: Verdict, { builder, league }: LeagueTexts, style: Style): string[] {
	return SEVERITIES.flatMap((severity) => {
		const texts = { builder, leagues: league };
		const sentences = reasonSentences(verdict, texts, [severity], 'referee');
		if (sentences.length === 0) return [];
		const heading = builder.severities[severity];
		const rows = sentences.map((sentence) => escapeControls(`  ${sentence}`));
		return ['', severity === 'error' ? style.alarm(heading) : heading, ...rows];
	});
}

function armyRow(army: ArmyVerdict, texts: LeagueTexts, style: Style): string {
	const { name, checked, assessment } = army;
	const title = `${texts.league.army({ name })}: ${escapeControls(checked.name)}`;
	const total = totalText({ assessment }, texts);
	return [style.strong(title), total].join(' · ');
}

/** Returns the report on a submission: the verdict and its reasons, then the totals of its armies. */
export function verdictText(
	readable: Readable,
	nameOf: NameOf,
	texts: LeagueTexts,
	style: Style
): string {
	const { verdict } = readable;
	const rows = [
		...head(readable, nameOf, texts, style),
		...reasonRows(verdict, texts, style),
		'',
		...verdict.armies.map((army) => armyRow(army, texts, style))
	];
	return `${rows.join('\n')}\n`;
}

/** Returns why a file is no submission, with the path in it if known. */
export function submissionRefusal({ file, problem }: Unreadable, texts: LeagueTexts): string {
	const place = problem.path && ` (${texts.cli.place({ path: problem.path })})`;
	return escapeControls(`${file}: ${leagueProblemText(texts, problem)}${place}`);
}
