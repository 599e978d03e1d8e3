import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { subPathAddress } from '../setup/ports.mjs';
import { serve } from '../setup/serve.mjs';
import { copyOfBuild, release, remove } from './releases';
import { catalogues, expect, openExample, saved, test } from './support';
import { everywhere } from './turns';

test.use({ serviceWorkers: 'allow' });
// A starved browser sometimes answers a request past a service worker: one more try. The soak allows none.
test.describe.configure({ retries: everywhere ? 0 : 1 });

const m = catalogues.en;

test('is installable and works offline after the first visit', async ({ page }) => {
	const { url, close } = await serve({ port: 4230 });
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	const session = await page.context().newCDPSession(page);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
	await close();

	await page.goto(`${url}rules#PL-HER-03`);
	await expect(page.getByRole('heading', { name: 'Discount' }).first()).toBeVisible();
	await page.goto(`${url}about`);
	await expect(page.getByText(m.updates.offlineReady, { exact: true })).toBeVisible();
	await page.goto(url);
	await openExample(page);
	await saved(page);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await page.goto(`${url}no/such/page`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.error.title);
});

/** Delays the activation of the first service worker, as on a slow computer. */
function slowActivation(): void {
	let end = Infinity;
	const isSlow = () => performance.now() < end;
	const getter = <Owner extends object>(owner: Owner, name: string) => {
		const read = Object.getOwnPropertyDescriptor(owner, name)?.get;
		return (from: Owner): unknown => read?.call(from);
	};
	const [registration, container] = [
		ServiceWorkerRegistration.prototype,
		ServiceWorkerContainer.prototype
	];
	const [active, waiting] = [getter(registration, 'active'), getter(registration, 'waiting')];
	const ready = getter(container, 'ready');
	Object.defineProperties(registration, {
		active: {
			get(this: ServiceWorkerRegistration) {
				return isSlow() ? null : active(this);
			}
		},
		waiting: {
			get(this: ServiceWorkerRegistration) {
				return waiting(this) ?? (isSlow() ? active(this) : null);
			}
		}
	});
	const { register } = container;
	container.register = async function (...words) {
		const registered = await register.apply(this, words);
		registered.installing?.addEventListener('statechange', (event) => {
			const { state } = event.target as ServiceWorker;
			if (state === 'installed') end = performance.now() + 1500;
			else if (isSlow()) event.stopImmediatePropagation();
		});
		return registered;
	};
	Object.defineProperty(container, 'ready', {
		get(this: ServiceWorkerContainer) {
			return (async () => {
				const known = await (ready(this) as Promise<ServiceWorkerRegistration>);
				while (isSlow()) await new Promise((done) => setTimeout(done, 50));
				return known;
			})();
		}
	});
}

test('the first visit reports no new version, even in a slow browser @long', async ({ page }) => {
	await page.addInitScript(slowActivation);
	const { url, close } = await serve({ port: 4244 });
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await expect(page.getByRole('button', { name: m.home.example })).toBeVisible();
	await expect(page.getByText(m.updates.waiting)).toHaveCount(0);
	await close();
});

test('a new version waits in each window until the user accepts it', async ({ page, context }) => {
	const folder = copyOfBuild();
	const { url, close } = await serve({ folder, port: 4240 });
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await openExample(page);
	const army = page.url();
	const other = await context.newPage();
	await other.goto(`${url}about`);

	const released = `meta[name=build][content="${release(folder)}"]`;
	await other.getByRole('button', { name: m.about.check }).click();
	await expect(other.getByText(m.updates.waiting)).toBeVisible();
	await expect(page.getByText(m.updates.waiting)).toBeVisible();
	await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
	await saved(page);
	await page.reload();
	await expect(page.getByText('10 over').first()).toBeVisible();
	await expect(other.locator(released)).toHaveCount(0);

	await other.getByRole('button', { name: m.updates.take }).click();
	await expect(other.locator(released)).toHaveCount(1);
	expect(page.url()).toBe(army);
	await expect(page.getByText(m.updates.waiting)).toBeVisible();
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.getByText(m.updates.waiting)).toHaveCount(0);
	await expect(page.getByText('10 over').first()).toBeVisible();
	await close();
	rmSync(folder, { recursive: true });
});

