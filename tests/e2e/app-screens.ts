import type { Page } from '@playwright/test';
import { visitLinks } from './link-screens';
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

async function openPage(page: Page, path: string) {
	await page.goto(path);
	await started(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Visits the home page without an army, and its dialogs. */
async function visitWelcome(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	await openPage(page, '/');
	await visit('welcome');
	await page.getByRole('button', { name: m.home.first }).click();
	await visit('new army');
	await page.getByRole('radio', { name: m.armies.begin.ways.template }).check();
	await expect(page.getByText(m.templates.knights.about)).toBeVisible();
	await visit('templates');
	await closeDialog(page, language);
	await page.locator('input[type=file]').setInputFiles({
		name: 'broken.brik',
		mimeType: 'text/plain',
		buffer: Buffer.from('{')
	});
	await expect(page.getByRole('alert')).toBeVisible();
	await visit('refused file');
	await closeDialog(page, language);
}

/** Visits the dialogs of the builder. */
async function visitDialogs(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	const dialog = page.getByRole('dialog');
	const more = page.getByRole('button', { name: m.army.more, exact: true });
	await page.getByRole('button', { name: m.army.add, exact: true }).click();
	await visit('units to add');
	await closeDialog(page, language);
	for (const key of ['share', 'history', 'palette', 'keys'] as const) {
		await more.click();
		const command = dialog.getByRole('button', { name: m.commands.names[key] });
		await command.click();
		await expect(command).toHaveCount(0);
		await expect(dialog).toHaveCount(1);
		await visit(key);
		await closeDialog(page, language);
	}
	await more.click();
	await dialog.getByText(m.ownRules.rulings, { exact: true }).click();
	await dialog.getByText(m.structure.houseRules.title, { exact: true }).click();
	await visit('the army');
	await closeDialog(page, language);
}

/** Visits the builder with a violation: units, an editor, the bill, a rule. */
async function visitBuilder(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
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
	await page
		.getByRole('button', { name: /PL-WPN-20/ })
		.last()
		.click();
	const { title } = m.ruleTexts.rules['PL-WPN-20'];
	await expect(page.getByRole('dialog', { name: title })).toBeVisible();
	await visit('rule');
	await closeDialog(page, language);
	if (!isDesktop(page)) await closeDialog(page, language);
	await visitDialogs(page, language, visit);
}

/** Visits the print page: cards with all options, and the sheets with options of their own. */
async function visitPrinting(page: Page, language: Language, visit: Visit) {
	const { page: words } = catalogues[language].cards;
	await openPrinting(page, language);
	await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
	for (const fold of [words.units, words.more]) {
		await page.locator('summary').filter({ hasText: fold }).click();
	}
	await expect(page.getByRole('img', { name: words.front({ number: 1 }) })).toBeVisible();
	await visit('printing cards');
	for (const what of ['list', 'blanks', 'offset'] as const) {
		await page.getByRole('radio', { name: words.whats[what], exact: true }).check();
		await visit(`printing ${what}`);
	}
}

/** Visits the armies, the menu of one, and the page that compares. */
async function visitArmies(page: Page, language: Language, visit: Visit) {
	const m = catalogues[language];
	await openPage(page, '/');
	await visit('armies');
	await page.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
	await visit('menu of an army');
	await page.getByRole('button', { name: m.armies.menu.compare }).click();
	await expect(page.getByRole('heading', { name: m.commands.compare.charts })).toBeVisible();
	await visit('compare');
}

/** Visits the odds of what has parts of its own on their page. */
async function visitOdds(page: Page, language: Language, visit: Visit) {
	const { fights, topics } = catalogues[language].oddsParts;
	const fight = 'parry=shield&counter=shortHand&attackers=2&headOn=4&obstacle=true';
	await page.goto(`/odds?${fight}&run=6&braced=true&lance=true&attacks=4`);
	await expect(page.getByRole('heading', { name: fights.marks })).toBeVisible();
	await visit('parry, charge and damage to a creation');
	await page.goto('/odds?part=external&grinds=1&armor=2d10');
	await expect(page.getByRole('row', { name: fights.removed })).toBeVisible();
	await visit('damage to a part of a creation');
	await page.goto('/odds?mode=more&rules=skirmish');
	await expect(page.getByRole('row', { name: topics.rows.slain })).toBeVisible();
	await visit('an activation in the skirmish');
}

/** All rules, of which most tests look only at what a search finds. */
export const ALL_RULES = '/rules';

async function visitRules(page: Page, language: Language, visit: Visit) {
	const { search } = catalogues[language].ruleTexts.page;
	await openPage(page, '/rules');
	await visit(ALL_RULES);
	await page.getByRole('searchbox', { name: search }).fill('PL-WPN-2');
	await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d\d? /);
	await visit('rules that a search finds');
}

/** Visits every screen but those of leagues and games, which are in league-screens.ts and table-screens.ts. */
export async function visitAll(page: Page, language: Language, visit: Visit) {
	await visitWelcome(page, language, visit);
	await visitBuilder(page, language, visit);
	await visitPrinting(page, language, visit);
	await visitArmies(page, language, visit);
	await visitRules(page, language, visit);
	for (const path of [
		'/data',
		'/packs',
		'/odds',
		'/table/join',
		'/settings',
		'/devices',
		'/league/join',
		'/league/live',
		'/about',
		'/nowhere'
	]) {
		await openPage(page, path);
		await visit(path);
	}
	await visitOdds(page, language, visit);
	await visitLinks(page, language, visit);
}
