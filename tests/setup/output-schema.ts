import * as z from 'zod/mini';
import { RULEBOOK_IDS } from '$lib/rules/choices';
import { RULES_OF_COMBAT } from '$lib/rules/rulebook/combat-rules';
import type { JsonOdds } from '../../src/cli/odds/json-odds';
import type {
	JsonArmy,
	JsonCheckedPack,
	JsonLeague,
	JsonLink,
	JsonMatrix,
	JsonOpened,
	JsonRefusal,
	JsonSubmission
} from '../../src/cli/outputs';

const text = z.string();
const number = z.number();
const texts = z.array(text);
const rulebook = z.enum(RULEBOOK_IDS);
const read = { file: text, ok: z.literal(true) };

const refusal = z.strictObject({
	file: text,
	ok: z.literal(false),
	error: z.strictObject({ code: text, message: text, path: text })
});

const lines = z.array(
	z.strictObject({ unit: text, rule: text, key: text, quantity: z.int(), points: number })
);
const violations = z.array(
	z.strictObject({
		code: text,
		rule: text,
		severity: z.enum(['error', 'warning', 'info']),
		unit: text,
		path: text,
		params: z.record(text, z.unknown())
	})
);
const edition = z.strictObject({ edition: z.int(), digest: text });
const carried = z.strictObject({
	...{ id: text, prefix: text, name: text, edition: z.int(), digest: z.nullable(text) },
	known: z.nullable(edition),
	otherRows: texts,
	otherRules: z.boolean()
});
const army = z.strictObject({
	...read,
	name: text,
	rulebook,
	packs: z.optional(z.array(carried)),
	points: number,
	dice: z.optional(number),
	lines,
	violations
});

const submission = z.strictObject({
	...read,
	seal: z.enum(['none', 'valid', 'invalid']),
	publicKey: z.nullable(text),
	armies: z.record(text, z.strictObject({ points: number, lines, violations })),
	claims: z.record(text, z.boolean()),
	verdict: z.enum(['accept', 'reject']),
	reasons: texts
});

const odds = z.strictObject({
	edition: z.enum(RULES_OF_COMBAT),
	weapon: z.optional(text),
	outcomes: z.record(text, z.strictObject({ fraction: text, decimal: number })),
	modifiers: z.array(z.strictObject({ id: text, to: text, value: number, rule: z.optional(text) }))
});
const matrix = z.strictObject({ rows: texts, columns: texts, kill: z.array(z.array(number)) });

const pack = z.strictObject({
	...read,
	...{ id: text, prefix: text, name: text, edition: z.int(), extends: text, digest: text },
	rows: z.array(
		z.strictObject({
			table: z.enum(['gear', 'ranks', 'weapons']),
			...{ id: text, like: text, rule: text, digest: text }
		})
	),
	missing: z.array(
		z.strictObject({ id: text, of: z.enum(['name', 'text']), language: z.enum(['pl', 'en']) })
	),
	violations
});

const link = z.strictObject({ ...read, name: text, link: text, digest: text });
const opened = z.strictObject({ ...read, name: text, rulebook, digest: text });

const standing = z.strictObject({
	...{ place: z.int(), player: text, name: text, city: z.optional(text), total: number },
	tiedWith: texts,
	results: z.array(
		z.strictObject({
			scenario: text,
			side: z.enum(['light', 'dark']),
			points: number,
			kind: text
		})
	)
});
const standings = z.array(standing);
const season = z.strictObject({
	...{ id: text, opened: text, end: text, settled: z.boolean(), provisional: z.boolean() },
	rulebook,
	packs: z.optional(
		z.array(z.strictObject({ id: text, name: text, edition: z.int(), digest: text }))
	),
	limits: z.strictObject({ points: number, speed: number }),
	standings: z.strictObject({ junior: standings, senior: standings })
});
const league = z.strictObject({
	...{ ...read, id: text, name: text },
	seasons: z.array(season),
	contradictions: z.array(
		z.strictObject({
			kind: text,
			scenario: text,
			players: texts,
			meeting: z.optional(text),
			entries: texts
		})
	),
	refused: z.array(z.strictObject({ line: z.int(), code: text, message: text }))
});

/** The entries of `--json` by their types. */
export const outputSchemas = {
	JsonArmy: army,
	JsonSubmission: submission,
	JsonCheckedPack: pack,
	JsonOdds: odds,
	JsonMatrix: matrix,
	JsonLink: link,
	JsonOpened: opened,
	JsonLeague: league,
	JsonRefusal: refusal
};

/** Types as a schema infers them. */
type Plain<T> = T extends object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;
type Covers<S extends z.ZodMiniType, T> = Plain<T> extends z.infer<S> ? true : never;
/** Fails to compile if an entry has something else than its schema says. */
export const outputsFit: readonly true[] = [
	true satisfies Covers<typeof army, JsonArmy>,
	true satisfies Covers<typeof submission, JsonSubmission>,
	true satisfies Covers<typeof pack, JsonCheckedPack>,
	true satisfies Covers<typeof odds, JsonOdds>,
	true satisfies Covers<typeof matrix, JsonMatrix>,
	true satisfies Covers<typeof link, JsonLink>,
	true satisfies Covers<typeof opened, JsonOpened>,
	true satisfies Covers<typeof league, JsonLeague>,
	true satisfies Covers<typeof refusal, JsonRefusal>
];
