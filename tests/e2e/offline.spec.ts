import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../setup/serve.mjs';
import { catalogues, expect, openExample, saved, test } from './support';

const m = catalogues.en;

/** A build of its own for a test that replaces it. */
function copyOfBuild(): string {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-'));
	cpSync('build', folder, { recursive: true });
	return folder;
}

/** The same app as the next release: another service worker and another start page. */
function release(folder: string): string {
	const { version } = JSON.parse(readFileSync(join(folder, '_app/version.json'), 'utf8'));
	const next = `${version}-next`;
	const rewrite = (name: string, change: (text: string) => string) => {
		const path = join(folder, name);
		writeFileSync(path, change(readFileSync(path, 'utf8')));
		for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
	};
	rewrite('service-worker.js', (text) => text.replaceAll(version, next));
	rewrite('index.html', (text) =>
		text.replace('<head>', `<head><meta name="build" content="${next}">`)
	);
	return next;
}

test('is installable, and works from the first visit on without a server', async ({ page }) => {
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

test('a new version waits until the user takes it, in each window', async ({ page, context }) => {
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
	await expect(page.getByText('10 too many').first()).toBeVisible();
	await expect(other.locator(released)).toHaveCount(0);

	await other.getByRole('button', { name: m.updates.take }).click();
	await expect(other.locator(released)).toHaveCount(1);
	expect(page.url()).toBe(army);
	await expect(page.getByText(m.updates.waiting)).toBeVisible();
	await page.getByRole('button', { name: m.updates.take }).click();
	await expect(page.getByText(m.updates.waiting)).toHaveCount(0);
	await expect(page.getByText('10 too many').first()).toBeVisible();
	await close();
	rmSync(folder, { recursive: true });
});

test('works below a path of its own', async ({ page }) => {
	await page.goto('http://localhost:4181/sub/path/');
	await openExample(page);
	await saved(page);
	expect(page.url()).toContain('/sub/path/army/');
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.context().setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.example.army);
	await page.getByRole('link', { name: m.app.back }).click();
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
	await page.goto('http://localhost:4181/sub/path/rules');
	await expect(page.getByRole('heading', { name: 'Heroes', exact: true })).toBeVisible();
});
