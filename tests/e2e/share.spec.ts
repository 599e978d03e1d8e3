import type { Page } from '@playwright/test';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { readBrik } from '$lib/exchange/brik';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	savedFile,
	shownTotal,
	started,
	test,
	type Language
} from './support';

interface CopyingWindow {
	copied: string[];
}

/** Remembers copied texts, since browsers under test have no clipboard. */
async function watchCopies(page: Page) {
	await page.addInitScript(() => {
		const copied: string[] = [];
		Object.assign(window, { copied });
		Clipboard.prototype.writeText = (text) => {
			copied.push(text);
			return Promise.resolve();
		};
	});
	return () => page.evaluate(() => (window as unknown as CopyingWindow).copied.at(-1) ?? '');
}

async function paste(page: Page, text: string) {
	await page.evaluate((pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', pasted);
		dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
	}, text);
}

/** The digest of the open army, as its link has it. */
async function digestOf(page: Page, language: Language): Promise<string> {
	const reading = readBrik(await savedFile(page, language));
	if (!reading.ok) throw new Error(reading.problem.code);
	return armyDigest(linkedArmy(reading.army));
}

async function openSharing(page: Page, language: Language) {
	const { army, commands, share } = catalogues[language];
	await page.getByRole('button', { name: army.more, exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: commands.names.share }).click();
	await expect(page.getByRole('dialog', { name: share.title })).toBeVisible();
}

test.describe('on a Polish phone', () => {
	test.use({ locale: browserLocale.pl, viewport: PHONE });

	test('a shared text gives the same army where it is pasted', async ({
		page,
		browser,
		baseURL
	}) => {
		const [pl, en] = [catalogues.pl, catalogues.en];
		const copied = await watchCopies(page);
		await page.goto('/');
		await openExample(page, 'pl');
		const total = await shownTotal(page, true, 'pl').innerText();
		await openSharing(page, 'pl');
		await expect(page.getByRole('img', { name: pl.share.code })).toBeVisible();
		await page.getByRole('button', { name: pl.share.copyText }).click();
		await expect(page.getByRole('dialog').getByText(pl.share.copied.plain)).toBeVisible();
		const text = await copied();
		expect(text).toContain(`${total} punktów`);
		await closeDialog(page, 'pl');
		const digest = await digestOf(page, 'pl');

		const context = await browser.newContext({
			locale: browserLocale.en,
			viewport: DESKTOP,
			baseURL: baseURL ?? ''
		});
		const other = await context.newPage();
		await other.goto('/');
		await started(other);
		await paste(other, `Hej!\n${text}Pozdrawiam`);
		const dialog = other.getByRole('dialog', { name: en.importing.title });
		await expect(dialog).toContainText(pl.example.army);
		await dialog.getByRole('button', { name: en.importing.keep }).click();
		await expect(other.getByRole('heading', { level: 1, name: pl.example.army })).toBeVisible();
		await expect(shownTotal(other, false)).toHaveText(total);
		expect(await digestOf(other, 'en')).toBe(digest);
		await context.close();
	});
});

test('a pasted link that is damaged is explained, and other text is ignored @long', async ({
	page
}) => {
	const m = catalogues.en;
	await page.goto('/');
	await started(page);
	await paste(page, 'just words');
	await paste(page, 'https://example.org/open#b1.fZBLT8MwEIT');
	const { incompleteLink } = m.links.refusals;
	await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
		incompleteLink({ code: 'incompleteLink', path: '' })
	);
	await page
		.getByRole('dialog')
		.getByRole('button', { name: m.app.close, exact: true })
		// The dialog has not left the history when the next text is pasted.
		.evaluate((close: HTMLElement) => {
			close.click();
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', 'B1/01234567/2/3/abc');
			dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
		});
	await expect(page.getByRole('dialog').getByRole('alert')).toContainText('1, 3');
	await closeDialog(page);
	await expect(page).toHaveURL('/');
});
