import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, type Sealed } from '$lib/exchange/seal';
import { verify } from '$lib/exchange/submission-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import type { Submission } from '$lib/league/submission';
import { verdictFile } from '$lib/league/verdict-file';
import type { Army } from '$lib/rules/choices';
import { cases } from './setup/cases';
import { verdictJson } from '../src/cli/verdict-json';
import { loadLeagueTexts } from '../src/cli/texts';
import { anyArmy } from './properties/arbitrary-army';
import { anyName } from './properties/arbitrary/values';
import { digests, open, sumOf } from './second-verifier.mjs';
import { idOf, seedOf, submission } from './setup/league';

/** The number of submissions; `SUBMISSIONS=10000` for a long run. */
const SUBMISSIONS = cases(250, 'SUBMISSIONS');
const SEED = 11;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What happens to a file in transit, and the expected state of its seal. */
const fates = {
	sealed: 'valid',
	plain: 'none',
	indented: 'invalid',
	otherKey: 'invalid',
	otherPayload: 'invalid',
	lineEnd: 'invalid'
} as const;
type Fate = keyof typeof fates;

async function fileOf(document: Submission, fate: Fate): Promise<Uint8Array> {
	if (fate === 'plain') return encoder.encode(JSON.stringify(document, null, '\t'));
	const bytes = await seal(document, seedOf(1));
	const other = await seal({ ...document, season: `${document.season}b` }, seedOf(2));
	if (!bytes || !other) throw new Error('No canonical form');
	const [parts, others] = [bytes, other].map(
		(given) => JSON.parse(decoder.decode(given)) as Sealed
	) as [Sealed, Sealed];
	const text = {
		sealed: decoder.decode(bytes),
		indented: JSON.stringify(parts, null, 1),
		otherKey: JSON.stringify(sorted({ ...parts, publicKey: others.publicKey })),
		otherPayload: JSON.stringify(sorted({ ...parts, payload: others.payload })),
		lineEnd: `${decoder.decode(bytes)}\n`
	}[fate];
	return encoder.encode(text);
}

function sorted(parts: Sealed): object {
	return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const anySubmission = fc
	.record({
		A: anyArmy,
		B: fc.option(anyArmy, { nil: undefined }),
		name: anyName,
		number: fc.nat({ max: 1e6 }),
		fate: fc.constantFrom(...(Object.keys(fates) as Fate[]))
	})
	.map(({ A, B, name, number, fate }) => {
		const armies: { A: Army; B?: Army } = B ? { A, B } : { A };
		const player = { id: idOf(3, number), name, category: 'junior' } as const;
		const document = submission({ armies, player });
		return { document: JSON.parse(JSON.stringify(document)) as Submission, fate };
	});

describe('a second verifier', () => {
	it('agrees on seals, digests and sums of ledgers', { timeout: 3_600_000 }, async () => {
		const texts = await loadLeagueTexts('en');
		const seen: Record<string, number> = {};
		for (const { document, fate } of fc.sample(anySubmission, {
			seed: SEED,
			numRuns: SUBMISSIONS
		})) {
			const bytes = await fileOf(document, fate);
			const verification = await verify(bytes, { regulation: SMALL_LEAGUE });
			if (!verification.ok) throw new Error(JSON.stringify(verification.problem));
			const { verdict } = verification;
			const second = open(bytes);
			expect(second?.seal).toBe(fates[fate]);
			const ours = verdictFile(verdict, SMALL_LEAGUE, {
				decision: verdict.verdict,
				decidedOn: '2026-03-01'
			});
			const { seal, publicKey } = ours;
			const armies = Object.entries(ours.armies).map(([name, army]) => [name, army?.digest]);
			expect({ seal, publicKey }).toEqual({ seal: second?.seal, publicKey: second?.publicKey });
			expect({ submission: ours.submission, armies: Object.fromEntries(armies) as object }).toEqual(
				digests(second?.document)
			);
			const parsed = JSON.parse(verdictJson({ file: '', ...verification }, texts)) as {
				armies: Record<string, { points: number; lines: { points: number }[] }>;
			};
			for (const { points, lines } of Object.values(parsed.armies))
				expect(sumOf(lines)).toBe(points);
			seen[fate] = (seen[fate] ?? 0) + 1;
		}
		expect(Object.keys(seen).sort()).toEqual(Object.keys(fates).sort());
		console.log(`${SUBMISSIONS} submissions: ${JSON.stringify(seen)}`);
	});

	it('refuses documents that are no submission', () => {
		for (const text of ['', 'null', '[]', '7', '{"format":"brikmuster/sealed"}']) {
			expect(open(encoder.encode(text))).toBeUndefined();
		}
	});
});
