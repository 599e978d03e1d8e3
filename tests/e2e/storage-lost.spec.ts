import type { BrowserContext, Page } from '@playwright/test';
import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	savedLine,
	stored,
	test
} from './support';
import { everywhere, inTurn } from './turns';

const m = catalogues.en;
const more = m.unit.more({ what: m.example.knight });

interface Row {
	id: string;
	deletedAt?: number;
	army: { name: string; units: { count?: number }[] };
}
const rows = async (page: Page) => JSON.parse(await stored(page)) as Row[];
const knights = (row: Row | undefined) => row?.army.units[2]?.count;

/** Opens the example, adds a knight and saves. */
async function changedExample(page: Page) {
	await page.goto('/');
	await openExample(page);
	await page.getByRole('button', { name: more }).click();
	await saved(page);
}

/** Another window, at a page without armies. */
async function otherWindow(context: BrowserContext): Promise<Page> {
	const other = await context.newPage();
	await other.goto('/about');
	return other;
}

const LOSSES = {
	'the data of the site is cleared': async (page: Page) => {
		const session = await page.context().newCDPSession(page);
		const { origin } = new URL(page.url());
		await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
	},
	'the database is deleted': async (page: Page) => {
		const other = await otherWindow(page.context());
		await other.evaluate(
			() =>
				new Promise((done, failed) => {
					const deleting = indexedDB.deleteDatabase('brikmuster');
					deleting.onsuccess = done;
					deleting.onerror = failed;
				})
		);
		await other.close();
	},
	'another window deletes it for good': async (page: Page) => {
		const other = await otherWindow(page.context());
		await other.goto('/');
		await other.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
		await other.getByRole('button', { name: m.home.delete }).click();
		await expect(other.getByText(m.home.deleted({ name: m.example.army }))).toBeVisible();
		await expect(other.getByRole('dialog')).toHaveCount(0);
		await other.goto('/data');
		const { trash } = catalogues.en.data;
		other.on('dialog', (dialog) => void dialog.accept());
		await other.getByRole('button', { name: trash.delete({ name: m.example.army }) }).click();
		await expect.poll(() => rows(other)).toEqual([]);
		await other.close();
	}
};

for (const [what, lose] of Object.entries(LOSSES)) {
	test(
		`the open army can be saved again when ${what}`,
		longUnless(what === 'the database is deleted'),
		async ({ page }) => {
			await changedExample(page);
			const { pathname } = new URL(page.url());
			await lose(page);
			const alarm = page.getByRole('alert').filter({ hasText: m.army.out.gone });
			await expect(alarm).toBeVisible();
			await expect(page.getByText(m.updates.upgraded)).toHaveCount(0);
			await expect(savedLine(page)).toHaveCount(0);
			await page.getByRole('button', { name: more }).click();
			await expect(alarm).toBeVisible();
			await alarm.getByRole('button', { name: m.army.out.keep }).click();
			await expect(alarm).toHaveCount(0);
			await saved(page);
			expect(new URL(page.url()).pathname).toBe(pathname);
			expect((await rows(page)).map(knights)).toEqual([5]);
			await page.getByRole('button', { name: more }).click();
			await saved(page);
			await page.reload();
			await saved(page);
			expect((await rows(page)).map(knights)).toEqual([6]);
			const { count: step } = m.commands.history;
			for (const count of [5, 4]) {
				const undo = m.army.undo({
					step: step({ name: m.example.knight, before: count, after: count + 1 })
				});
				await page.getByRole('button', { name: undo }).click();
				await saved(page);
				expect((await rows(page)).map(knights)).toEqual([count]);
			}
		}
	);
}

test('the window asks before it closes on an army that is not stored @long', async ({ page }) => {
	await changedExample(page);
	await LOSSES['the database is deleted'](page);
	await expect(page.getByText(m.army.out.gone)).toBeVisible();
	const asked = page.waitForEvent('dialog');
	await page.close({ runBeforeUnload: true });
	await (await asked).dismiss();
	await page.getByRole('button', { name: m.army.out.keep }).click();
	await saved(page);
	await page.close({ runBeforeUnload: true });
	await expect.poll(() => page.isClosed()).toBe(true);
});

const COMBINATIONS = [
	['en', DESKTOP],
	['pl', PHONE]
] as const;

