import { describe, expect, it } from 'vitest';
import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { seal, type Sealed } from '$lib/exchange/seal';
import { verify } from '$lib/exchange/submission-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import type { Submission } from '$lib/league/submission';
import type { Circumstances } from '$lib/league/verdict';
import { classics } from '$lib/army/ready/classics';
import type { Unit } from '$lib/rules/choices';
import { cases } from '../setup/cases';
import { armyOf, JAN, LEAGUE, seedOf, submission } from '../setup/league';
import { chanceOf, type Chance } from './chance';
import { mutated } from './mutations';

/** Bits changed in each of the larger files: `FLIPS=20000` for a long run. */
const FLIPS = cases(400, 'FLIPS');
const OTHERS = 19;
const MUTATIONS = 2000;
const SEED = 7;

const circumstances: Circumstances = { regulation: SMALL_LEAGUE };

async function sealed(document: object, seed = 1): Promise<Uint8Array> {
	const bytes = await seal(document, seedOf(seed));
	if (!bytes) throw new Error('No canonical form');
	return bytes;
}

/** The verdict on a file, or the code of its rejection. */
async function resultOf(bytes: Uint8Array, of = circumstances): Promise<string> {
	const verification = await verify(bytes, of);
	return verification.ok ? verification.verdict.verdict : verification.problem.code;
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
	const copy = bytes.slice();
	copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7));
	return copy;
}

/** The bits that can be changed without rejection: there should be none. */
async function accepted(bytes: Uint8Array, bits: Iterable<number>): Promise<number[]> {
	const found: number[] = [];
	for (const bit of bits) if ((await resultOf(flipped(bytes, bit))) === 'accept') found.push(bit);
	return found;
}

function* bitsAtRandom(chance: Chance, length: number) {
	for (let left = FLIPS; left > 0; left -= 1) yield chance.below(length * 8);
}

const small: Submission = {
	...submission({ armies: { A: armyOf(0, { name: 'A', units: [], limits: undefined }) } }),
	meeting: null,
	player: { id: JAN, name: 'J', category: 'senior' },
	season: '1',
	attestations: { toyBricksOnly: true }
};

/** A legal submission with many kinds of units; its size grows with the number. */
function largerSubmission(number: number): Submission {
	const kits = Object.values(classics);
	const units = kits.slice(0, 1 + (number % 5)).map((kit, index): Unit => ({
		...structuredClone(kit),
		id: `u${index}`,
		name: `Drużyna ${'ążść'.repeat(number % 4)} ${index}`,
		notes: 'z rezerwy '.repeat(number * 5)
	}));
	return submission({ armies: { A: armyOf(60, { units }), B: armyOf(60 + number) } });
}

describe('a change of a single bit', () => {
	it('anywhere in a small sealed submission is rejected', { timeout: 120_000 }, async () => {
		const bytes = await sealed(JSON.parse(JSON.stringify(small)) as object);
		const { payload } = JSON.parse(new TextDecoder().decode(bytes)) as Sealed;
		expect(Buffer.from(payload, 'base64url').length).toBeLessThanOrEqual(600);
		expect(await resultOf(bytes)).toBe('accept');
		expect(await accepted(bytes, Array(bytes.length * 8).keys())).toEqual([]);
	});

	it('is rejected in larger ones', { timeout: 3_600_000 }, async () => {
		let sizes = 0;
		for (let number = 1; number <= OTHERS; number += 1) {
			const bytes = await sealed(largerSubmission(number));
			expect(await resultOf(bytes), `submission ${number}`).toBe('accept');
			const bits = bitsAtRandom(chanceOf(SEED, number), bytes.length);
			expect(await accepted(bytes, bits), `submission ${number}`).toEqual([]);
			sizes += bytes.length;
		}
		console.log(`${OTHERS} submissions of ${sizes} bytes, ${FLIPS} bits changed in each`);
	});
});

type Holder = Record<string, unknown>;

/** The JSON Pointers of all values that contain no others. */
function leaves(value: unknown, path = ''): string[] {
	if (typeof value !== 'object' || value === null) return [path];
	return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

function edited(document: object, path: string): object {
	const copy = structuredClone(document);
	const steps = path.slice(1).split('/');
	const last = steps.pop() ?? '';
	const holder = steps.reduce<Holder>((inner, step) => inner[step] as Holder, copy as Holder);
	const value = holder[last];
	if (typeof value === 'number') holder[last] = value + 1;
	else if (typeof value === 'boolean') holder[last] = !value;
	else holder[last] = `${String(value)}x`;
	return copy;
}

describe('a field that is edited and sealed again with another key', () => {
	const original = largerSubmission(4);
	const paths = leaves(JSON.parse(JSON.stringify(original)));

	it('is named in the verdict, whichever it is', async () => {
		const { publicKeyOf } = await ed25519();
		const publicKey = base64url(await publicKeyOf(seedOf(1)));
		const of: Circumstances = { ...circumstances, previous: { submission: original, publicKey } };
		expect(await resultOf(await sealed(original), of)).toBe('accept');
		expect(paths.length).toBeGreaterThan(60);
		for (const path of paths) {
			const verification = await verify(await sealed(edited(original, path), 2), of);
			if (!verification.ok) {
				// A document of another format is rejected as a whole.
				const place = path.replace(/\/format$/, '');
				expect(verification.problem.path).toBe(`/payload${place}`);
			} else {
				const { reasons, changes } = verification.verdict;
				expect(reasons, path).toContain('SEAL');
				const named = changes.map((change) => change.path);
				// A unit with another id counts as another unit.
				expect(named, path).toContain(path.replace(/(\/units\/\d+)\/id$/, '$1'));
			}
		}
	});

	it('except the league: a submission for another one is reported too', async () => {
		const elsewhere = { ...circumstances, address: { league: JAN, season: '2026-1' } };
		expect(LEAGUE).not.toBe(JAN);
		const verification = await verify(await sealed(original), elsewhere);
		expect(verification).toMatchObject({ verdict: { reasons: ['ADDRESS'] } });
	});
});

const withoutSpace = (bytes: Uint8Array) => Buffer.from(bytes).toString().replace(/\s/g, '');

describe('any mutated file', () => {
	it(
		'has a verdict or a reason, and is accepted only if unchanged',
		{ timeout: 120_000 },
		async () => {
			const whole = await sealed(largerSubmission(3));
			const plain = new TextEncoder().encode(JSON.stringify(largerSubmission(2)));
			const codes = new Set<string>();
			for (let index = 0; index < MUTATIONS; index += 1) {
				const bytes = mutated([whole], chanceOf(SEED, index));
				const fate = await resultOf(bytes);
				// The lines that a mail breaks are joined.
				if (fate === 'accept') expect(withoutSpace(bytes)).toBe(withoutSpace(whole));
				codes.add(fate);
				codes.add(await resultOf(mutated([plain], chanceOf(SEED + 1, index))));
			}
			for (const code of ['reject', 'notJson', 'notASubmission', 'unknownField', 'missing']) {
				expect(codes).toContain(code);
			}
		}
	);
});