/** Requests a file of the app one time after another for some milliseconds, as a window that loads. */
async function keepLoading(milliseconds: number): Promise<void> {
	const end = performance.now() + milliseconds;
	const next = async () => {
		for (let count = 0; performance.now() < end; count += 1) {
			await fetch('/_app/version.json');
			await new Promise((done) => setTimeout(done, count % 7));
		}
	};
	await Promise.all([next(), next()]);
}

test('a new version takes over although another window is loading @long', async ({
	page,
	context
}) => {
	const folder = copyOfBuild();
	const { url, close } = await serve({ folder, port: 4239 });
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	const other = await context.newPage();
	await other.goto(`${url}about`);
	const released = `meta[name=build][content="${release(folder)}"]`;
	await other.getByRole('button', { name: m.about.check }).click();
	const loaded = page.evaluate(keepLoading, 1500);
	await other.getByRole('button', { name: m.updates.take }).click();
	await expect(other.getByRole('status').getByText(m.updates.taking)).toBeVisible();
	await expect(other.locator(released)).toHaveCount(1);
	await loaded;
	await close();
	rmSync(folder, { recursive: true });
});

/** Removes the chunk that contains a text, as if the next build had renamed it. */
function withoutChunk(folder: string, text: string): void {
	const chunks = join(folder, '_app/immutable/chunks');
	const name = readdirSync(chunks)
		.filter((file) => file.endsWith('.js'))
		.find((file) => readFileSync(join(chunks, file), 'utf8').includes(text));
	if (!name) throw new Error(`No chunk contains ${text}`);
	remove(join(chunks, name));
}

test('a window of the old version can still load its chunks @long', async ({ page, context }) => {
	const folder = copyOfBuild();
	const { url, close } = await serve({ folder, port: 4241 });
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.reload();
	await openExample(page);
	const other = await context.newPage();
	await other.goto(`${url}about`);
	withoutChunk(folder, 'A mercenary costs 4 CP and has Skill 1d6');
	release(folder);
	await other.getByRole('button', { name: m.about.check }).click();
	await other.getByRole('button', { name: m.updates.take }).click();
	await expect(page.getByText(m.updates.waiting)).toBeVisible();
	await close();
	// The HTTP cache may be evicted at any time.
	await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
	// A chunk that this window has not loaded; neither the server nor the new version has it.
	await page
		.getByRole('button', { name: /PL-CHR-02/ })
		.first()
		.click();
	await expect(page.getByRole('dialog')).toContainText('Mercenary, officer, hero');
	rmSync(folder, { recursive: true });
});

test('the kill switch removes the copy of the app and keeps the armies @long', async ({ page }) => {
	const folder = copyOfBuild();
	const { url, close } = await serve({ folder, port: 4243 });
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await openExample(page);
	await saved(page);
	remove(join(folder, 'service-worker.js'));
	cpSync(join(folder, 'service-worker-off.js'), join(folder, 'service-worker.js'));
	await page.goto(`${url}about`);
	await page.getByRole('button', { name: m.about.check }).click();
	await page.waitForFunction(async () => {
		const [registrations, names] = [
			await navigator.serviceWorker.getRegistrations(),
			await caches.keys()
		];
		return registrations.length === 0 && names.length === 0;
	});
	await page.goto(url);
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
	await close();
	rmSync(folder, { recursive: true });
});

test('works below a sub-path @long', async ({ page }) => {
	await page.goto(subPathAddress);
	await openExample(page);
	await saved(page);
	expect(page.url()).toContain('/sub/path/army/');
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.context().setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await page.getByRole('link', { name: m.app.back }).click();
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
	await page.goto(`${subPathAddress}rules`);
	await expect(page.getByRole('heading', { name: 'Heroes', exact: true })).toBeVisible();
});
