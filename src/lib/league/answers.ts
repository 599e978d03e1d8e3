import * as z from 'zod/mini';
import { RULEBOOK_IDS } from '$lib/rules/choices';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import { isError, pathOf } from '$lib/rules/violation';
import type { Finding } from './finding';
import { ARMY_NAMES, type ArmyName } from './submission';
import type { VerdictFile } from './verdict-file';
import type { ArmyVerdict, Verdict } from './verdict';
import { byWeight, type Reason } from './verdict-reasons';

/** An error in an answer: as the app knows it, or only its rule if it cannot be worked out here. */
export type AnswerReason =
	Reason | { readonly of: 'rule'; readonly army: ArmyName | undefined; readonly rule: string };

const number = z.number();
const reason = (...of: readonly string[]) => z.object({ reason: z.enum(of) });
const army = z.enum(ARMY_NAMES);
const maybeBook = z.optional(z.enum(RULEBOOK_IDS));
const maybeName = z.optional(z.string());
const pack = { name: z.string(), edition: number };
const rows = z.array(z.object({ id: z.string(), pl: maybeName, en: maybeName }));
const hasOtherRules = z.boolean();
/** The values of each finding on a submission: a file may hold anything. */
const PARAMS: Readonly<Record<string, z.ZodMiniType>> = {
	ARMY_COUNT: z.object({ count: number, limit: number }),
	ATTESTATION: z.object({ attestation: z.literal('toyBricksOnly') }),
	CONSENT: z.object({ age: number }),
	CLAIM: z.object({ army, claimed: z.nullable(number), points: number }),
	RULESET: z.union([
		z.object({ army, reason: z.enum(['houseRules', 'rulings']) }),
		z.object({ army, reason: z.literal('rulebook'), own: maybeBook, league: maybeBook }),
		z.object({
			army,
			reason: z.literal('otherPack'),
			...pack,
			league: number,
			rows,
			hasOtherRules
		}),
		z.object({ army, reason: z.literal('furtherPack'), ...pack }),
		z.object({ army, reason: z.literal('missingPack'), name: z.string(), league: number }),
		z.object({
			army,
			reason: z.literal('supplement'),
			supplement: z.enum(SUPPLEMENTS)
		})
	]),
	DIGEST: reason('older', 'unknown'),
	SEAL: reason('form', 'signature', 'otherKey', 'earlierKey', 'removedKey', 'missing'),
	ADDRESS: reason('league', 'season', 'meeting'),
	PLAYER: reason('unknown', 'name', 'category', 'age')
};

type Found = VerdictFile['findings'][number];

function ofSubmission(found: Found): AnswerReason {
	const params = Object.hasOwn(PARAMS, found.code) ? PARAMS[found.code] : undefined;
	const isKnown = params?.safeParse(found.params).success === true;
	return isKnown
		? { of: 'submission', finding: found as unknown as Finding }
		: { of: 'rule', army: undefined, rule: found.rule };
}

function ofArmy(name: ArmyName, army: ArmyVerdict | undefined, found: Found): AnswerReason {
	const violation = army?.assessment.violations.find(
		(one) => one.code === found.code && pathOf(one) === found.path
	);
	return army && violation
		? { of: 'army', army, violation }
		: { of: 'rule', army: name, rule: found.rule };
}

/**
 * The errors in a referee's answer. With the player's own check of the same submission, the violations of its armies
 * are known in full; without it, only their rules.
 */
export function answerReasons(answer: VerdictFile, own: Verdict | undefined): AnswerReason[] {
	const check = own?.digest === answer.submission ? own : undefined;
	const ofAll = answer.findings.map((found) => ({ found, reason: ofSubmission(found) }));
	const ofArmies = ARMY_NAMES.flatMap((name) => {
		const army = check?.armies.find((one) => one.name === name);
		const all = answer.armies[name]?.violations ?? [];
		return all.map((found) => ({ found, reason: ofArmy(name, army, found) }));
	});
	return [...ofAll, ...ofArmies]
		.filter(({ found }) => isError(found))
		.sort((one, other) => byWeight(one.found, other.found))
		.map(({ reason }) => reason);
}
