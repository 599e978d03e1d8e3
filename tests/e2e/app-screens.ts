import type { Page } from '@playwright/test';
import {
	catalogues,
	closeDialog,
	expect,
	openExample,
	openPrinting,
	started,
	type Language
} from './support';

/** Whether the builder shows its three panels side by side. */
const isDesktop = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1080;

type Visit = (screen: string) => Promise<void>;

/** Visits the dialogs of the builder. */
async function visitDialogs(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: m.army.add, exact: true }).click();
	await visit('palette');
	await closeDialog(page, language);
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	await dialog.getByText(m.ownRules.rulings, { exact: true }).click();
	await dialog.getByText(m.structure.houseRules.title, { exact: true }).click();
	await visit('the army');
	await closeDialog(page, language);
}

/** Visits the builder with a violation: units, an editor, the bill. */
async function visitBuilder(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	await page.goto('/');
	await openExample(page, language);
	await page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) }).click();
	const editor = isDesktop(page)
		? page.getByRole('region', { name: m.unit.title })
		: page.getByRole('dialog');
	const offer = `${m.unit.addGear}: ${m.terms.gear.heavyHand}`;
	await editor.getByRole('button', { name: offer }).click();
	await editor.getByRole('button', { name: m.unit.take({ item: m.terms.gear.heavyHand }) }).click();
	const { abilities } = m.editors.sections;
	const magic = m.profile.magic.title;
	for (const fold of [m.unit.training, abilities, magic]) {
		await editor.getByText(fold, { exact: true }).click();
	}
	await visit('editor');
	if (!isDesktop(page)) {
		await closeDialog(page, language);
		await visit('units');
		await page.getByRole('button', { name: m.army.openBill }).click();
	}
	await visit('bill');
	if (!isDesktop(page)) await closeDialog(page, language);
	await visitDialogs(page, language, visit);
}

/** Visits the print page with all options, and the duplex test. */
async function visitPrinting(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	const { page: words } = m.cards;
	await openPrinting(page, language);
	await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
	for (const fold of [words.units, words.more]) {
		await page.locator('summary').filter({ hasText: fold }).click();
	}
	await expect(page.getByRole('img', { name: words.front({ number: 1 }) })).toBeVisible();
	await visit('printing');
	await page.getByRole('radio', { name: words.whats.offset, exact: true }).check();
	await visit('duplex test');
}

/** Visits the main screens. */
export async function visitAll(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	await page.goto('/');
	await started(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await visit('welcome');
	await page.getByRole('button', { name: m.home.first }).click();
	await visit('new army');
	await closeDialog(page, language);
	await visitBuilder(page, language, visit);
	await visitPrinting(page, language, visit);
	await page.goto('/');
	await page.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
	await visit('menu of an army');
	await page.getByRole('button', { name: m.armies.menu.compare }).click();
	await expect(page.getByRole('heading', { name: m.commands.compare.charts })).toBeVisible();
	await visit('compare');
	for (const path of [
		'/',
		'/data',
		'/rules',
		'/packs',
		'/odds',
		'/table/join',
		'/settings',
		'/devices',
		'/league/join',
		'/league/live',
		'/about'
	]) {
		await page.goto(path);
		await started(page);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await visit(path);
	}
}