for (const [turn, [language, viewport]] of COMBINATIONS.entries()) {
	test.describe(`in ${language} at ${viewport.width} pixels @long`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length, 1);
		test.use({ viewport, locale: browserLocale[language] });
		const words = catalogues[language];

		if (isTurn())
			test('an army in the trash says so until it is restored', async ({ page, context }) => {
				await page.goto('/');
				await openExample(page, language);
				await saved(page, language);
				const address = page.url();
				const other = await context.newPage();
				await other.goto('/');
				await other
					.getByRole('button', { name: words.home.more({ name: words.example.army }) })
					.click();
				await other.getByRole('button', { name: words.home.delete }).click();
				const alarm = page.getByRole('alert').filter({ hasText: words.army.out.trash });
				await expect(alarm).toBeVisible();
				await page
					.getByRole('button', { name: words.unit.more({ what: words.example.knight }) })
					.click();
				await saved(page, language);
				await expect(alarm).toBeVisible();
				// Also in a dialog, which covers the page, and after opening the URL directly.
				await page.goto(address);
				await expect(alarm).toBeVisible();
				await page.getByRole('button', { name: words.army.add, exact: true }).click();
				await expect(page.getByRole('dialog').getByText(words.army.out.trash)).toBeVisible();
				await page.getByRole('dialog').getByRole('button', { name: words.army.restore }).click();
				await expect(page.getByText(words.army.out.trash)).toHaveCount(0);
				const [row] = await rows(page);
				expect([row?.deletedAt, knights(row)]).toEqual([undefined, 4]);
				await expect(other.getByRole('link', { name: words.example.army })).toBeVisible();
			});
	});
}

const FAILURES = {
	silent: {
		'a database that never opens': () => {
			const { open } = IDBFactory.prototype;
			IDBFactory.prototype.open = function (...words) {
				const request = open.apply(this, words);
				for (const type of ['success', 'error', 'blocked', 'upgradeneeded']) {
					request.addEventListener(type, (event) => event.stopImmediatePropagation());
				}
				return request;
			};
		},
		'transactions that never end': () => {
			const { get, getAll, openCursor } = IDBObjectStore.prototype;
			const mute = <T extends IDBRequest>(request: T) => {
				request.addEventListener('success', (event) => event.stopImmediatePropagation());
				return request;
			};
			IDBObjectStore.prototype.get = function (...words) {
				return mute(get.apply(this, words));
			};
			IDBObjectStore.prototype.getAll = function (...words: []) {
				return mute(getAll.apply(this, words));
			};
			IDBObjectStore.prototype.openCursor = function (...words) {
				return mute(openCursor.apply(this, words));
			};
		}
	},
	refused: {
		'no IndexedDB': () => {
			Object.defineProperty(window, 'indexedDB', { value: undefined });
		},
		'an IndexedDB that throws on access': () => {
			Object.defineProperty(window, 'indexedDB', {
				get() {
					throw new DOMException('Refused', 'SecurityError');
				}
			});
		},
		'a database that is refused': () => {
			IDBFactory.prototype.open = () => {
				throw new DOMException('Refused', 'SecurityError');
			};
		}
	}
};
const PAGES = ['/', '/army/x', '/cards/x', '/compare/x', '/league', '/league/x', '/data'];

/** The first page, and every second of the others, so that the next failure visits the rest. */
const pagesFor = (failure: number) =>
	PAGES.filter((_, index) => everywhere || index === 0 || (index + failure) % 2 === 0);

// The soak, which runs alone, also expects it within three seconds.
for (const trouble of ['silent', 'refused'] as const) {
	for (const [index, [what, install]] of Object.entries(FAILURES[trouble]).entries()) {
		test(
			`${what} is explained on every page`,
			longUnless(what === 'no IndexedDB'),
			async ({ page }) => {
				const words = catalogues.en.data.trouble;
				await page.addInitScript(install);
				for (const address of pagesFor(index)) {
					await page.goto(address);
					const explained = page.getByRole('status', { name: words[trouble].title });
					await expect(explained, address).toBeVisible({ timeout: everywhere ? 3000 : 10_000 });
					await expect(explained, address).toContainText(words[trouble].steps[1] ?? '');
				}
				await page.getByRole('link', { name: words.rules }).click();
				await expect(page.getByRole('heading', { level: 1, name: m.rules.title })).toBeVisible();
			}
		);
	}
}

test('armies appear without user action when storage answers late', async ({ page }) => {
	await changedExample(page);
	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...words) {
			const request = open.apply(this, words);
			let late = false;
			request.addEventListener('success', (event) => {
				if (late) return;
				event.stopImmediatePropagation();
				setTimeout(() => {
					late = true;
					request.dispatchEvent(new Event('success'));
				}, 3500);
			});
			return request;
		};
	});
	await page.goto('/');
	const { title } = catalogues.en.data.trouble.silent;
	await expect(page.getByRole('status', { name: title })).toBeVisible();
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
	await expect(page.getByText(title)).toHaveCount(0);
});

test('a save without an answer is explained, and the army can be exported @long', async ({
	page
}) => {
	await changedExample(page);
	await page.evaluate(() => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...words) {
			const request = put.apply(this, words);
			request.addEventListener('success', (event) => event.stopImmediatePropagation());
			return request;
		};
	});
	await page.getByRole('button', { name: more }).click();
	const alarm = page.getByRole('alert').filter({ hasText: m.army.saveSlow });
	await expect(alarm).toBeVisible();
	const download = page.waitForEvent('download');
	await alarm.getByRole('button', { name: m.army.export, exact: true }).click();
	expect((await download).suggestedFilename()).toContain('.brik');
});
