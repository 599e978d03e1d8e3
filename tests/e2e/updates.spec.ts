import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { badServer, type Fault, type Faults } from './bad-server';
import { changeStart, copyOfBuild, release, rewritePages } from './releases';
import { catalogues, expect, openExample, saved, test } from './support';
import { everywhere } from './turns';

test.use({ serviceWorkers: 'allow' });
// A starved browser sometimes answers a request past a service worker: one more try. The soak allows none.
test.describe.configure({ retries: everywhere ? 0 : 1 });

const m = catalogues.en;
const isScript = (path: string) => path.startsWith('/_app/immutable/') && path.endsWith('.js');
const answers = (fault: Fault, which: RegExp | ((path: string) => boolean)): Faults => {
	const hit = which instanceof RegExp ? (path: string) => which.test(path) : which;
	return (path) => (hit(path) ? fault : undefined);
};

const ofBuild = (build: string) => `meta[name=build][content="${build}"]`;

/** The “works offline” label. */
const offlineChip = (page: Page) => page.getByText(m.updates.offlineReady, { exact: true });

/** Installs the app and saves an army in it. */
async function install(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await openExample(page);
	await saved(page);
}

/** Checks for an update, waits for its installation, and returns whether a build is waiting. */
function tryUpdate(page: Page): Promise<boolean> {
	return page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update().catch(() => undefined);
		const { installing } = registration;
		if (installing)
			await new Promise<void>((done) => {
				installing.addEventListener('statechange', () => done());
			});
		return registration.waiting !== null;
	});
}

/** Repeats until a good build is waiting; an attempt that began too early may fail. */
const getUpdate = (page: Page) =>
	expect(async () => expect(await tryUpdate(page)).toBe(true)).toPass();

/** Releases another build into the folder and returns its id. */
function nextBuild(folder: string): string {
	changeStart(folder, (text) => `${text}\n// Another build`);
	return release(folder);
}

/** Activates the waiting build. */
async function activate(page: Page, build: string): Promise<void> {
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.locator(ofBuild(build))).toHaveCount(1);
}

async function showsArmies(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
}

async function worksWith(page: Page, url: string): Promise<void> {
	await showsArmies(page, url);
	await page.goto(`${url}settings`);
	await expect(page.getByRole('group', { name: m.app.language })).toBeVisible();
}

async function worksOffline(page: Page, url: string): Promise<void> {
	await page.context().setOffline(true);
	await worksWith(page, url);
	await page.context().setOffline(false);
}

const bad: Record<string, [name: string, faults: Faults][]> = {
	scripts: [
		['HTML with status 200', answers('html', isScript)],
		['one truncated', answers('truncated', /\/entry\/app\./)],
		['one missing', answers(404, /\/entry\/app\./)],
		['a redirect to a login page', answers('login', isScript)]
	],
	/*
	 * A check of one case may still run in the next one, which must then fail too: damage to the worker comes
	 * before damage to what it reads afterwards, its list and then the start page.
	 */
	'other files': [
		['a truncated worker', answers('truncated', /service-worker/)],
		['a truncated list', answers('truncated', /precache-list/)],
		['the list of an earlier build', answers('stale', /precache-list/)],
		['a truncated start page', answers('truncated', /^\/$/)],
		['a login page in place of everything', answers('login', /^/)]
	]
};

/** Each differs little from one above: only the soak has time for them. */
const similar: typeof bad = {
	'scripts in similar ways': [
		['truncated', answers('truncated', isScript)],
		['empty', answers('empty', isScript)],
		['of a wrong type', answers('text', isScript)],
		['status 500', answers(500, isScript)],
		['connections that break', answers('breaks', isScript)]
	],
	'other files in similar ways': [
		['no scripts at all', answers(404, /\.js$/)],
		['another page as the list', answers('html', /precache-list/)],
		['the start page of an earlier build', answers('stale', /^\/$/)]
	]
};

for (const [what, cases] of Object.entries({ ...bad, ...(everywhere && similar) })) {
	test(`updates with damaged ${what} keep the old build and succeed later @long`, async ({
		page
	}) => {
		const folder = copyOfBuild();
		const { url, behave, close } = await badServer(folder);
		await install(page, url);
		// No check meets the new build undamaged.
		behave(answers(500, /^/));
		const next = nextBuild(folder);
		for (const [name, faults] of cases) {
			await test.step(name, async () => {
				behave(faults);
				expect(await tryUpdate(page)).toBe(false);
				await showsArmies(page, url);
				await expect(page.locator(ofBuild(next))).toHaveCount(0);
				if (everywhere) await worksOffline(page, url);
			});
		}
		// What one of them damages stays damaged.
		await worksOffline(page, url);
		behave();
		await getUpdate(page);
		await activate(page, next);
		await page.context().setOffline(true);
		await worksWith(page, url);
		await close();
		rmSync(folder, { recursive: true });
	});
}

