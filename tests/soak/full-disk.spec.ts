import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { catalogues, expect, saved, startArmy, test } from '../e2e/support';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SIZE = '300m';
const m = catalogues.en;

/** Mounts a file system of a fixed size; undefined if mounting is not allowed. */
function mountSmallDisk(): string | undefined {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-disk-'));
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
			stdio: 'ignore'
		});
		return folder;
	} catch {
		rmSync(folder, { recursive: true });
		return undefined;
	}
}

function unmount(folder: string): void {
	execFileSync('umount', ['-l', folder]);
	rmSync(folder, { recursive: true });
}

/** A file that uses up all free space; each `fill` takes more. */
class Ballast {
	readonly #path: string;

	constructor(folder: string) {
		this.#path = join(folder, 'ballast');
	}

	fill(): void {
		const file = openSync(this.#path, 'a');
		for (let length = 1 << 20; length >= 1; length = length >> 1) {
			try {
				for (;;) writeSync(file, randomBytes(length));
			} catch {
				// A smaller write may still fit.
			}
		}
		closeSync(file);
	}

	remove(): void {
		rmSync(this.#path);
	}
}

/** The values of the number fields on the page. */
function counts(page: Page): Promise<string[]> {
	const fields = page.getByRole('textbox');
	return fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
}

function launch(folder: string, baseURL: string | undefined): Promise<BrowserContext> {
	return chromium.launchPersistentContext(join(folder, 'profile'), {
		...chromiumLaunch(),
		...(baseURL && { baseURL }),
		locale: 'en-GB'
	});
}

for (let round = 1; round <= ROUNDS; round += 1) {
	test(`a full disk loses no army, round ${round}`, async ({ baseURL }) => {
		const folder = mountSmallDisk();
		test.skip(!folder, 'mounting a file system is not allowed here');
		if (!folder) return;
		try {
			let context = await launch(folder, baseURL);
			let page = await context.newPage();
			await page.goto('/');
			await page.evaluate(() => navigator.serviceWorker.ready);
			await startArmy(page, 'Alfa');
			await page.getByRole('link', { name: m.app.back }).click();
			await page.getByRole('button', { name: m.home.create, exact: true }).click();
			await page.getByRole('textbox', { name: m.newArmy.name }).fill('Beta');
			await page.getByRole('button', { name: m.newArmy.create }).click();
			await expect(page.getByRole('heading', { level: 1, name: 'Beta' })).toBeVisible();
			await page.getByRole('button', { name: m.army.add, exact: true }).first().click();
			const palette = page.getByRole('dialog');
			await palette.getByRole('button', { name: m.presets.grenadier }).click();
			await palette.getByRole('button', { name: m.app.close, exact: true }).click();
			await saved(page);

			const ballast = new Ballast(folder);
			const more = page.getByRole('button', { name: m.unit.more({ what: m.presets.grenadier }) });
			const failed = page.getByRole('alert').filter({ hasText: m.army.saveFailed });
			// The browser frees some of its own space at first.
			for (let edit = 0; edit < 20 && !(await failed.isVisible()); edit += 1) {
				ballast.fill();
				await more.first().click();
				await page.waitForTimeout(300);
			}
			await expect(failed).toBeVisible();
			await page.getByRole('button', { name: m.app.retry }).click();
			await expect(failed).toBeVisible();
			ballast.remove();
			await page.getByRole('button', { name: m.app.retry }).click();
			await saved(page);
			const before = await counts(page);
			await context.close();

			context = await launch(folder, baseURL);
			page = await context.newPage();
			await page.goto('/');
			await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
			await page.getByRole('link', { name: 'Beta' }).click();
			await saved(page);
			expect(await counts(page)).toEqual(before);
			await context.close();
		} finally {
			unmount(folder);
		}
	});
}
