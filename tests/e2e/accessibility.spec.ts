import type { Locator, Page } from '@playwright/test';
import { armyLink } from '$lib/exchange/link';
import type { Army } from '$lib/rules/choices';
import { audit } from './audit';
import { longUnless } from './long';
import { catalogues, closeDialog, DESKTOP, expect, openExample, started, test } from './support';
import { targets } from './targets';
import { everywhere } from './turns';

const m = catalogues.en;

/** The number of scrollable areas that are wider than their frame. */
function wide(page: Page): Promise<number> {
	return page.evaluate(() => {
		const frames = [document.documentElement, ...document.querySelectorAll('dialog .content')];
		return frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).length;
	});
}

/** The preview is before the options: beside them or, at less than half the screen, above them. */
async function expectPreviewFirst(page: Page, preview: Locator) {
	const boxOf = async (one: Locator) =>
		(await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const sheet = await boxOf(preview);
	const option = await boxOf(page.getByRole('radio', { name: m.cards.page.whats.list }));
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	if (width >= 900) return expect(option.x).toBeGreaterThan(sheet.x + sheet.width);
	expect(option.y).toBeGreaterThan(sheet.y + sheet.height);
	expect(sheet.height).toBeLessThan(height / 2);
}

/** Visits the print page: cards with all options, and the sheets with options of their own. */
async function visitPrinting(page: Page, visit: (screen: string) => Promise<void>) {
	const { page: words } = m.cards;
	await page.getByRole('button', { name: m.commands.names.cards }).click();
	await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
	for (const fold of [words.units, words.more]) {
		await page.locator('summary').filter({ hasText: fold }).click();
	}
	const front = page.getByRole('img', { name: words.front({ number: 1 }) });
	await expect(front).toBeVisible();
	await expectPreviewFirst(page, front);
	await visit('printing cards');
	for (const what of ['list', 'blanks', 'offset'] as const) {
		await page.getByRole('radio', { name: words.whats[what], exact: true }).check();
		await visit(`printing ${what}`);
	}
	await page.getByRole('link', { name: m.example.army }).click();
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
}

/** An army with a violation, a name that wraps, a squad and a house rule. */
const WRONG: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '1b6a1f2c-4b5d-4e6f-8a9b-0c1d2e3f4a5b',
	name: 'Najemnicy Małgorzaty Brzęczyszczykiewicz-Chrząszczyk',
	rulebook: 'core2005',
	limits: { profile: 'league' },
	units: [
		{
			kind: 'minifig',
			id: 'u1',
			name: 'Zawisza',
			rank: 'mercenary',
			hands: 1,
			gear: [{ item: 'twoHanded' }]
		},
		{ kind: 'minifig', id: 'u2', name: 'Łucznik', rank: 'mercenary', count: 4 }
	],
	squads: [{ id: 's1', name: 'Straż', members: [{ unit: 'u2' }] }]
};

/** Visits the link page with each kind of link and without one. */
async function visitLinks(page: Page, visit: (screen: string) => Promise<void>) {
	const good = (await armyLink({ ...WRONG, units: WRONG.units.slice(1) }, '')) ?? '';
	const alert = page.getByRole('alert');
	await page.goto('/open');
	await expect(page.getByText(m.links.intro)).toBeVisible();
	await visit('no link');
	await page.goto(good);
	await expect(page.getByRole('button', { name: m.links.save })).toBeVisible();
	await visit('army in a link');
	await page.goto((await armyLink(WRONG, '')) ?? '');
	await expect(page.getByRole('heading', { name: m.army.violations })).toBeVisible();
	await visit('army in a link, with a violation');
	await page.goto(good.slice(0, -30));
	await expect(alert).toContainText(
		m.links.refusals.incompleteLink({ code: 'incompleteLink', path: '' })
	);
	await visit('incomplete link');
	await page.goto(good.replace('#b1', '#b2'));
	await expect(alert).toContainText(m.links.refusals.newerLink({ code: 'newerLink', path: '' }));
	await visit('link of a newer version');
}

/** Visits the rules: a search's results, because all of them at once would take axe longer than all other screens. */
async function visitRules(page: Page, visit: (screen: string) => Promise<void>) {
	await page.goto('/rules');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	if (!everywhere) {
		const { search } = m.ruleTexts.page;
		await page.getByRole('searchbox', { name: search }).fill('shield');
		await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d\d? of /);
	}
	await visit('rules');
}

