import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { watchLoads, type Loads } from './loads';
import { catalogues, expect, openExample, saved, started, test } from './support';

const LIMIT = 120_900;
const ODDS_LIMIT = 20_000;
/** Found only in scripts that make PDFs: the library, and the start of an embedded font. */
const OF_PDF = /jsPDF|data:font\/ttf/;

/** The comment must be the first thing in a file. */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n';

/** Found only in the scripts that watch for updates. */
const OF_UPDATES = /controllerchange/;

/** The paths that the page requested. */
function requestedPaths(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
	);
}

/** The scripts of the app that the page has loaded, without those that watch for updates, which any page loads late. */
async function loadedScripts(page: Page): Promise<string[]> {
	const scripts = (await requestedPaths(page)).filter((path) => path.endsWith('.js'));
	return [...new Set(scripts)].filter(
		(path) => !OF_UPDATES.test(readFileSync(`build${path}`, 'utf8'))
	);
}

/** Waits until the page has requested nothing for half a second: parts of it load after it is shown. */
async function settled(page: Page): Promise<void> {
	let [before, now] = [-1, 0];
	while (now !== before) {
		await page.waitForTimeout(500);
		[before, now] = [now, (await requestedPaths(page)).length];
	}
}

test(`at most ${LIMIT / 1000} kB of scripts until the armies are listed`, async ({ page }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	await page.addInitScript(() => {
		new MutationObserver((_, observer) => {
			if (!document.querySelector('main article a[href*="/army/"]')) return;
			performance.mark('listed');
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
	await page.goto('/');
	await expect(page.getByRole('link', { name: catalogues.en.example.army })).toBeVisible();
	const loaded = await page.evaluate(() => {
		const listed = performance.getEntriesByName('listed')[0]?.startTime ?? Infinity;
		return performance
			.getEntriesByType('resource')
			.filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= listed)
			.map(({ name }) => new URL(name).pathname)
			.filter((path) => path.endsWith('.js'));
	});
	// The service worker and its list load after the page, but count too.
	const scripts = [...new Set([...loaded, '/service-worker.js', '/precache-list.js'])];
	const sizes = scripts.map((path) => gzipSync(readFileSync(`build${path}`)).length);
	const sum = sizes.reduce((total, size) => total + size, 0);
	console.log(`Scripts until the armies are listed: ${sum} bytes gzipped, ${sizes.length} files`);
	expect(sizes.length).toBeGreaterThan(5);
	expect(sum).toBeGreaterThan(50_000);
	expect(sum).toBeLessThanOrEqual(LIMIT);
	// The browser compiles the file that all pages start with, and no other, while it loads.
	const folder = '_app/immutable/chunks';
	const early = readdirSync(`build/${folder}`).filter(
		(file) =>
			file.endsWith('.js') &&
			readFileSync(`build/${folder}/${file}`, 'utf8').startsWith(COMPILE_EARLY)
	);
	const largest = scripts[sizes.indexOf(Math.max(...sizes))];
	expect(early.map((file) => `/${folder}/${file}`)).toEqual([largest]);
});

test(`the odds page adds at most ${ODDS_LIMIT / 1000} kB of scripts to those of the builder`, async ({
	page,
	browser
}) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page);
	await saved(page);
	// Without the service worker, which fetches everything on its own.
	const context = await browser.newContext({
		serviceWorkers: 'block',
		storageState: await page.context().storageState({ indexedDB: true })
	});
	const home = await context.newPage();
	await home.goto('/');
	await expect(home.getByRole('link', { name: m.example.army })).toBeVisible();
	await home.getByRole('link', { name: m.example.army }).click();
	const edit = home.getByRole('button', { name: m.army.edit({ name: m.example.archer }) });
	await expect(edit).toBeVisible();
	// Only a page that loads waits until the network is idle.
	await home.reload();
	await home.waitForLoadState('networkidle');
	await edit.click();
	await expect(home.getByRole('link', { name: m.unit.odds })).toBeVisible();
	await settled(home);
	const before = await loadedScripts(home);
	await home.getByRole('link', { name: m.unit.odds }).click();
	await expect(home.getByRole('heading', { name: m.odds.page.distribution })).toBeVisible();
	await settled(home);
	const added = (await loadedScripts(home)).filter((path) => !before.includes(path));
	const sizes = added.map((path) => gzipSync(readFileSync(`build${path}`)).length);
	const sum = sizes.reduce((total, size) => total + size, 0);
	console.log(`Scripts of the odds page: ${sum} bytes gzipped, ${sizes.length} files`);
	expect(sum).toBeGreaterThan(5000);
	expect(sum).toBeLessThanOrEqual(ODDS_LIMIT);
	await context.close();
});

test('PDF code is not loaded before a PDF is made', async ({ page, browser }) => {
	const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
	const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
	const ofPdf = scripts.filter((path) => OF_PDF.test(readFileSync(`build${path}`, 'utf8')));
	expect(ofPdf).not.toEqual([]);
	const fonts = files.filter((file) => file.endsWith('.ttf')).map((file) => `/${file}`);
	const heavy = [...ofPdf, ...fonts];

	await page.goto('/');
	await openExample(page);
	await saved(page);
	// Without the service worker, which fetches everything on its own.
	const context = await browser.newContext({
		serviceWorkers: 'block',
		storageState: await page.context().storageState({ indexedDB: true })
	});
	const home = await context.newPage();
	await home.goto('/');
	await expect(home.getByRole('link', { name: catalogues.en.example.army })).toBeVisible();
	await home.waitForLoadState('networkidle');
	const seen = await requestedPaths(home);
	expect(seen.length).toBeGreaterThan(5);
	expect(seen.filter((path) => heavy.includes(path))).toEqual([]);

	await home.getByRole('link', { name: catalogues.en.example.army }).click();
	await home.getByRole('button', { name: catalogues.en.army.more, exact: true }).click();
	const commands = home.getByRole('dialog');
	await commands.getByRole('button', { name: catalogues.en.commands.names.cards }).click();
	const made = home.waitForEvent('download');
	await home.getByRole('button', { name: catalogues.en.cards.page.pdf }).click();
	await made;
	expect((await requestedPaths(home)).filter((path) => heavy.includes(path))).not.toEqual([]);
	await context.close();
});

test('the worker that reads files can load the library of signatures, for browsers that have none', () => {
	const folder = 'build/_app/immutable/workers';
	const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => ({ file, script: readFileSync(`${folder}/${file}`, 'utf8') }));
	const libraries = scripts.filter(({ script }) => script.includes('bad point'));
	expect(libraries).toHaveLength(1);
	const name = libraries[0]?.file.split('/').at(-1) ?? '';
	const readers = scripts.filter(({ script }) => script.includes(name));
	// A hash can have a hyphen.
	expect(readers.map(({ file }) => file.replace(/-[\w-]{8}\.js$/, ''))).toContain(
		'file-reading-worker'
	);
});

