import { describe, expect, it } from 'vitest';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { seedOf, submission } from '../../../tests/setup/league';
import { base64url, bytesOfBase64url } from './base64url';
import { canonicalBytes } from './canonical-bytes';
import { ed25519 } from './ed25519';
import { seal, type Sealed } from './seal';
import { readSubmissionFile, verify } from './submission-file';

const decoder = new TextDecoder();
const encode = (text: string) => new TextEncoder().encode(text);
const circumstances = { regulation: SMALL_LEAGUE };

async function sealed(document: object = submission(), seed = 1): Promise<Uint8Array> {
	const bytes = await seal(document, seedOf(seed));
	if (!bytes) throw new Error('No canonical form');
	return bytes;
}

const partsOf = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as Sealed;

/** A file with these fields in canonical form. */
function fileOf(parts: object): Uint8Array {
	const bytes = canonicalBytes(parts);
	if (!bytes) throw new Error('No canonical form');
	return bytes;
}

/** Arbitrary payload bytes with a valid signature by our key. */
async function signed(payload: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const { publicKeyOf, sign } = await ed25519();
	return fileOf({
		format: 'brikmuster/sealed',
		version: 1,
		alg: 'Ed25519',
		publicKey: base64url(await publicKeyOf(seedOf(1))),
		payload: base64url(payload),
		signature: base64url(await sign(seedOf(1), payload))
	});
}

const sealOf = async (bytes: Uint8Array) => {
	const reading = await readSubmissionFile(bytes);
	return reading.ok ? reading.seal : reading.problem;
};

describe('a sealed submission', () => {
	it('is in canonical form and returns what was sealed', async () => {
		const bytes = await sealed();
		expect(decoder.decode(bytes)).toMatch(/^\{"alg":"Ed25519","format":"brikmuster\/sealed"/);
		const reading = await readSubmissionFile(bytes);
		expect(reading).toMatchObject({ ok: true, seal: { state: 'valid' } });
		expect(reading.ok && reading.reading.submission).toEqual(submission());
	});

	it('names its signer', async () => {
		const { publicKeyOf } = await ed25519();
		const publicKey = base64url(await publicKeyOf(seedOf(2)));
		expect(await sealOf(await sealed(submission(), 2))).toEqual({ state: 'valid', publicKey });
	});

	it('is accepted', async () => {
		const verification = await verify(await sealed(), circumstances);
		expect(verification).toMatchObject({ ok: true, verdict: { verdict: 'accept', reasons: [] } });
	});

	it.each<[string, (text: string) => string]>([
		['a line end', (text) => `${text}\n`],
		['a space', (text) => text.replace(':', ': ')],
		[
			'another order',
			(text) =>
				JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()))
		],
		['an escape', (text) => text.replace('Ed25519', '\\u0045d25519')],
		['a field said twice', (text) => text.replace('{', '{"version":1,')]
	])('is corrupt with %s', async (_, change) => {
		const bytes = encode(change(decoder.decode(await sealed())));
		expect(await sealOf(bytes)).toMatchObject({ state: 'invalid', reason: 'form' });
		expect(await verify(bytes, circumstances)).toMatchObject({
			verdict: { verdict: 'reject', reasons: ['SEAL'] }
		});
	});

	it('is corrupt when its payload is not canonical', async () => {
		const payload = encode(JSON.stringify(submission(), null, 1));
		expect(await sealOf(await signed(payload))).toMatchObject({ state: 'invalid', reason: 'form' });
	});

	it('is invalid with someone else’s signature', async () => {
		const [one, other] = [partsOf(await sealed()), partsOf(await sealed(submission(), 2))];
		for (const parts of [
			{ ...one, signature: other.signature },
			{ ...one, publicKey: other.publicKey }
		]) {
			expect(await sealOf(fileOf(parts))).toMatchObject({ state: 'invalid', reason: 'signature' });
		}
	});

	it('may hold anything, and is rejected with the path of the problem', async () => {
		const unreadable: [Uint8Array<ArrayBuffer>, object][] = [
			[encode('oops'), { code: 'notJson', path: '/payload' }],
			[Uint8Array.of(255, 254), { code: 'notText', path: '/payload' }],
			[encode('{"format":"brikmuster/army"}'), { code: 'notASubmission', path: '/payload' }],
			[encode('1e400'), { code: 'notASubmission', path: '/payload' }],
			[encode('null'), { code: 'notASubmission', path: '/payload' }],
			[encode('{"__proto__":{}}'), { code: 'forbiddenKey', path: '/payload/__proto__' }],
			[
				encode(JSON.stringify({ ...submission(), price: 1 })),
				{ code: 'unknownField', path: '/payload/price' }
			]
		];
		for (const [payload, problem] of unreadable) {
			expect(await sealOf(await signed(payload))).toMatchObject(problem);
		}
	});

	it.each<[string, object, object]>([
		['a newer version', { version: 2 }, { code: 'newerVersion', path: '/version' }],
		['a foreign field', { note: '' }, { code: 'unknownField', path: '/note' }],
		['another algorithm', { alg: 'none' }, { code: 'notAllowed', path: '/alg' }],
		['a short key', { publicKey: 'AAAA' }, { code: 'malformed', path: '/publicKey' }],
		['padding', { payload: 'e30=' }, { code: 'malformed', path: '/payload' }],
		['bits that no byte has', { payload: 'e31' }, { code: 'malformed', path: '/payload' }],
		['no signature', { signature: undefined }, { code: 'missing', path: '/signature' }]
	])('is rejected with %s', async (_, change, problem) => {
		const parts = { ...partsOf(await sealed()), ...change };
		expect(await sealOf(encode(JSON.stringify(parts)))).toMatchObject(problem);
	});

	it('is rejected when it is too large, sealed or not', async () => {
		const big = encode(`{"format":"${' '.repeat(10_000_000)}"}`);
		expect(await sealOf(big)).toMatchObject({ code: 'tooManyBytes', path: '' });
		const payload = encode(`"${' '.repeat(4_000_000)}"`);
		expect(await sealOf(await signed(payload))).toMatchObject({
			code: 'tooManyBytes',
			path: '/payload',
			limit: 4_000_000
		});
		expect(await sealOf(payload)).toMatchObject({ code: 'tooManyBytes', path: '' });
	});

	it('cannot be made from a document without canonical form', async () => {
		expect(await seal({ points: Infinity }, seedOf(1))).toBeUndefined();
	});
});

describe('a submission without a seal', () => {
	it('is reported as unsealed', async () => {
		expect(await sealOf(encode(JSON.stringify(submission())))).toEqual({ state: 'none' });
	});

	it.each([
		['nothing', ''],
		['a list', '[]'],
		['null', 'null'],
		['a number', '7'],
		['an army', JSON.stringify(submission().armies.A)]
	])('is not %s', async (_, text) => {
		expect(await sealOf(encode(text))).toHaveProperty('code');
	});
});

it('payloads keep their characters', async () => {
	const document = submission({
		player: { id: submission().player.id, name: 'Żółć 🐉', category: 'senior' }
	});
	const { payload } = partsOf(await sealed(document));
	const text = decoder.decode(bytesOfBase64url(payload));
	expect(text).toContain('"name":"Żółć 🐉"');
});
