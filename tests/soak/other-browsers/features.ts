import type { Driver } from './driver';
import type { Site } from './journey';

/** Reports the optional features that a browser has; runs in the page. */
async function detectFeatures(): Promise<Record<string, string>> {
	const attempt = async (work: () => Promise<unknown>) => {
		const patience = new Promise((done) => setTimeout(done, 3000, 'asks the user'));
		try {
			return String(await Promise.race([work(), patience]));
		} catch (error) {
			return `no (${error instanceof Error ? error.name : String(error)})`;
		}
	};
	const has = (owner: object | undefined, name: string) => (owner && name in owner ? 'yes' : 'no');
	const { FileSystemFileHandle: file } = globalThis as {
		FileSystemFileHandle?: { prototype: object };
	};
	const { storage } = navigator as { storage?: object };
	return {
		'private files': has(storage, 'getDirectory'),
		'createWritable in a page': has(file?.prototype, 'createWritable'),
		'persist()': storage ? await attempt(() => navigator.storage.persist()) : 'no',
		'Ed25519 in WebCrypto': await attempt(async () => {
			await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
			return 'yes';
		}),
		'share sheet': has(navigator, 'share'),
		'chosen backup file': has(globalThis, 'showSaveFilePicker'),
		'service worker': has(navigator, 'serviceWorker'),
		'deflate-raw streams': await attempt(() => {
			const packed = new Blob(['x']).stream().pipeThrough(new CompressionStream('deflate-raw'));
			const plain = packed.pipeThrough(new DecompressionStream('deflate-raw'));
			return new Response(plain).text().then(() => 'yes');
		}),
		'Trusted Types': has(globalThis, 'trustedTypes')
	};
}

/** Returns the browser's features as names and values. */
export async function featuresOf(driver: Driver, { url }: Site): Promise<[string, string][]> {
	try {
		await driver.start();
		await driver.open(url);
		return Object.entries(await driver.evaluate(detectFeatures, undefined));
	} finally {
		await driver.close();
	}
}
