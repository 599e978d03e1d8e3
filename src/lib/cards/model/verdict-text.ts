import type { Language } from '$lib/i18n/languages';
import { withoutMentions, type ChatText } from '$lib/i18n/mentions';
import type { Fact } from './card';
import {
	verdictReport,
	type ArmyReport,
	type LeagueTexts,
	type DecidedVerdict
} from './verdict-report';

const fact = ({ label, value }: Fact) => `${label}: ${value}`;
const bullets = (lines: readonly string[]) => lines.map((line) => `– ${line}`);

const armyLines = ({ title, facts }: ArmyReport) => ['', title, facts.map(fact).join(', ')];

/** A titled list; nothing if it is empty. */
const listed = (title: string, lines: readonly string[]) =>
	lines.length > 0 ? ['', `${title}:`, ...bullets(lines)] : [];

/** Returns a verdict as plain text to send to the player. */
export function verdictText(
	decidedVerdict: DecidedVerdict,
	texts: LeagueTexts,
	language: Language
): ChatText {
	const { story } = texts.leagues.referee;
	const report = verdictReport(decidedVerdict, texts, language);
	const { title, word, notes, facts, armies, proof } = report;
	const lines = [
		`${title} – ${word}`,
		...listed(report.reasonsTitle, report.reasons),
		...(notes.length > 0 ? ['', `${story.note}:`, ...notes] : []),
		'',
		...facts.map(fact),
		...armies.flatMap(armyLines),
		...listed(story.remarks, report.remarks),
		'',
		...proof.map(fact),
		''
	];
	return withoutMentions(lines.join('\n'));
}
