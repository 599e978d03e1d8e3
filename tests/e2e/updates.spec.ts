import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { port } from '../setup/ports.mjs';
import { badServer, type Fault, type Faults } from './bad-server';
import { changeStart, copyOfBuild, release, rewrite } from './releases';
import { catalogues, expect, openExample, saved, test } from './support';

const m = catalogues.en;
const isScript = (path: string) => path.startsWith('/_app/immutable/') && path.endsWith('.js');
const answers = (fault: Fault, which: RegExp | ((path: string) => boolean)): Faults => {
	const hit = which instanceof RegExp ? (path: string) => which.test(path) : which;
	return (path) => (hit(path) ? fault : undefined);
};

const ofBuild = (build: string) => `meta[name=build][content="${build}"]`;

/** Installs the app in the folder, and has an army saved in it. */
async function install(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await openExample(page);
	await saved(page);
}

/** Asks for an update, and waits until the browser has tried to install it. */
async function tryUpdate(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update().catch(() => undefined);
		const { installing } = registration;
		if (!installing) return;
		await new Promise<void>((done) => {
			installing.addEventListener('statechange', () => done());
		});
	});
}

async function worksWith(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
	await page.goto(`${url}rules`);
	await expect(page.getByRole('heading', { name: 'Heroes', exact: true })).toBeVisible();
}

const bad: [name: string, faults: Faults, offset: number][] = [
	['scripts as HTML with status 200', answers('html', isScript), 0],
	['truncated scripts', answers('truncated', isScript), 1],
	['empty scripts', answers('empty', isScript), 2],
	['scripts of a wrong type', answers('text', isScript), 3],
	['one truncated script', answers('truncated', /\/entry\/start\./), 4],
	['a truncated start page', answers('truncated', /^\/$/), 5],
	['a truncated list', answers('truncated', /precache-list/), 6],
	['another page as the list', answers('html', /precache-list/), 7],
	['a truncated worker', answers('truncated', /service-worker/), 8],
	['status 500', answers(500, isScript), 10],
	['status 404', answers(404, /\.js$/), 11]
];

for (const [name, faults, offset] of bad) {
	test(`an update with ${name} leaves the old build, and comes later`, async ({ page }) => {
		const folder = copyOfBuild();
		const { url, behave, close } = await badServer(folder, port + 30 + offset);
		await install(page, url);
		changeStart(folder, (text) => `${text}\n// Another build`);
		const next = release(folder);
		behave(faults);
		await tryUpdate(page);
		const waits = () =>
			page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
		expect(await waits()).toBe(false);
		await worksWith(page, url);
		await page.context().setOffline(true);
		await worksWith(page, url);
		await expect(page.locator(ofBuild(next))).toHaveCount(0);

		await page.context().setOffline(false);
		behave();
		await tryUpdate(page);
		expect(await waits()).toBe(true);
		await page.getByRole('button', { name: m.updates.take }).click();
		await expect(page.locator(ofBuild(next))).toHaveCount(1);
		await page.context().setOffline(true);
		await worksWith(page, url);
		await close();
		rmSync(folder, { recursive: true });
	});
}

test('an update that hangs leaves the old build, and comes later', async ({ page }) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder, port + 45);
	await install(page, url);
	changeStart(folder, (text) => `${text}\n// Another build`);
	const next = release(folder);
	behave(answers('hangs', isScript));
	await page.evaluate(async () => {
		await (await navigator.serviceWorker.ready).update();
	});
	await worksWith(page, url);
	await expect(page.getByText(m.updates.waiting)).toHaveCount(0);
	behave();
	await page.goto(`${url}about`);
	await tryUpdate(page);
	await tryUpdate(page);
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.locator(ofBuild(next))).toHaveCount(1);
	await close();
	rmSync(folder, { recursive: true });
});

test('a build that throws at its start gives way to the previous one by itself', async ({
	page,
	troubles
}) => {
	const folder = copyOfBuild();
	const { url, close } = await badServer(folder, port + 46);
	await install(page, url);
	changeStart(folder, (text) => `throw new Error('does not start');\n${text}`);
	const broken = release(folder);
	await tryUpdate(page);
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.locator(ofBuild(broken))).toHaveCount(1);
	await expect(page.locator(ofBuild(broken))).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await worksWith(page, url);
	await page.context().setOffline(true);
	await worksWith(page, url);
	await expect(page.locator(ofBuild(broken))).toHaveCount(0);

	await page.context().setOffline(false);
	changeStart(folder, (text) => text.replace(/^throw.*\n/, ''));
	const next = release(folder);
	await tryUpdate(page);
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.locator(ofBuild(next))).toHaveCount(1);
	await worksWith(page, url);
	expect(troubles).toContain('error: does not start');
	troubles.length = 0;
	await close();
	rmSync(folder, { recursive: true });
});

