import {
	compareBills,
	differs,
	type ComparedGroup,
	type Comparison
} from '$lib/army/comparison/compare';
import { armyDigest } from '$lib/army/format/digest';
import { sideOf } from '$lib/army/comparison/side';
import { toCp } from '$lib/points/points';
import { assess, type Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { isError } from '$lib/rules/violation';
import { ageOn, daysBetween, dayInWarsaw, type Day } from './calendar';
import { changesBetween, type Change } from './changes';
import type { Category } from './fields';
import { finding, type Finding, type ForeignKey } from './finding';
import { categoryOf, leagueRulebookDigest, type Regulation } from './regulation';
import { checkName } from './similar-names';
import { ARMY_NAMES, type ArmyName, type Submission, type SubmissionReading } from './submission';
import { armyUnderRegulation, checkRuleset } from './under-regulation';
import { byWeight, foundIn, reasonsOf } from './verdict-reasons';

/** The result of checking a seal: whose key made it, and whether it is valid. */
export type SealCheck =
	| { readonly state: 'none' }
	| { readonly state: 'valid'; readonly publicKey: string }
	| {
			readonly state: 'invalid';
			readonly publicKey: string;
			/** Not in canonical form, or the signature does not match. */
			readonly reason: 'form' | 'signature';
	  };

/** What the league knows about the player. */
export interface Registered {
	readonly id: string;
	readonly name: string;
	readonly category: Category;
	readonly born?: Day | undefined;
	readonly parentConsent?: boolean | undefined;
	readonly publicKey?: string | undefined;
	/** Keys of the player's other devices. */
	readonly furtherKeys?: readonly string[] | undefined;
}

/** What a submission is checked against: the regulation, and what the referee knows. */
export interface Circumstances {
	readonly regulation: Regulation;
	/** The rulebook of the season, if it is frozen; else the regulation's in this release. */
	readonly rulebookDigest?: string;
	/** The day of arrival, from the referee's receipt. Ages and the player's clock are compared with it. */
	readonly receivedOn?: Day;
	/** The expected address. */
	readonly address?: { readonly league: string; readonly season: string };
	/** Meetings of that season with their days. */
	readonly meetings?: ReadonlyMap<string, Day>;
	/** Registered players by id; without it, players are not checked. */
	readonly players?: ReadonlyMap<string, Registered>;
	/** The player's last accepted submission, and the key of its seal. */
	readonly previous?: { readonly submission: Submission; readonly publicKey?: string | undefined };
	/** Keys that the league revoked. */
	readonly removedKeys?: ReadonlySet<string>;
	/** Whether it came before any key of the player was known, and before what those keys sealed. */
	readonly cameFirst?: boolean;
}

export type GoodSubmission = Omit<Extract<SubmissionReading, { ok: true }>, 'ok'>;

export interface ArmyVerdict {
	readonly name: ArmyName;
	/** The army as submitted. */
	readonly army: Army;
	/** The army as the regulation prices and checks it. */
	readonly checked: Army;
	/** Of the submitted army; computed on access, since few callers need it. */
	readonly digest: string;
	readonly assessment: Assessment;
	/** Whether the player claims this total. */
	readonly claimHolds: boolean;
	/** With the last accepted submission, if it has this army. */
	readonly comparison?: Comparison | undefined;
	/** Units that are changed, new or removed since then. */
	readonly changed: readonly ComparedGroup[];
}

/** The verdict on a submission. Everything is recomputed; claims are not trusted. */
export interface Verdict {
	readonly submission: Submission;
	readonly digest: string;
	readonly seal: SealCheck;
	readonly armies: readonly ArmyVerdict[];
	readonly findings: readonly Finding[];
	/** Fields that differ from the last accepted submission. */
	readonly changes: readonly Change[];
	readonly verdict: 'accept' | 'reject';
	/** Codes of all errors, each once, the decisive first. */
	readonly reasons: readonly string[];
}

/** Rulebook digests of earlier versions: the player’s app needs an update. */
const OLDER_RULEBOOKS: readonly string[] = [
	'sha256:6d357825fb6045788d6105ed0e746d3b00c02770d16f099d69c173a82889af30'
];

function judgeArmy(
	name: ArmyName,
	army: Army,
	{ claimed }: Submission,
	{ regulation, previous }: Circumstances
): ArmyVerdict {
	const checked = armyUnderRegulation(army, regulation);
	const assessment = assess(checked);
	const before = previous?.submission.armies[name];
	const comparison =
		before && compareBills(sideOf(armyUnderRegulation(before, regulation)), sideOf(checked));
	return {
		name,
		army,
		checked,
		get digest() {
			return armyDigest(army);
		},
		assessment,
		claimHolds: claimed[name] === toCp(assessment.total),
		comparison,
		changed: comparison?.groups.filter(differs) ?? []
	};
}

/** Why a key is not the player's. One that came first is not called a stranger's: an official decides. */
function foreignKey(publicKey: string, { removedKeys, cameFirst }: Circumstances): ForeignKey {
	if (removedKeys?.has(publicKey)) return 'removedKey';
	return cameFirst ? 'earlierKey' : 'otherKey';
}

function checkSeal(seal: SealCheck, circumstances: Circumstances, id: string) {
	const { regulation, players, previous, removedKeys } = circumstances;
	if (seal.state === 'invalid') {
		const { reason, publicKey } = seal;
		return [finding('error', 'SEAL', '/signature', { reason, publicKey })];
	}
	const registered = players?.get(id);
	const last = previous?.publicKey;
	const isKnown = last !== undefined && !removedKeys?.has(last);
	const expected = registered?.publicKey ?? (isKnown ? last : undefined);
	if (seal.state === 'none') {
		const needed = regulation.seal === 'required' || expected !== undefined;
		return needed ? [finding('error', 'SEAL', '', { reason: 'missing' })] : [];
	}
	const { publicKey } = seal;
	const has = (one: Registered | undefined) =>
		one?.publicKey === publicKey || one?.furtherKeys?.includes(publicKey) === true;
	const isOwn = expected === publicKey || has(registered);
	const isOfAnother = () => [...(players?.values() ?? [])].some(has);
	const isNew = expected === undefined && !removedKeys?.has(publicKey) && !isOfAnother();
	const reason = foreignKey(publicKey, circumstances);
	return isOwn || isNew ? [] : [finding('error', 'SEAL', '/publicKey', { reason, publicKey })];
}

function checkClaims(armies: readonly ArmyVerdict[], { claimed }: Submission): Finding[] {
	return armies
		.filter(({ claimHolds }) => !claimHolds)
		.map(({ name, assessment }) =>
			finding('error', 'CLAIM', `/claimed/${name}`, {
				army: name,
				claimed: claimed[name] ?? null,
				points: toCp(assessment.total)
			})
		);
}

/** Compares the player's price tables with those of the season; this app may have other ones too. */
function checkRulebook(
	{ rulebookDigest: claimed }: Submission,
	{ regulation, rulebookDigest }: Circumstances
): Finding[] {
	const own = leagueRulebookDigest(regulation);
	const expected = rulebookDigest ?? own;
	const of = (severity: 'error' | 'warning', reason: 'older' | 'unknown' | 'tables') =>
		finding(severity, 'DIGEST', '/rulebookDigest', { reason, claimed, expected });
	const outdated = own === expected ? [] : [of('warning', 'tables')];
	if (claimed === expected || claimed === own) return outdated;
	return [...outdated, of('error', OLDER_RULEBOOKS.includes(claimed) ? 'older' : 'unknown')];
}

function checkAddress(
	{ league, season, meeting }: Submission,
	{ address, meetings }: Circumstances
): Finding[] {
	const wrong = (reason: 'league' | 'season' | 'meeting') =>
		finding('error', 'ADDRESS', `/${reason}`, { reason });
	return [
		...(address && address.league !== league ? [wrong('league')] : []),
		...(address && address.season !== season ? [wrong('season')] : []),
		...(meetings && meeting !== null && !meetings.has(meeting) ? [wrong('meeting')] : [])
	];
}

/** The day for a player's age: that of the meeting, else that of arrival; the player's clock proves nothing. */
function dayOf({ meeting, submittedAt }: Submission, of: Circumstances): Day {
	const held = meeting === null ? undefined : of.meetings?.get(meeting);
	return held ?? of.receivedOn ?? dayInWarsaw(submittedAt);
}

/** A player's clock that is a day or more ahead is reported; it decides nothing. */
function checkClock({ submittedAt }: Submission, { receivedOn }: Circumstances): Finding[] {
	if (receivedOn === undefined) return [];
	const days = daysBetween(receivedOn, dayInWarsaw(submittedAt));
	return days >= 1 ? [finding('warning', 'CLOCK', '/submittedAt', { days })] : [];
}

/** Checks the player's category and consent (PL-LIG-06). */
function checkAge(submission: Submission, registered: Registered, of: Circumstances): Finding[] {
	const { player, attestations } = submission;
	if (registered.born === undefined) return [];
	const age = ageOn(registered.born, dayOf(submission, of));
	const ofAge = categoryOf(of.regulation, age);
	if (ofAge === player.category) return [];
	if (ofAge === 'senior') {
		return [finding('error', 'PLAYER', '/player/category', { reason: 'age' })];
	}
	const consent = attestations.parentConsent === true || registered.parentConsent === true;
	return consent ? [] : [finding('error', 'CONSENT', '/attestations/parentConsent', { age })];
}

function checkPlayer(submission: Submission, of: Circumstances): Finding[] {
	const { player } = submission;
	const registered = of.players?.get(player.id);
	if (!of.players) return [];
	if (!registered) {
		const unknown = finding('error', 'PLAYER', '/player/id', { reason: 'unknown' });
		return [unknown, ...checkName([...of.players.values()], player, '/player/name')];
	}
	const { name, category } = registered;
	return [
		...(name === player.name
			? []
			: [finding('warning', 'PLAYER', '/player/name', { reason: 'name' })]),
		...(category === player.category
			? []
			: [finding('error', 'PLAYER', '/player/category', { reason: 'category' })]),
		...checkAge(submission, registered, of)
	];
}

function checkAttestations({ attestations }: Submission, { attestations: asked }: Regulation) {
	return asked
		.filter((attestation) => attestations[attestation] !== true)
		.map((attestation) =>
			finding('error', 'ATTESTATION', `/attestations/${attestation}`, { attestation })
		);
}

function checkCount(count: number, { armies: limit }: Regulation): Finding[] {
	return count > limit ? [finding('error', 'ARMY_COUNT', '/armies', { count, limit })] : [];
}

/** Checks a submission and returns the verdict. `beyond` are names of its armies other than A and B. */
export function judgeSubmission(
	{ submission, beyond, digest }: GoodSubmission,
	seal: SealCheck,
	circumstances: Circumstances
): Verdict {
	const { regulation, previous } = circumstances;
	const armies = ARMY_NAMES.flatMap((name) => {
		const army = submission.armies[name];
		return army ? [judgeArmy(name, army, submission, circumstances)] : [];
	});
	const findings = [
		...checkSeal(seal, circumstances, submission.player.id),
		...checkAddress(submission, circumstances),
		...checkPlayer(submission, circumstances),
		...checkCount(armies.length + beyond.length, regulation),
		...checkAttestations(submission, regulation),
		...armies.flatMap(({ name, army, assessment }) =>
			checkRuleset(name, army, regulation, assessment.violations)
		),
		...checkRulebook(submission, circumstances),
		...checkClock(submission, circumstances),
		...checkClaims(armies, submission)
	].sort(byWeight);
	const errors = reasonsOf({ findings, armies }).map(foundIn).filter(isError);
	const reasons = [...new Set(errors.map(({ code }) => code))];
	return {
		submission,
		digest,
		seal,
		armies,
		findings,
		changes: previous ? changesBetween(previous.submission, submission) : [],
		verdict: reasons.length > 0 ? 'reject' : 'accept',
		reasons
	};
}