const m = catalogues.en;

/** The size of a script that only names another one, in bytes. */
const SMALL = 200;

/** What a page may load until its first control can be used, with the bytes of all it needs. */
function expectFew(loads: Loads, most: { requests: number; waves: number; kilobytes: number }) {
	const { requests, waves, bytes, paths } = loads;
	console.log(`${paths[0]}: ${requests} requests in ${waves} waves, ${bytes} bytes`);
	expect(requests).toBeGreaterThan(5);
	expect(requests, paths.join('\n')).toBeLessThanOrEqual(most.requests);
	expect(waves, paths.join('\n')).toBeLessThanOrEqual(most.waves);
	expect(bytes).toBeLessThanOrEqual(most.kilobytes * 1000);
	expect(new Set(paths).size).toBe(paths.length);
	const scripts = paths.filter((path) => path.endsWith('.js'));
	expect(scripts.filter((path) => statSync(`build${path}`).size < SMALL)).toEqual([]);
}

/** Resolves to when the page shows a button, in milliseconds since 1970: a busy machine hears of it later. */
function shownAt(page: Page, name: string): Promise<number> {
	return page.evaluate(
		(name) =>
			new Promise<number>((done) => {
				const isIt = (button: Element) =>
					button.checkVisibility() && (button.ariaLabel ?? button.textContent).trim() === name;
				const look = () => {
					if ([...document.querySelectorAll('main button')].some(isIt)) done(Date.now());
					else requestAnimationFrame(look);
				};
				look();
			}),
		name
	);
}

test('few files in few waves until a new army can be edited', async ({ page }) => {
	const loads = await watchLoads(page);
	await page.goto('/');
	await started(page);
	const first = page.getByRole('button', { name: m.home.first });
	// Not polled as an assertion is: what loads after it does not count.
	await first.waitFor();
	expectFew(loads.now(), { requests: 25, waves: 4, kilobytes: 240 });
	await first.click();
	const usable = shownAt(page, m.army.add);
	await page.getByRole('dialog').getByRole('button', { name: m.newArmy.create }).click();
	expectFew(loads.now(await usable), { requests: 30, waves: 5, kilobytes: 476 });
	await saved(page);
	loads.restart();
	await page.reload();
	await page.getByRole('main').getByRole('button', { name: m.army.add, exact: true }).waitFor();
	expectFew(loads.now(), { requests: 30, waves: 5, kilobytes: 450 });
});

for (const [path, kilobytes] of [
	['/odds', 274],
	['/table', 295],
	['/league', 333],
	['/settings', 226],
	['/rules', 286]
] as const)
	test(`few files in few waves until ${path} can be used`, async ({ page }) => {
		const loads = await watchLoads(page);
		await page.goto(path);
		await page.getByRole('main').locator('button, select, input').first().waitFor();
		expectFew(loads.now(), { requests: 30, waves: 5, kilobytes });
	});