test('a build that never starts says so, and Try again gives the previous one', async ({
	page
}) => {
	const folder = copyOfBuild();
	const { url, close } = await badServer(folder, port + 47);
	await install(page, url);
	changeStart(folder, (text) => `await new Promise(() => undefined);\n${text}`);
	const broken = release(folder);
	await tryUpdate(page);
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.locator(ofBuild(broken))).toHaveCount(1);
	const message = page.getByRole('alert');
	await expect(message).toContainText('Your armies are still on this device', { timeout: 15_000 });
	await expect(message.getByRole('link', { name: 'Rescue page' })).toHaveAttribute(
		'href',
		'/rescue.html'
	);
	await expect(message).toBeInViewport({ ratio: 1 });
	await message.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await worksWith(page, url);
	await expect(page.locator(ofBuild(broken))).toHaveCount(0);
	await close();
	rmSync(folder, { recursive: true });
});

test('a build that never starts gives way even without a word from its page', async ({ page }) => {
	const folder = copyOfBuild();
	const { url, close } = await badServer(folder, port + 48);
	await install(page, url);
	rewrite(join(folder, 'index.html'), () => '<!doctype html><head></head><title>Blank</title>');
	const broken = release(folder);
	await tryUpdate(page);
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page).toHaveTitle('Blank');
	const outcome = () =>
		page.evaluate(async (build) => {
			const cacheName = `brikmuster-${build}-${location.origin}/`;
			return (await caches.match('/_app/outcome', { cacheName }))?.text();
		}, broken);
	await expect.poll(outcome, { timeout: 20_000 }).toBe('failed');
	await worksWith(page, url);
	await close();
	rmSync(folder, { recursive: true });
});

test('a first visit with damaged scripts is repaired by Try again', async ({ page, troubles }) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder, port + 49);
	behave(answers('html', isScript));
	await page.goto(url);
	const message = page.getByRole('alert');
	await expect(message).toBeVisible({ timeout: 15_000 });
	behave();
	await message.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('button', { name: m.home.example })).toBeVisible();
	expect(troubles.join()).toContain('Failed to fetch dynamically imported module');
	troubles.length = 0;
	await close();
	rmSync(folder, { recursive: true });
});

/** What the page can say of the copy of the app. */
const offlineChip = (page: Page) => page.getByText(m.updates.offlineReady, { exact: true });

/** Deletes the copy of the app, or only the files with a path like this, as a browser or its user may. */
async function evict(page: Page, like?: string): Promise<void> {
	await page.evaluate(async (like) => {
		for (const name of await caches.keys()) {
			if (like === undefined) await caches.delete(name);
			const cache = like === undefined ? undefined : await caches.open(name);
			for (const request of (await cache?.keys()) ?? [])
				if (new RegExp(like ?? '').test(new URL(request.url).pathname))
					await cache?.delete(request);
		}
	}, like);
}

for (const [what, like, offset] of [
	['the whole copy', undefined, 50],
	['one file of the copy', '/nodes/2\\.', 51],
	['the start page of the copy', '^/$', 52]
] as const) {
	test(`${what} is fetched again after the browser has removed it`, async ({ page }) => {
		const folder = copyOfBuild();
		const { url, behave, close } = await badServer(folder, port + offset);
		await install(page, url);
		await page.goto(`${url}about`);
		await expect(offlineChip(page)).toBeVisible();
		await evict(page, like);
		await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
		behave(answers(500, (path) => path.startsWith('/_app/immutable/nodes') || path === '/'));
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(offlineChip(page)).toHaveCount(0);
		behave();
		await page.evaluate(() => dispatchEvent(new Event('online')));
		await expect(offlineChip(page)).toBeVisible();
		await page.context().setOffline(true);
		await worksWith(page, url);
		await close();
		rmSync(folder, { recursive: true });
	});
}
