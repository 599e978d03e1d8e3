import type { RulebookId, Supplement } from '$lib/rules/choices';
import type { RuleId } from '$lib/rules/citations';
import type { Severity } from '$lib/rules/violation';

/** Why a valid seal is not the player's: of another key, one that came first, or one that the league removed. */
export type ForeignKey = 'otherKey' | 'earlierKey' | 'removedKey';

/** A row of a pack with its names. */
export interface RowName {
	readonly id: string;
	readonly pl?: string | undefined;
	readonly en?: string | undefined;
}

/** Other rules than the league's. Editions are those of a pack in the army and in the league. */
type OtherRules =
	/** Answers of earlier versions name no rulebook. */
	| { reason: 'rulebook'; own?: RulebookId | undefined; league?: RulebookId | undefined }
	| { reason: 'houseRules' | 'rulings' }
	| { reason: 'supplement'; supplement: Supplement }
	| {
			reason: 'otherPack';
			name: string;
			edition: number;
			league: number;
			/** Rows that differ, and whether changes or restrictions do. */
			rows: readonly RowName[];
			hasOtherRules: boolean;
	  }
	| { reason: 'furtherPack'; name: string; edition: number }
	| { reason: 'missingPack'; name: string; league: number };

/** Findings of a referee beside the army's violations: each code with its parameters. */
interface ParamsByCode {
	ARMY_COUNT: { count: number; limit: number };
	ATTESTATION: { attestation: 'toyBricksOnly' };
	CONSENT: { age: number };
	CLAIM: { army: string; claimed: number | null; points: number };
	RULESET: { army: string } & OtherRules;
	DIGEST: { reason: 'older' | 'unknown' | 'tables'; claimed: string; expected: string };
	CLOCK: { days: number };
	SEAL: { reason: 'form' | 'signature' | ForeignKey; publicKey: string } | { reason: 'missing' };
	ADDRESS: { reason: 'league' | 'season' | 'meeting' };
	PLAYER: { reason: 'unknown' | 'name' | 'category' | 'age' };
	NOTICE: { reason: 'days'; days: number; limit: number } | { reason: 'plan' };
	TABLE: { width: number; depth: number; least: { width: number; depth: number } };
	REFEREE: { reason: 'junior' | 'party' | 'documented' };
	PLAN: { reason: 'deviation' | 'scenario' | 'onePlayer' };
	DEPLOYMENT: { reason: 'first' };
	UNVERIFIED: { army: string };
	SEASON: { reason: 'before' | 'after' | 'report' };
	BOX: { scenario: string; side: 'light' | 'dark' };
	WALKOVER: { reason: 'notAnnounced' | 'second' };
	OUTCOME: { reason: 'captures' | 'beyond' | 'uncaptured' | 'wipedOut' | 'bothWipedOut' };
	NAME: { reason: 'equal' | 'lookAlike'; name: string };
}

export type FindingCode = keyof ParamsByCode;
export type FindingParams<C extends FindingCode> = ParamsByCode[C];

/** The rule id of each finding. */
const RULES = {
	ARMY_COUNT: 'PL-LIG-03',
	ATTESTATION: 'PL-LIG-05',
	CONSENT: 'PL-LIG-06',
	CLAIM: 'PL-LIG-05',
	RULESET: 'PL-LIG-04',
	DIGEST: 'PL-LIG-04',
	CLOCK: 'PL-LIG-05',
	SEAL: 'PL-LIG-05',
	ADDRESS: 'PL-LIG-06',
	PLAYER: 'PL-LIG-06',
	NOTICE: 'PL-LIG-07',
	TABLE: 'PL-LIG-07',
	REFEREE: 'PL-LIG-08',
	PLAN: 'PL-LIG-09',
	DEPLOYMENT: 'PL-LIG-14',
	UNVERIFIED: 'PL-LIG-05',
	SEASON: 'PL-LIG-11',
	BOX: 'PL-LIG-13',
	WALKOVER: 'PL-LIG-10',
	OUTCOME: 'PL-LIG-12',
	NAME: 'PL-LIG-06'
} as const satisfies Record<FindingCode, RuleId>;

/** A breach of the league's rules by a submission, a meeting or a result, as data. */
export type Finding = {
	[C in FindingCode]: {
		readonly code: C;
		readonly rule: RuleId;
		readonly severity: Severity;
		/** JSON Pointer into the checked file. */
		readonly path: string;
		readonly params: ParamsByCode[C];
	};
}[FindingCode];

/** The rule of a finding with this code; undefined for other codes. */
export function ruleOfFinding(code: string): RuleId | undefined {
	return Object.hasOwn(RULES, code) ? RULES[code as FindingCode] : undefined;
}

/** Creates a finding. */
export function finding<C extends FindingCode>(
	severity: Severity,
	code: C,
	path: string,
	params: ParamsByCode[C]
): Finding {
	return { code, rule: RULES[code], severity, path, params } as Finding;
}
