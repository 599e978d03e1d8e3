import type { Locator, Page } from '@playwright/test';
import { thirtyFiles, type SentFile } from '../setup/submissions';
import { catalogues, expect, type Language } from './support';

/** Creates a league, opens its submissions, and returns the ids that submissions need. */
export async function openSubmissions(
	page: Page,
	language: Language
): Promise<{ league: string; season: string }> {
	const { pages } = catalogues[language].leagues;
	await page.goto('/league');
	await page.getByRole('button', { name: pages.found }).click();
	const season = await page.getByRole('textbox', { name: pages.seasonName }).inputValue();
	await page.getByRole('button', { name: pages.foundIt, exact: true }).click();
	await page.getByRole('link', { name: pages.tabs.submissions }).click();
	const heading = { level: 2, name: pages.tabs.submissions };
	await expect(page.getByRole('heading', heading)).toBeVisible();
	const league = /league\/([0-9a-f-]{36})/.exec(page.url())?.[1];
	if (league === undefined) throw new Error(`No league at ${page.url()}`);
	return { league, season };
}

/** Drops files on an element, all at once. */
export async function dropOn(place: Locator, files: readonly SentFile[]): Promise<void> {
	const given = files.map(({ name, bytes }) => ({ name, bytes: [...bytes] }));
	const transfer = await place.page().evaluateHandle((all) => {
		const made = new DataTransfer();
		for (const { name, bytes } of all) made.items.add(new File([Uint8Array.from(bytes)], name));
		return made;
	}, given);
	await place.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Creates a league with thirty files in the inbox and registers their players. */
export async function fillInbox(page: Page, language: Language): Promise<SentFile[]> {
	const { referee } = catalogues[language].leagues;
	const files = await thirtyFiles(await openSubmissions(page, language));
	const players = files.filter(({ player }) => player !== undefined);
	await dropOn(page.getByRole('main'), files);
	await page.getByRole('button', { name: referee.registerAll({ count: players.length }) }).click();
	const legal = players.filter(({ reasons }) => reasons.length === 0).length;
	const accept = { name: referee.acceptAll({ count: legal }) };
	await expect(page.getByRole('button', accept)).toBeVisible();
	return files;
}

/** Opens a pending verdict and all its sections. */
export async function readVerdictOn(page: Page, language: Language, name: string): Promise<void> {
	const { referee } = catalogues[language].leagues;
	await page.getByRole('button', { name: referee.open({ name }), exact: true }).click();
	const dialog = page.getByRole('dialog', { name: referee.dialog.title({ name }) });
	await expect(dialog.getByRole('textbox', { name: referee.answer.text })).toBeVisible();
	for (const fold of await dialog.locator('summary').all()) await fold.click();
}
