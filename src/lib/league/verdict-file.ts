import * as z from 'zod/mini';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { toCp } from '$lib/points/points';
import { pathOf, SEVERITIES, type Violation } from '$lib/rules/violation';
import { day, digest, list, storedName, notes, publicKey, text, uuid, whole } from './fields';
import type { Finding } from './finding';
import { regulationDigest, type Regulation } from './regulation';
import type { Verdict } from './verdict';
import { byWeight } from './verdict-reasons';

export const VERDICT_FORMAT = 'brikmuster/verdict';
const VERDICT_VERSION = 1;

const found = z.strictObject({
	code: text(40, 1),
	rule: text(40, 1),
	severity: z.enum(SEVERITIES),
	unit: z.optional(text(80, 1)),
	path: text(1000),
	params: z.record(text(40, 1), z.unknown())
});
const findings = z.array(found).check(z.maxLength(100_000));

const army = z.strictObject({
	digest,
	points: z.number().check(z.multipleOf(0.5)),
	claimHolds: z.boolean(),
	violations: findings
});

/** A referee's decision on a submission, to send back to the player. */
export const verdictSchema = z.strictObject({
	format: z.literal(VERDICT_FORMAT),
	version: z.literal(VERDICT_VERSION),
	league: uuid,
	season: text(40, 1),
	player: z.strictObject({ id: uuid, name: storedName }),
	submission: digest,
	regulation: digest,
	seal: z.enum(['valid', 'invalid', 'none']),
	publicKey: z.nullable(publicKey),
	armies: z.strictObject({ A: army, B: z.optional(army) }),
	findings,
	/** The verdict by the rules, and the referee's decision. */
	verdict: z.enum(['accept', 'reject']),
	reasons: list(text(40, 1)),
	decision: z.enum(['accept', 'reject']),
	decidedOn: day,
	notes: z.optional(notes),
	unitsChanged: whole(0, 100_000)
});

export type VerdictFile = z.infer<typeof verdictSchema>;

/** A violation or finding for a file: without repairs, which only the app uses. */
export function serialized(violation: Violation | Finding): VerdictFile['findings'][number] {
	const { code, rule, severity, params } = violation;
	const path = 'subject' in violation ? pathOf(violation) : violation.path;
	const unit = 'unit' in violation ? { unit: violation.unit } : {};
	return { code, rule, severity, ...unit, path, params: { ...params } };
}

/** The verdict file with the referee's decision. */
export function verdictFile(
	verdict: Verdict,
	regulation: Regulation,
	decision: Pick<VerdictFile, 'decision' | 'decidedOn' | 'notes'>
): VerdictFile {
	const { submission, seal } = verdict;
	const armies = verdict.armies.map(({ name, digest, assessment, claimHolds }) => [
		name,
		{
			digest,
			points: toCp(assessment.total),
			claimHolds,
			violations: assessment.violations.toSorted(byWeight).map(serialized)
		}
	]);
	return {
		format: VERDICT_FORMAT,
		version: VERDICT_VERSION,
		league: submission.league,
		season: submission.season,
		player: { id: submission.player.id, name: submission.player.name },
		submission: verdict.digest,
		regulation: regulationDigest(regulation),
		seal: seal.state,
		publicKey: seal.state === 'none' ? null : seal.publicKey,
		armies: Object.fromEntries(armies) as VerdictFile['armies'],
		findings: verdict.findings.map(serialized),
		verdict: verdict.verdict,
		reasons: [...verdict.reasons],
		...decision,
		unitsChanged: verdict.armies.reduce((sum, { changed }) => sum + changed.length, 0)
	};
}

export type VerdictReading =
	| { readonly ok: true; readonly verdict: VerdictFile }
	| { readonly ok: false; readonly problem: Problem | { code: 'notAVerdict'; path: '' } };

/** Reads and validates a verdict from a parsed document. */
export function readVerdict(document: unknown): VerdictReading {
	const { format, version } = (document ?? {}) as { format?: unknown; version?: unknown };
	if (format !== VERDICT_FORMAT) {
		return { ok: false, problem: { code: 'notAVerdict', path: '' } };
	}
	if (Number.isSafeInteger(version) && (version as number) > VERDICT_VERSION) {
		const problem = { code: 'newerVersion', path: '/version', version: version as number } as const;
		return { ok: false, problem };
	}
	const parsed = verdictSchema.safeParse(document, { reportInput: true });
	if (parsed.success) return { ok: true, verdict: parsed.data };
	const [issue] = parsed.error.issues;
	return { ok: false, problem: issue ? problemOf(issue) : { code: 'notAVerdict', path: '' } };
}
