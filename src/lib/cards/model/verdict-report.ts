import { placeOf } from '$lib/army/violation-place';
import {
	findingText,
	reasonSteps,
	type Audience,
	type LeagueMessages
} from '$lib/i18n/league-texts';
import { violationText } from '$lib/i18n/sentences';
import type { Areas, Language } from '$lib/i18n/languages';
import { shortDigest, shortKey } from '$lib/league/entries/short-key';
import type { Decision, League } from '$lib/league/league-file';
import type { ArmyVerdict, Verdict } from '$lib/league/verdict';
import { foundIn, reasonsOf, type Reason } from '$lib/league/verdict-reasons';
import { formatPoints } from '$lib/points/format';
import { cp } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import type { Severity, Violation } from '$lib/rules/violation';
import type { CardTexts, Fact } from './card';

/** The texts of what a league prints and sends. */
export interface LeagueTexts extends CardTexts {
	readonly leagues: Areas['leagues'];
}

interface SentenceTexts {
	readonly builder: Pick<Areas['builder'], 'violations'>;
	readonly leagues: Pick<LeagueMessages, 'army' | 'findings' | 'steps'>;
}

/** A verdict with the referee's decision and its league. */
export interface DecidedVerdict {
	readonly verdict: Verdict;
	readonly league: Pick<League, 'name' | 'meetings'>;
	readonly decided: Pick<Decision, 'decision' | 'decidedOn' | 'notes'>;
	/** What tells the player apart from others of the same name; absent to use the name in the submission. */
	readonly playerName?: string;
}

/** The player's name in titles and file names. */
export function playerNameOf({ verdict, playerName }: DecidedVerdict): string {
	return playerName ?? verdict.submission.player.name;
}

export interface ArmyReport {
	readonly verdict: ArmyVerdict;
	readonly title: string;
	readonly facts: readonly Fact[];
}

/** A verdict as strings in the player's language, shared by the plain text and the printed page. */
interface VerdictReport {
	readonly title: string;
	readonly word: string;
	/** All errors of the submission and its armies, under a title that fits the decision. */
	readonly reasonsTitle: string;
	readonly reasons: readonly string[];
	/** What breaks no rule. */
	readonly remarks: readonly string[];
	readonly notes: readonly string[];
	readonly facts: readonly Fact[];
	readonly armies: readonly ArmyReport[];
	readonly proof: readonly Fact[];
}

/** Returns a calendar date in words. */
export function dayText(language: Language, day: string): string {
	const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
	return format.format(Date.parse(day));
}

/** Returns a point in time in words, in Warsaw time. */
function momentText(language: Language, moment: string): string {
	const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' } as const;
	return new Intl.DateTimeFormat(language, style).format(Date.parse(moment));
}

/** The name of the unit or squad that the violation is about. */
function placeName(army: Army, violation: Violation): string {
	const place = placeOf(army, violation);
	if (place.of === 'unit') return `${place.unit.name}: `;
	return place.of === 'squad' ? `${place.squad.name}: ` : '';
}

function sentenceOf(reason: Reason, { builder, leagues }: SentenceTexts): string {
	if (reason.of === 'submission') {
		const { finding } = reason;
		return `${findingText(leagues, finding)} (${finding.rule})`;
	}
	const { army, violation } = reason;
	const place = `${leagues.army({ name: army.name })}: ${placeName(army.army, violation)}`;
	return `${place}${violationText(builder, violation)} (${violation.rule})`;
}

/** What a verdict says with these severities, with the names of the units and what the audience does next. */
export function reasonSentences(
	verdict: Verdict,
	texts: SentenceTexts,
	severities: readonly Severity[],
	audience?: Audience
): string[] {
	const reasons = reasonsOf(verdict).filter((one) => severities.includes(foundIn(one).severity));
	const steps = audience ? reasonSteps(texts.leagues, reasons, audience) : [];
	return reasons.map((reason, index) =>
		[sentenceOf(reason, texts), steps[index]].filter(Boolean).join(' ')
	);
}

function armyReport(
	verdict: ArmyVerdict,
	claimed: number | undefined,
	{ leagues }: LeagueTexts
): ArmyReport {
	const { story } = leagues.referee;
	const { army, assessment, name } = verdict;
	const points = (text: string) => story.points({ points: text });
	return {
		verdict,
		title: story.army({ name: leagues.army({ name }), title: army.name }),
		facts: [
			{ label: story.total, value: points(formatPoints(assessment.total)) },
			{
				label: story.claimed,
				value: claimed === undefined ? story.nothing : points(formatPoints(cp(claimed)))
			}
		]
	};
}

function headFacts(
	{ verdict, league, decided }: DecidedVerdict,
	{ leagues }: LeagueTexts,
	language: Language
): Fact[] {
	const { story } = leagues.referee;
	const { season, meeting, player, submittedAt } = verdict.submission;
	const held = league.meetings.find(({ id }) => id === meeting);
	return [
		{ label: story.league, value: league.name },
		{ label: story.season, value: season },
		{ label: story.category, value: leagues.categories[player.category] },
		...(held ? [{ label: story.meeting, value: dayText(language, held.on) }] : []),
		{ label: story.submitted, value: momentText(language, submittedAt) },
		{ label: story.decided, value: dayText(language, decided.decidedOn) }
	];
}

function proofOf({ seal, digest, armies, submission }: Verdict, { leagues }: LeagueTexts): Fact[] {
	const { story, dialog } = leagues.referee;
	const { toyBricksOnly } = submission.attestations;
	return [
		{ label: story.attested, value: toyBricksOnly === true ? dialog.yes : dialog.no },
		{ label: story.seal, value: leagues.seals[seal.state] },
		...(seal.state === 'none' ? [] : [{ label: story.key, value: `${shortKey(seal.publicKey)}…` }]),
		{ label: story.submissionDigest, value: `${shortDigest(digest)}…` },
		...armies.map((army) => ({
			label: story.armyDigest({ name: leagues.army({ name: army.name }) }),
			value: `${shortDigest(army.digest)}…`
		}))
	];
}

/** Returns a verdict as text for the player and for print. */
export function verdictReport(
	decidedVerdict: DecidedVerdict,
	texts: LeagueTexts,
	language: Language
): VerdictReport {
	const { verdict, decided } = decidedVerdict;
	const { story } = texts.leagues.referee;
	const { submission } = verdict;
	const accepted = decided.decision === 'accept';
	return {
		title: story.title({ name: playerNameOf(decidedVerdict) }),
		word: accepted ? story.accepted : story.rejected,
		reasonsTitle: accepted ? story.despite : story.reasons,
		reasons: reasonSentences(verdict, texts, ['error'], 'player'),
		remarks: reasonSentences(verdict, texts, ['warning', 'info'], 'player'),
		notes: decided.notes ? decided.notes.split(/[\n\u2028]/) : [],
		facts: headFacts(decidedVerdict, texts, language),
		armies: verdict.armies.map((army) => armyReport(army, submission.claimed[army.name], texts)),
		proof: proofOf(verdict, texts)
	};
}
