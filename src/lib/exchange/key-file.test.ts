import { beforeAll, describe, expect, it } from 'vitest';
import { seedOf } from '../../../tests/setup/league';
import { base64url } from './base64url';
import { ed25519 } from './ed25519';
import { KEY_FILE_RANDOM_BYTES, readKey, writeKey, type KeyReading } from './key-file';

const passphrase = 'zielony smok śpi';
const randomBytes = (start: number) =>
	Uint8Array.from({ length: KEY_FILE_RANDOM_BYTES }, (_, index) => start + index);
const bytesOf = (value: unknown) =>
	new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

let text: string;
let file: Record<string, object | string | number>;

beforeAll(async () => {
	text = (await writeKey(seedOf(1), passphrase, randomBytes(0))) ?? '';
	file = JSON.parse(text) as typeof file;
});

const problemOf = (reading: KeyReading) => (reading.ok ? undefined : reading.problem);
const opened = (value: unknown, words = passphrase) => readKey(bytesOf(value), words);

describe('a key file', () => {
	it('returns the key for the right passphrase', async () => {
		const { publicKeyOf } = await ed25519();
		const publicKey = base64url(await publicKeyOf(seedOf(1)));
		expect(await opened(text)).toEqual({ ok: true, seed: seedOf(1), publicKey });
	});

	it('accepts letters in any Unicode normal form', async () => {
		expect(await opened(text, passphrase.normalize('NFD'))).toHaveProperty('ok', true);
	});

	it('does not contain the secret, and differs each time', async () => {
		const other = await writeKey(seedOf(1), passphrase, randomBytes(50));
		expect(text).not.toContain(base64url(seedOf(1)));
		expect((JSON.parse(other ?? '') as typeof file).secret).not.toBe(file.secret);
	});

	it('rejects any other passphrase', async () => {
		for (const words of ['', 'zielony smok spi', `${passphrase} `]) {
			expect(problemOf(await opened(text, words))).toEqual({ code: 'wrongPassphrase', path: '' });
		}
	});

	it.each<[string, object, string]>([
		['its public key', { publicKey: base64url(seedOf(3)) }, 'wrongPassphrase'],
		['its rounds', { kdf: { iterations: 100_000 } }, 'wrongPassphrase'],
		['its secret', { secret: base64url(new Uint8Array(48)) }, 'wrongPassphrase'],
		['too few rounds', { kdf: { iterations: 1000 } }, 'tooSmall'],
		['rounds that never end', { kdf: { iterations: 1e9 } }, 'tooLarge'],
		['another cipher', { cipher: { name: 'none' } }, 'notAllowed'],
		['a foreign field', { hint: 'dragon' }, 'unknownField'],
		['a newer version', { version: 2 }, 'newerVersion'],
		['another format', { format: 'brikmuster/lock' }, 'notAKey'],
		['another kind', { format: 'brikmuster/army' }, 'otherKind']
	])('is rejected with %s changed', async (_, change, code) => {
		const changed = Object.fromEntries(
			Object.entries({ ...file, ...change }).map(([key, value]) => [
				key,
				typeof value === 'object' ? { ...(file[key] as object), ...(value as object) } : value
			])
		);
		expect(problemOf(await opened(changed))).toHaveProperty('code', code);
	});

	it('is rejected if it is not a key file', async () => {
		for (const value of ['', 'null', '[]', 'x'.repeat(20_000)]) {
			expect(await opened(value)).toHaveProperty('ok', false);
		}
	});

	it('is not written without enough random bytes', async () => {
		await expect(writeKey(seedOf(1), passphrase, new Uint8Array(3))).rejects.toThrow(RangeError);
	});
});
