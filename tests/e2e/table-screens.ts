import type { Page } from '@playwright/test';
import { GAME, gameOf, SKIRMISHERS } from '../setup/table-games';
import { catalogues, expect, putRows, started, type Language } from './support';

type Visit = (screen: string) => Promise<void>;

/** Stores a game and opens it. */
export async function openStoredGame(page: Page, game = gameOf(SKIRMISHERS)): Promise<void> {
	await page.goto('/');
	await putRows(page, 'games', [{ id: game.id, game, revision: 1, savedAt: 1 }]);
	await page.goto(`/table/${game.id}`);
	await started(page);
	await expect(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
}

/** The token of a figure. */
export const token = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`);

/** Visits the screens of the table. */
export async function visitTable(page: Page, language: Language, visit: Visit): Promise<void> {
	const { table, app } = catalogues[language];
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const close = async () => {
		await page.getByRole('dialog').getByRole('button', { name: app.close, exact: true }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	};
	await page.goto('/table');
	await started(page);
	await expect(page.getByText(table.list.none)).toBeVisible();
	await visit('no games');
	await openStoredGame(page);
	await page.goto('/table');
	await button(table.list.create).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await visit('new game');
	await close();
	await visit('games');
	await page.goto(`/table/${GAME}`);
	await button(table.turns.begins({ name: 'Rycerze' })).click();
	await visit('table');
	await token(page, 's1/0:knight#1').click();
	await expect(page.getByText(table.attack.target, { exact: true })).toBeVisible();
	await page.getByRole('dialog').locator('[data-figure="s2/0:tower#1"]').click();
	await page.getByRole('dialog').locator('summary').first().click();
	await page.getByRole('dialog').locator('summary').last().click();
	await visit('attack');
	await button(table.attack.sheet).click();
	await expect(button(table.sheet.attack)).toBeVisible();
	await visit('sheet');
	await close();
	for (const [name, label] of [
		['help', table.help.title],
		['log', table.log.title],
		['menu', table.menu.title]
	] as const) {
		await button(label).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await visit(name);
		await close();
	}
	await visitDice(page, language, visit);
}

/** Visits the dice of an attack, and the table where the app rolls none. */
async function visitDice(page: Page, language: Language, visit: Visit): Promise<void> {
	const { table, app } = catalogues[language];
	const dialog = page.getByRole('dialog');
	const close = async () => {
		await dialog.getByRole('button', { name: app.close, exact: true }).click();
		await expect(dialog).toHaveCount(0);
	};
	await token(page, 's1/0:knight#2').click();
	await dialog.locator('[data-figure="s2/0:tower#1"]').click();
	await dialog.getByRole('button', { name: table.attack.steps, exact: true }).click();
	await expect(dialog.getByRole('button', { name: table.dice.roll, exact: true })).toBeVisible();
	await visit('dice');
	await close();
	await page.getByRole('button', { name: table.menu.title, exact: true }).click();
	await dialog.getByRole('radio', { name: table.dice.modes.state }).check();
	await close();
	await visit('states only');
}
