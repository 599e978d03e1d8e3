import { describe, expect, it } from 'vitest';
import { seedOf } from '../../../tests/setup/league';
import { base64url, bytesOfBase64url } from './base64url';
import { ed25519, libraryEd25519, platformEd25519 } from './ed25519';

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const hex = (given: Uint8Array) => Buffer.from(given).toString('hex');

/** RFC 8032, section 7.1: secret key, public key, message, signature. */
const vectors = [
	[
		'9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
		'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
		'',
		'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b'
	],
	[
		'4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
		'3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
		'72',
		'92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00'
	]
] as const;

describe.each([
	['of the platform', () => Promise.resolve(platformEd25519)],
	['of the library', libraryEd25519]
])('Ed25519 %s', (_, implementation) => {
	it.each(vectors)('signs as RFC 8032 does: %s', async (secret, key, message, signature) => {
		const { publicKeyOf, sign, verify } = await implementation();
		expect(hex(await publicKeyOf(bytes(secret)))).toBe(key);
		expect(hex(await sign(bytes(secret), bytes(message)))).toBe(signature);
		expect(await verify(bytes(key), bytes(message), bytes(signature))).toBe(true);
		expect(await verify(bytes(key), bytes('73'), bytes(signature))).toBe(false);
	});

	it('rejects invalid signatures', async () => {
		const { publicKeyOf, sign, verify } = await implementation();
		const message = bytes('00');
		const key = await publicKeyOf(seedOf(1));
		const signature = await sign(seedOf(1), message);
		for (const wrong of [signature.slice(1), new Uint8Array(64), new Uint8Array()]) {
			expect(await verify(key, message, wrong)).toBe(false);
		}
		for (const wrong of [key.slice(1), new Uint8Array(32).fill(255), new Uint8Array()]) {
			expect(await verify(wrong, message, signature)).toBe(false);
		}
	});

	it('rejects a malleable signature with the curve order added', async () => {
		const [[, key, message, signature]] = vectors;
		const order = 2n ** 252n + 27742317777372353535851937790883648493n;
		const little = (part: Uint8Array) => BigInt(`0x${hex(part.slice().reverse())}`);
		const raised = little(bytes(signature).subarray(32)) + order;
		const end = bytes(raised.toString(16).padStart(64, '0')).reverse();
		const other = Uint8Array.of(...bytes(signature).subarray(0, 32), ...end);
		const { verify } = await implementation();
		expect(await verify(bytes(key), bytes(message), other)).toBe(false);
	});
});

it('uses the platform’s implementation if available', async () => {
	expect(await ed25519()).toBe(platformEd25519);
});

describe('base64url', () => {
	it.each([
		[[], ''],
		[[0], 'AA'],
		[[251, 255], '-_8'],
		[[1, 2, 3], 'AQID']
	])('encodes %j as %j and back', (list, text) => {
		expect(base64url(Uint8Array.from(list))).toBe(text);
		expect(bytesOfBase64url(text)).toEqual(Uint8Array.from(list));
	});

	it.each(['A', 'AB', 'AA==', '+_8', '-_8\n', '-_9', 'ą'])('rejects %j', (text) => {
		expect(bytesOfBase64url(text)).toBeUndefined();
	});
});