/** Visits every screen but those of leagues and games, which layout.spec.ts visits. */
async function visitAll(page: Page, phone: boolean, visit: (screen: string) => Promise<void>) {
	await page.goto('/');
	await started(page);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await visit('welcome');
	await page.getByRole('button', { name: m.home.first }).click();
	await visit('new army');
	await page.getByRole('radio', { name: m.armies.begin.ways.template }).check();
	await expect(page.getByText(m.templates.knights.about)).toBeVisible();
	await visit('templates');
	await closeDialog(page);
	await page.locator('input[type=file]').setInputFiles({
		name: 'broken.brik',
		mimeType: 'text/plain',
		buffer: Buffer.from('{')
	});
	await expect(page.getByRole('alert')).toBeVisible();
	await visit('refused file');
	await closeDialog(page);
	await openExample(page);
	await page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) }).click();
	await page.getByRole('button', { name: `${m.unit.addGear}: ${m.terms.gear.heavyHand}` }).click();
	await page.getByRole('button', { name: m.unit.take({ item: m.terms.gear.heavyHand }) }).click();
	await visit('unit with a violation');
	if (phone) {
		await closeDialog(page);
		await visit('list of units');
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
	await closeDialog(page);
	if (phone) await closeDialog(page);
	await page.getByRole('button', { name: m.army.add, exact: true }).click();
	await visit('palette');
	await closeDialog(page);
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	await visit('army');
	for (const key of ['share', 'history', 'palette', 'keys'] as const) {
		const dialog = page.getByRole('dialog');
		const command = dialog.getByRole('button', { name: m.commands.names[key] });
		await command.click();
		await expect(command).toHaveCount(0);
		await expect(dialog).toHaveCount(1);
		await visit(key);
		await closeDialog(page);
		await page.getByRole('button', { name: m.army.more, exact: true }).click();
	}
	await visitPrinting(page, visit);
	const menu = page.getByRole('dialog');
	await menu.getByRole('button', { name: m.commands.names.compare, exact: true }).click();
	await expect(page.getByRole('heading', { name: m.commands.compare.charts })).toBeVisible();
	await visit('compare');
	await page.goto('/');
	await page.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
	await visit('armies with menu');
	await closeDialog(page);
	await visit('armies');
	await visitRules(page, visit);
	for (const path of [
		'/packs',
		'/odds',
		'/table/join',
		'/settings',
		'/about',
		'/data',
		'/devices',
		'/league/join',
		'/league/live',
		'/nowhere'
	]) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await visit(path);
	}
	const fight = 'parry=shield&counter=shortHand&attackers=2&headOn=4&obstacle=true';
	await page.goto(`/odds?${fight}&run=6&braced=true&lance=true&attacks=4`);
	await expect(page.getByRole('heading', { name: m.oddsParts.fights.marks })).toBeVisible();
	await visit('parry, charge and damage to a creation');
	await page.goto('/odds?part=external&grinds=1&armor=2d10');
	await expect(page.getByRole('row', { name: m.oddsParts.fights.removed })).toBeVisible();
	await visit('damage to a part of a creation');
	await page.goto('/odds?mode=more&rules=skirmish');
	await expect(page.getByRole('row', { name: m.oddsParts.topics.rows.slain })).toBeVisible();
	await visit('an activation in the skirmish');
	await visitLinks(page, visit);
}

/** Whether axe checks a screen in this look: one of them is enough, and the soak checks both. */
function isAudited(screen: string, turn: number): boolean {
	const sum = [...screen].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
	return everywhere || sum % looks.length === turn;
}

/** Two combinations are enough: colors depend only on the theme, layout only on the size. */
const looks = [
	['light', 'narrow phone', { width: 320, height: 640 }],
	['dark', 'desktop', DESKTOP]
] as const;

for (const [turn, [colorScheme, where, viewport]] of looks.entries()) {
	test.describe(`${colorScheme} on a ${where}`, () => {
		// Contrast is measured without animations.
		test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

		test(
			'axe finds no violation, and nothing is too wide or too small to tap',
			longUnless(turn === 0),
			async ({ page }) => {
				let screens = 0;
				await visitAll(page, viewport !== DESKTOP, async (screen) => {
					if (isAudited(screen, turn)) await audit(page, screen);
					expect(await wide(page), screen).toBe(0);
					expect((await targets(page)).small, screen).toEqual([]);
					screens += 1;
				});
				expect(screens).toBeGreaterThanOrEqual(12);
			}
		);
	});
}

test.describe('with forced colors', () => {
	test.use({ viewport: DESKTOP, contextOptions: { forcedColors: 'active' } });

	test('edges, states and the points bar stay visible', async ({ page }) => {
		/** The width of the outline, which replaces shadows and backgrounds. */
		const outline = (place: Locator) =>
			place.evaluate((element) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element);
				return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
			});
		await page.goto('/');
		await openExample(page);
		const rows = page.locator('.row.card');
		await expect(rows.first()).toBeVisible();
		expect(await outline(rows.first()), 'selected unit').toBe(3);
		expect(await outline(rows.nth(1)), 'unit').toBe(1);
		const tools = page.getByRole('group', { name: m.commands.groups.army });
		expect(await outline(tools.getByRole('button').first()), 'button').toBe(1);
		const nav = page.getByRole('navigation', { name: m.app.sections });
		expect(await outline(nav.locator('[aria-current]')), 'current page').toBe(3);
		const brick = page.locator('.bar > span').first();
		const [fill, empty] = await brick.evaluate((filled) => {
			const none = filled.cloneNode() as HTMLElement;
			none.style.setProperty('--filled', '0%');
			filled.after(none);
			return [filled, none].map((one) => getComputedStyle(one).backgroundImage);
		});
		expect(fill).not.toBe(empty);
		expect(await outline(brick), 'brick').toBe(1);
		await page.getByRole('button', { name: m.army.add, exact: true }).click();
		const dialog = page.getByRole('dialog');
		expect(await outline(dialog), 'dialog').toBe(1);
		const chips = dialog.getByRole('group', { name: m.adding.categories }).locator('.pill');
		expect(await outline(chips.first()), 'pressed chip').toBe(3);
		expect(await outline(chips.nth(1)), 'chip').toBe(1);
		await closeDialog(page);
		await page.keyboard.press('Control+k');
		const options = dialog.getByRole('option');
		expect(await outline(options.first()), 'selected command').toBe(3);
		expect(await outline(options.nth(1)), 'command').toBe(0);
		await page.keyboard.press('Escape');
		await nav.getByRole('link', { name: m.app.settings }).click();
		const choices = page.getByRole('group', { name: m.app.language }).locator('label');
		await expect(choices).toHaveCount(2);
		expect((await Promise.all((await choices.all()).map(outline))).sort()).toEqual([1, 3]);
	});
});
