import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { base64url } from '$lib/exchange/base64url';
import { ed25519, signHidden } from '$lib/exchange/ed25519';
import { seedOf } from '../../../tests/setup/league';
import { BrikmusterDatabase } from './database';
import { openLazyStores } from './lazy-stores';
import { Keys } from './keys';
import { eventually } from '../../../tests/setup/eventually';

const seed = seedOf(1);
let publicKey: string;
let database: BrikmusterDatabase;
let keys: Keys;

beforeEach(async () => {
	const { publicKeyOf } = await ed25519();
	publicKey = base64url(await publicKeyOf(seed));
	database = new BrikmusterDatabase('keys');
	keys = new Keys(database, () => 5);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

const stored = () => database.keys.get(publicKey);
const asToday = () => database.keys.put({ publicKey, seed, file: 'file', savedAt: 1 });

async function signsForItself(): Promise<boolean> {
	const { privateKey } = (await stored()) ?? {};
	if (!privateKey) return false;
	return (await signHidden({ publicKey, privateKey }, Uint8Array.of(1))) !== undefined;
}

describe('a stored key', () => {
	it('has no seed, and a key that signs and cannot be exported', async () => {
		await keys.keep({ publicKey, seed, file: 'file' });
		expect(Object.keys((await stored()) ?? {}).sort()).toEqual(
			['file', 'privateKey', 'publicKey', 'savedAt'].sort()
		);
		expect((await stored())?.privateKey?.extractable).toBe(false);
		expect(await signsForItself()).toBe(true);
	});

	it('keeps its secret when only its file is added', async () => {
		await keys.keep({ publicKey, seed, file: 'file' });
		await keys.keep({ publicKey, file: 'another' });
		expect(await stored()).toMatchObject({ file: 'another' });
		expect(await signsForItself()).toBe(true);
	});

	it('has a seed if the browser cannot store such keys', async () => {
		const put = IDBObjectStore.prototype.put;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
			this: IDBObjectStore,
			value: object,
			key
		) {
			if ('privateKey' in value) throw new DOMException('No keys here', 'DataCloneError');
			return put.call(this, value, key);
		});
		await keys.keep({ publicKey, seed, file: 'file' });
		expect(await stored()).toEqual({ publicKey, seed, file: 'file', savedAt: 5 });
	});
});

describe('a stored seed', () => {
	it('is replaced when the database is used', async () => {
		await asToday();
		openLazyStores(database);
		await eventually(async () => expect(await stored()).not.toHaveProperty('seed'));
		expect(await signsForItself()).toBe(true);
		expect(await stored()).toMatchObject({ file: 'file', savedAt: 1 });
	});

	it('stays until the stored key has signed', async () => {
		await asToday();
		const sign = crypto.subtle.sign.bind(crypto.subtle);
		let signatures = 0;
		vi.spyOn(crypto.subtle, 'sign').mockImplementation((...given) => {
			signatures += 1;
			if (signatures > 1) throw new Error('The stored key does not work');
			return sign(...given);
		});
		await keys.protect();
		expect(await stored()).toMatchObject({ seed });
		vi.restoreAllMocks();
		await keys.protect();
		expect(await stored()).not.toHaveProperty('seed');
		expect(await signsForItself()).toBe(true);
	});

	it('that cannot be used does not block another one', async () => {
		await database.keys.put({ publicKey: 'A', seed: Uint8Array.of(1), file: '', savedAt: 0 });
		await asToday();
		await keys.protect();
		expect(await database.keys.get('A')).toMatchObject({ seed: Uint8Array.of(1) });
		expect(await stored()).not.toHaveProperty('seed');
	});
});
