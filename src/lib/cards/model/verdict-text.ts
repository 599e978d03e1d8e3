import type { Language } from '$lib/i18n/languages';
import type { Fact } from './card';
import {
	verdictReport,
	type ArmyReport,
	type LeagueTexts,
	type DecidedVerdict
} from './verdict-report';

const fact = ({ label, value }: Fact) => `${label}: ${value}`;
const bullets = (lines: readonly string[]) => lines.map((line) => `– ${line}`);

function armyLines(
	{ title, facts, broken, remarks }: ArmyReport,
	{ leagues }: LeagueTexts
): string[] {
	const { story } = leagues.referee;
	return [
		'',
		title,
		facts.map(fact).join(', '),
		...bullets(broken.length > 0 ? broken : [story.noReasons]),
		...(remarks.length > 0 ? [`${story.remarks}:`, ...bullets(remarks)] : [])
	];
}

/** Returns a verdict as plain text to send to the player. */
export function verdictText(
	decidedVerdict: DecidedVerdict,
	texts: LeagueTexts,
	language: Language
): string {
	const { story } = texts.leagues.referee;
	const { title, word, facts, findings, armies, notes, proof } = verdictReport(
		decidedVerdict,
		texts,
		language
	);
	return [
		`${title} – ${word}`,
		'',
		...facts.map(fact),
		...(findings.length > 0 ? ['', `${story.reasons}:`, ...bullets(findings)] : []),
		...armies.flatMap((army) => armyLines(army, texts)),
		...(notes.length > 0 ? ['', `${story.note}:`, ...notes] : []),
		'',
		...proof.map(fact),
		''
	].join('\n');
}