test('a foreign service worker is never reported, and the real one replaces it @long', async ({
	page
}) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder);
	await install(page, url);
	behave(answers('empty', /service-worker/));
	const next = nextBuild(folder);
	// The browser installs it, because it is a script with status 200.
	expect(await tryUpdate(page)).toBe(true);
	await page.clock.install();
	await page.goto(`${url}about`);
	await page.clock.runFor(5000);
	await expect(offlineChip(page)).toBeVisible();
	await expect(page.getByText(m.updates.waiting)).toHaveCount(0);
	behave();
	await page.clock.runFor(61_000);
	await activate(page, next);

	await expect(offlineChip(page)).toBeVisible();
	behave(answers('foreign', /service-worker/));
	const last = nextBuild(folder);
	await tryUpdate(page);
	await expect(offlineChip(page)).toHaveCount(0);
	behave();
	// Until its own worker is back, the app comes from the server.
	await page.reload();
	await getUpdate(page);
	await activate(page, last);
	await expect(offlineChip(page)).toBeVisible();
	await page.context().setOffline(true);
	await worksWith(page, url);
	await close();
	rmSync(folder, { recursive: true });
});

test('an update that hangs keeps the old build and succeeds later @long', async ({ page }) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder);
	await install(page, url);
	behave(answers('hangs', isScript));
	const next = nextBuild(folder);
	await page.evaluate(async () => {
		await (await navigator.serviceWorker.ready).update();
	});
	await worksWith(page, url);
	await expect(page.getByText(m.updates.waiting)).toHaveCount(0);
	behave();
	await page.goto(`${url}about`);
	await getUpdate(page);
	await activate(page, next);
	await close();
	rmSync(folder, { recursive: true });
});

test('a build that throws at start is rolled back automatically @long', async ({
	page,
	troubles
}) => {
	const folder = copyOfBuild();
	const { url, close } = await badServer(folder);
	await install(page, url);
	changeStart(folder, (text) => `throw new Error('does not start');\n${text}`);
	const broken = release(folder);
	await getUpdate(page);
	await activate(page, broken);
	await expect(page.locator(ofBuild(broken))).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await worksWith(page, url);
	await page.context().setOffline(true);
	await worksWith(page, url);
	await expect(page.locator(ofBuild(broken))).toHaveCount(0);

	await page.context().setOffline(false);
	changeStart(folder, (text) => text.replace(/^throw.*\n/, ''));
	const next = release(folder);
	await getUpdate(page);
	await activate(page, next);
	await worksWith(page, url);
	expect(troubles).toContain('error: does not start');
	troubles.length = 0;
	await close();
	rmSync(folder, { recursive: true });
});

test('a build that never starts says so, and Try again rolls it back @long', async ({ page }) => {
	const folder = copyOfBuild();
	const { url, close } = await badServer(folder);
	await install(page, url);
	changeStart(folder, (text) => `await new Promise(() => undefined);\n${text}`);
	const broken = release(folder);
	await getUpdate(page);
	await page.clock.install();
	await activate(page, broken);
	await expect(page.locator('#stalled')).toBeAttached();
	await page.clock.runFor(9000);
	const message = page.getByRole('alert');
	await expect(message).toContainText('Your armies are still on this device');
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

test('a build that never starts is rolled back even if its page does nothing @long', async ({
	page
}) => {
	const folder = copyOfBuild();
	const { url, close } = await badServer(folder);
	await install(page, url);
	rewritePages(folder, () => '<!doctype html><head></head><title>Blank</title>');
	const broken = release(folder);
	await getUpdate(page);
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page).toHaveTitle('Blank');
	const outcome = () =>
		page.evaluate(async (build) => {
			const cacheName = `brikmuster-${build}-${location.origin}/`;
			return (await caches.match('/_app/outcome', { cacheName }))?.text();
		}, broken);
	await expect.poll(outcome).toBe('failed');
	await worksWith(page, url);
	await close();
	rmSync(folder, { recursive: true });
});

test('a first visit with damaged scripts is repaired by Try again', async ({ page, troubles }) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder);
	behave(answers('html', isScript));
	await page.goto(url);
	const message = page.getByRole('alert');
	await expect(message).toBeVisible();
	behave();
	await message.getByRole('button', { name: 'Try again' }).click();
	await expect(page.getByRole('button', { name: m.home.example })).toBeVisible();
	expect(troubles.join()).toContain('Failed to fetch dynamically imported module');
	troubles.length = 0;
	await close();
	rmSync(folder, { recursive: true });
});

/** Deletes the copy of the app, or only files whose path matches, as a browser may. */
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

const evicted: [what: string, like: string | undefined, fault: Fault][] = [
	['the whole copy', undefined, 500],
	['one file', '/nodes/9\\.', 'hangs'],
	['the start page', '^/$', 'login']
];

test('files that the browser evicted are fetched again @long', async ({ page }) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder);
	await install(page, url);
	const session = await page.context().newCDPSession(page);
	for (const [what, like, fault] of evicted) {
		await test.step(what, async () => {
			await page.goto(`${url}about`);
			await expect(offlineChip(page)).toBeVisible();
			await evict(page, like);
			await session.send('Network.clearBrowserCache');
			behave(answers(fault, (path) => /^\/$|^\/_app\/immutable\/nodes/.test(path)));
			await page.evaluate(() => dispatchEvent(new Event('online')));
			await expect(offlineChip(page)).toHaveCount(0);
			behave();
			await expect(async () => {
				await page.evaluate(() => dispatchEvent(new Event('online')));
				await expect(offlineChip(page)).toBeVisible({ timeout: 2000 });
			}).toPass();
			await page.context().setOffline(true);
			await worksWith(page, url);
			await page.context().setOffline(false);
		});
	}
	await close();
	rmSync(folder, { recursive: true });
});
