import type { Page } from '@playwright/test';
import { longUnless } from './long';
import { catalogues, expect, openExample, saved, stored, test } from './support';

const m = catalogues.en;
const more = m.unit.more({ what: m.example.knight });

/** Stops a window from announcing its changes, as if the others were asleep. */
function mute(window: Page): Promise<void> {
	return window.evaluate(() => {
		BroadcastChannel.prototype.postMessage = () => undefined;
	});
}

/** Renames the unit whose editor is open. */
async function rename(window: Page, name: string): Promise<void> {
	const editor = window.getByRole('region', { name: m.unit.title });
	const field = editor.getByRole('textbox', { name: m.unit.name, exact: true });
	await field.fill(name);
	await field.press('Enter');
}

test('a change in one window appears in the other', async ({ page, context }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(other.getByText('0 left').first()).toBeVisible();
	await page.getByRole('button', { name: more }).click();
	await expect(other.getByText('10 over').first()).toBeVisible();
	await expect(other.getByText(m.army.notices.changedElsewhere)).toBeVisible();
	await other.getByRole('button', { name: m.army.undo({ step: m.edits.otherWindow() }) }).click();
	await expect(page.getByText('0 left').first()).toBeVisible();
});

test('a window that was asleep does not overwrite a save of another window', async ({
	page,
	context
}) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const sleeper = await context.newPage();
	await sleeper.goto(page.url());
	await expect(sleeper.getByText('0 left').first()).toBeVisible();
	await mute(page);
	await page.getByRole('button', { name: more }).click();
	await saved(page);
	const archer = m.unit.more({ what: m.example.archer });
	await sleeper.getByRole('button', { name: archer }).click();
	// Both edits count: a knight (10) and an archer (9) above 150.
	await expect(sleeper.getByText('19 over').first()).toBeVisible();
	await expect(page.getByText('19 over').first()).toBeVisible();
	const [row] = JSON.parse(await stored(page)) as { army: { units: { count: number }[] } }[];
	expect(row?.army.units.map(({ count }) => count)).toEqual([1, 1, 4, 6, 5, 1]);
});

for (const [order, first] of [
	['the one that saved first', 0],
	['the one that saved last', 1]
] as const) {
	test(
		`conflicting edits of one unit are both kept, whichever window closes: ${order}`,
		longUnless(first === 0),
		async ({ page, context }) => {
			await page.goto('/');
			await openExample(page);
			await saved(page);
			const other = await context.newPage();
			await other.goto(page.url());
			await expect(other.getByText('0 left').first()).toBeVisible();
			await mute(page);
			await rename(page, 'First');
			await saved(page);
			await rename(other, 'Second');
			await expect(other.getByText(m.army.notices.bothKept)).toBeVisible();
			const row = (window: Page, name: string) =>
				window.getByRole('button', { name: m.army.edit({ name }) });
			await expect(row(other, 'First')).toBeVisible();
			await [page, other][first]?.close();
			const left = first === 0 ? other : page;
			await left.reload();
			await expect(row(left, 'First')).toBeVisible();
			await left.goto('/');
			await left.getByRole('link', { name: m.army.otherVersion({ name: m.example.army }) }).click();
			await expect(row(left, 'Second')).toBeVisible();
		}
	);
}

test('an army deleted in another window can be restored @long', async ({ page, context }) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	const other = await context.newPage();
	await other.goto('/');
	await other.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
	await other.getByRole('button', { name: m.home.delete }).click();
	await expect(page.getByText(m.army.out.trash)).toBeVisible();
	await page.getByRole('button', { name: m.army.restore }).click();
	await expect(other.getByRole('link', { name: m.example.army })).toBeVisible();
});

test('a window of the old version saves, lets a newer one open, and asks for a reload @long', async ({
	page,
	context
}) => {
	await page.goto('/');
	await openExample(page);
	await saved(page);
	await page.getByRole('button', { name: more }).click();
	const newer = await context.newPage();
	await newer.goto('/about');
	const opened = await newer.evaluate(
		() =>
			new Promise<number>((done, failed) => {
				const opening = indexedDB.open('brikmuster', 1000);
				opening.onsuccess = () => {
					done(opening.result.version);
					opening.result.close();
				};
				opening.onerror = () => failed(new Error('not opened'));
			})
	);
	expect(opened).toBe(1000);
	await expect(page.getByText(m.updates.upgraded)).toBeVisible();
	await expect(page.getByRole('button', { name: m.updates.reload })).toBeVisible();
	await page.getByRole('button', { name: more }).click();
	const alert = page.getByRole('alert').filter({ hasText: m.updates.upgraded });
	await expect(alert).toBeVisible();
	await expect(page.getByText(m.army.saveFailed)).toHaveCount(0);
	await expect(page.getByText(m.data.trouble.refused.title)).toHaveCount(0);
	const reloaded = page.waitForEvent('load');
	await alert.getByRole('button', { name: m.updates.reload }).click();
	await reloaded;
	// The edit that could not be saved is not lost.
	await expect(page.getByText('20 over').first()).toBeVisible();
	await saved(page);
});
