import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteDatabase, m, startArmy } from '../app';
import type { Hand } from '../hand';
import { expectSame, NotPossible, type Journey, type Site } from '../journey';

const NAME = 'Alfa';

/** Waits until the copy contains one army; a worker may write its file. */
async function copied(hand: Hand): Promise<void> {
	await hand.until('there is no second copy', () =>
		hand.driver.evaluate(async () => {
			const root = await navigator.storage.getDirectory();
			const copy = await root.getDirectoryHandle('brikmuster-second-copy');
			const names: string[] = [];
			for await (const name of (await copy.getDirectoryHandle('armies')).keys()) names.push(name);
			return names.length === 1 && names[0]?.endsWith('.json') === true;
		}, undefined)
	);
}

async function lose(hand: Hand, { url }: Site, byWorker: boolean): Promise<void> {
	await startArmy(hand, NAME);
	await copied(hand);
	const worker = await hand.driver.evaluate(
		() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('write-worker')),
		undefined
	);
	expectSame('a worker has written the copy', worker, byWorker);
	await deleteDatabase(hand, url);
}

async function restore(hand: Hand, { url }: Site): Promise<void> {
	await hand.driver.open(url);
	await hand.see(m.data.secondCopy.title);
	await hand.click('button', m.data.secondCopy.restore);
	await hand.click('link', NAME);
	await hand.seeTitle(NAME);
}

const hasFiles = (hand: Hand) =>
	hand.driver.evaluate(() => 'FileSystemFileHandle' in globalThis, undefined);

/** Opens a page of the site without the app, so that no policy or service worker affects the probe. */
async function openProbePage(hand: Hand, { url, folder }: Site): Promise<void> {
	writeFileSync(join(folder, 'probe.html'), '<!doctype html><title>Probe</title>');
	await hand.driver.open(`${url}probe.html`);
	await hand.until('the probe page does not open', () =>
		hand.driver.evaluate(() => document.title === 'Probe', undefined)
	);
}

/** Opens the probe page in a browser with a private file system, which is off by default in WebKitGTK. */
async function startWithFiles(hand: Hand, site: Site): Promise<void> {
	await openProbePage(hand, site);
	if (await hasFiles(hand)) return;
	await hand.driver.kill();
	await hand.driver.start({ fileSystem: true });
	await openProbePage(hand, site);
	if (!(await hasFiles(hand))) throw new NotPossible('no private file system');
}

const PROBE = `navigator.storage.getDirectory()
	.then((root) => root.getFileHandle('probe', { create: true }))
	.then((file) => file.createSyncAccessHandle())
	.then((access) => access.close())
	.then(() => postMessage(''), (error) => postMessage(String(error)));`;

/** Why workers cannot write here, or an empty text. Must run on the probe page. */
async function workerRefusal(hand: Hand, { url, folder }: Site): Promise<string> {
	writeFileSync(join(folder, 'probe.js'), PROBE);
	return hand.driver.evaluate(
		(script) =>
			new Promise<string>((done) => {
				const worker = new Worker(script);
				worker.onmessage = ({ data }: MessageEvent<string>) => done(data);
				worker.onerror = ({ message }) => done(message || 'the worker does not start');
			}),
		`${url}probe.js`
	);
}

export const secondCopy: Journey = {
	name: 'second copy in files',
	async run(hand, site) {
		await startWithFiles(hand, site);
		const streams = () => 'createWritable' in FileSystemFileHandle.prototype;
		if (!(await hand.driver.evaluate(streams, undefined)))
			throw new NotPossible('no createWritable');
		await hand.driver.open(site.url);
		await lose(hand, site, false);
		await restore(hand, site);
	}
};

export const secondCopyByWorker: Journey = {
	name: 'second copy by a worker',
	async run(hand, site) {
		await startWithFiles(hand, site);
		const refusal = await workerRefusal(hand, site);
		if (refusal) throw new NotPossible(`no worker can write files: ${refusal}`);
		await hand.driver.open(site.url);
		await hand.driver.evaluate(() => {
			Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable');
		}, undefined);
		await lose(hand, site, true);
		await restore(hand, site);
	}
};
