import * as z from 'zod/mini';
import { bytesDigest, documentDigest } from '$lib/army/format/digest';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { readArmy } from '$lib/army/format/read';
import type { Army } from '$lib/rules/choices';
import { category, digest, maybeId, moment, name, text, uuid } from './fields';

export const SUBMISSION_FORMAT = 'brikmuster/submission';
export const SUBMISSION_VERSION = 1;

/** The names of submitted armies; any other army is one too many. */
export const ARMY_NAMES = ['A', 'B'] as const;
export type ArmyName = (typeof ARMY_NAMES)[number];

const armyKey = text(80, 1);
/** CP; the bound is above the price of the largest army that a file can hold. */
const total = z.number().check(z.gte(0), z.lte(1e12), z.multipleOf(0.5));

/** Armies are documents here; `readArmy` reads each of them. */
const submissionSchema = z.strictObject({
	format: z.literal(SUBMISSION_FORMAT),
	version: z.literal(SUBMISSION_VERSION),
	league: uuid,
	season: text(40, 1),
	meeting: maybeId,
	/** A new player may say the city, for the registration. */
	player: z.strictObject({ id: uuid, name, category, city: z.optional(name) }),
	armies: z.record(armyKey, z.unknown()),
	attestations: z.strictObject({
		toyBricksOnly: z.optional(z.boolean()),
		parentConsent: z.optional(z.boolean())
	}),
	rulebookDigest: digest,
	claimed: z.record(armyKey, total),
	submittedAt: moment
});

type Fields = z.infer<typeof submissionSchema>;

/** A player's submission for a meeting. Its claims are recomputed, never trusted. */
export interface Submission extends Omit<Fields, 'armies'> {
	readonly armies: { readonly A: Army; readonly B?: Army };
}

/** The player that a submission names. */
export type Submitter = Submission['player'];

/** Why a document is no submission. */
export type SubmissionProblem =
	| Problem
	| { readonly code: 'notASubmission'; readonly path: '' }
	| { readonly code: 'newerVersion'; readonly path: '/version'; readonly version: number };

export type SubmissionReading =
	| {
			readonly ok: true;
			readonly submission: Submission;
			/** Names of armies other than A and B; these armies are not read. */
			readonly beyond: readonly string[];
			/** The digest of the document as received, without armies other than A and B. */
			readonly digest: string;
	  }
	| { readonly ok: false; readonly problem: SubmissionProblem };

/** Maximum number of armies in a document; no player creates a file with more. */
const MOST_ARMIES = 26;

function refuse(problem: SubmissionProblem): SubmissionReading {
	return { ok: false, problem };
}

function fieldsOf(document: unknown): Fields | SubmissionProblem {
	const { format, version, armies } = (document ?? {}) as Record<string, unknown>;
	if (format !== SUBMISSION_FORMAT) return { code: 'notASubmission', path: '' };
	if (Number.isSafeInteger(version) && (version as number) > SUBMISSION_VERSION) {
		return { code: 'newerVersion', path: '/version', version: version as number };
	}
	if (typeof armies === 'object' && armies && Object.keys(armies).length > MOST_ARMIES) {
		return { code: 'tooMany', path: '/armies', maximum: MOST_ARMIES };
	}
	const parsed = submissionSchema.safeParse(document, { reportInput: true });
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	return issue ? problemOf(issue) : { code: 'notASubmission', path: '' };
}

/**
 * Reads a submission and its armies from a parsed document into new, completely validated objects. `canonical`, if
 * known, saves computing the canonical form for the digest.
 */
export function readSubmission(document: unknown, canonical?: Uint8Array): SubmissionReading {
	const fields = fieldsOf(document);
	if ('code' in fields) return refuse(fields);
	const armies: Partial<Record<ArmyName, Army>> = {};
	for (const key of ARMY_NAMES) {
		if (!Object.hasOwn(fields.armies, key)) continue;
		const reading = readArmy(fields.armies[key]);
		if (reading.ok) armies[key] = reading.army;
		else {
			const { problem } = reading;
			return refuse({ ...problem, path: `/armies/${key}${problem.path}` } as Problem);
		}
	}
	const { A, ...rest } = armies;
	if (!A) return refuse({ code: 'missing', path: '/armies/A' });
	const names: readonly string[] = ARMY_NAMES;
	const beyond = Object.keys(fields.armies).filter((key) => !names.includes(key));
	const submission = { ...fields, armies: { A, ...rest } };
	// Parts that are not validated may have no canonical form.
	const whole = () => (canonical ? bytesDigest(canonical) : documentDigest(fields));
	const digest = beyond.length > 0 ? documentDigest(submission) : whole();
	return { ok: true, submission, beyond, digest };
}
