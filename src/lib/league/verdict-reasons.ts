import { SEVERITIES, type Violation } from '$lib/rules/violation';
import type { Finding, FindingCode } from './finding';
import type { ArmyVerdict, Verdict } from './verdict';

/** What a verdict says about the whole submission, or about one of its armies. */
export type Reason =
	| { readonly of: 'submission'; readonly finding: Finding }
	| { readonly of: 'army'; readonly army: ArmyVerdict; readonly violation: Violation };

/** Whose file it is and by which rules it was built: causes come before what follows from them. */
const BEFORE_ARMIES = [
	'SEAL',
	'ADDRESS',
	'PLAYER',
	'ARMY_COUNT',
	'RULESET',
	'DIGEST'
] as const satisfies readonly FindingCode[];
/** Statements that are missing, and what follows from the rest: other rules make a wrong total too. */
const AFTER_ARMIES = [
	'CONSENT',
	'ATTESTATION',
	'CLAIM',
	'NAME',
	'CLOCK'
] as const satisfies readonly FindingCode[];

/** Codes of findings by their place; all others are of armies. */
const PLACES = new Map<string, number>([
	...BEFORE_ARMIES.map((code, index) => [code, index - BEFORE_ARMIES.length] as const),
	...AFTER_ARMIES.map((code, index) => [code, index + 1] as const)
]);

const placeOf = (code: string) => PLACES.get(code) ?? 0;

interface Found {
	readonly code: string;
	readonly severity: Violation['severity'];
}

/** Whether the league does not know the player yet. */
export function isNewcomer({ findings }: Pick<Verdict, 'findings'>): boolean {
	return findings.some(({ code, params }) => code === 'PLAYER' && params.reason === 'unknown');
}

/** Kinds of errors beside that the player is new, which a referee settles by registering them. */
export function otherErrors(verdict: Pick<Verdict, 'findings' | 'reasons'>): readonly string[] {
	const { reasons } = verdict;
	return isNewcomer(verdict) ? reasons.filter((code) => code !== 'PLAYER') : reasons;
}

/** Sorts what decides a verdict to the front: errors first, and causes before their consequences. */
export function byWeight(one: Found, other: Found): number {
	const rank = ({ severity }: Found) => SEVERITIES.indexOf(severity);
	return rank(one) - rank(other) || placeOf(one.code) - placeOf(other.code);
}

/** What a reason says of its submission or army. */
export function foundIn(reason: Reason): Finding | Violation {
	return reason.of === 'army' ? reason.violation : reason.finding;
}

/** All that a verdict says, the decisive first: the same order in the app, in answers and in the command. */
export function reasonsOf({ findings, armies }: Pick<Verdict, 'findings' | 'armies'>): Reason[] {
	const ofAll = findings.map((finding): Reason => ({ of: 'submission', finding }));
	const ofArmies = armies.flatMap((army) =>
		army.assessment.violations.map((violation): Reason => ({ of: 'army', army, violation }))
	);
	return [...ofAll, ...ofArmies].sort((a, b) => byWeight(foundIn(a), foundIn(b)));
}
