import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TEMPLATE_IDS, type TemplateId } from '$lib/army/templates';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	stored,
	test,
	type Language
} from './support';
import { everywhere, inTurn } from './turns';

/** Page object for a list with many armies. */
function armyList(page: Page, language: Language) {
	const m = catalogues[language];
	const card = (name: string) => page.getByRole('article').filter({ hasText: name });
	return {
		m,
		card,
		names: () => page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts(),
		/** Takes a template from the dialog, then returns to the list. */
		async take(name: string, first: boolean) {
			const { first: build, create } = m.home;
			await page.getByRole('button', { name: first ? build : create }).click();
			await page.getByRole('radio', { name: m.armies.begin.ways.template }).check();
			await page.getByRole('button', { name: m.armies.begin.take({ name }), exact: true }).click();
			await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
			await page.getByRole('link', { name: m.app.back }).click();
			await expect(card(name)).toBeVisible();
		},
		async menu(name: string) {
			await page.getByRole('button', { name: m.home.more({ name }), exact: true }).click();
			await expect(page.getByRole('dialog')).toBeVisible();
		},
		search: (text: string) => page.getByRole('searchbox').fill(text)
	};
}

/** Tags, exports, archives and deletes two armies in the compact list, each time with undo. */
async function changeTogether(page: Page, language: Language, both: readonly string[]) {
	const { app, armies, home } = catalogues[language];
	const { many, archive } = armies;
	const count = both.length;
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const rows = () => page.getByRole('checkbox', { name: many.choose({ name: '' }) });
	await button(many.compact).click();
	await expect(rows().first()).toBeVisible();
	const all = await rows().count();
	for (const name of both)
		await page.getByRole('checkbox', { name: many.choose({ name }) }).check();
	await expect(page.getByText(many.chosen({ count }))).toBeVisible();
	const download = page.waitForEvent('download');
	await button(home.export).click();
	const path = await (await download).path();
	const records = readFileSync(path, 'utf8').trim().split('\n');
	expect(records.map((line) => (JSON.parse(line) as { record?: string }).record)).toEqual([
		undefined,
		...both.map(() => 'army'),
		'end'
	]);
	for (const [name, done] of [
		[archive.put, many.archived({ count })],
		[home.delete, many.deleted({ count })]
	] as const) {
		await button(name).click();
		await expect(page.getByText(done)).toBeVisible();
		await expect(rows()).toHaveCount(all - count);
		await button(app.undo).click();
		await expect(rows()).toHaveCount(all);
	}
	await button(many.tag).click();
	await page.getByRole('textbox', { name: armies.menu.newTag }).fill('dwa');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('link').filter({ hasText: 'dwa' })).toHaveCount(count);
	await button(app.undo).click();
	await expect(page.getByRole('link').filter({ hasText: 'dwa' })).toHaveCount(0);
	await button(many.roomy).click();
}

/** Templates of each rulebook; the soak takes all. */
const VARIED: readonly TemplateId[] = ['knights', 'wizards', 'bandits', 'carpet', 'goblins'];
const templates = everywhere ? TEMPLATE_IDS : VARIED;

const COMBINATIONS = [
	['phone', PHONE, 'pl', 'KANAPY'],
	['desktop', DESKTOP, 'en', 'dust']
] as const;

for (const [turn, [where, viewport, language, word]] of COMBINATIONS.entries()) {
	test.describe(`on a ${where} in ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length, 1);
		test.use({
			viewport,
			locale: browserLocale[language]
		});

		if (isTurn())
			test('templates are taken, and one is found, tagged, archived and unarchived', async ({
				page
			}) => {
				const { m, card, names, take, menu, search } = armyList(page, language);
				const { find, archive, menu: words } = m.armies;
				const texts = templates.map((slug) => m.templates[slug].army);
				await page.goto('/');
				for (const [index, name] of texts.entries()) await take(name, index === 0);
				expect(await names()).toEqual(texts.toReversed());
				await expect(page.getByText(m.home.legal, { exact: true })).toHaveCount(texts.length);

				await page.getByLabel(find.order).selectOption('name');
				const inOrder = [...texts].sort(new Intl.Collator(language).compare);
				await expect.poll(names).toEqual(inOrder);
				await page.reload();
				await expect.poll(names).toEqual(inOrder);

				const { army: bandits, units } = m.templates.bandits;
				await search(word);
				await expect(card(bandits)).toBeVisible();
				await expect.poll(async () => (await names()).length).toBeLessThan(texts.length);
				await search(units.cannon);
				await expect.poll(names).toEqual([bandits]);
				await menu(bandits);
				await page.getByRole('textbox', { name: words.newTag }).fill('Żółta ćma');
				await page.getByRole('button', { name: words.addTag }).click();
				const remove = words.removeTag({ name: 'Żółta ćma' });
				await expect(page.getByRole('button', { name: remove })).toBeVisible();
				await closeDialog(page, language);
				await search('cma zolt');
				await expect.poll(names).toEqual([bandits]);
				await page.getByRole('button', { name: find.clear }).click();
				await page.getByRole('button', { name: 'Żółta ćma', exact: true }).click();
				await expect.poll(names).toEqual([bandits]);

				await menu(bandits);
				await page.getByRole('button', { name: archive.put }).click();
				await expect(
					page.getByRole('heading', { name: archive.title({ count: 1 }) })
				).toBeVisible();
				await page.getByRole('button', { name: find.clear }).click();
				await expect(card(bandits)).toHaveCount(0);
				await page.reload();
				const fold = page.getByText(archive.title({ count: 1 }));
				await fold.click();
				await expect(card(bandits)).toContainText('Żółta ćma');
				await menu(bandits);
				await page.getByRole('button', { name: archive.bringBack }).click();
				await expect(fold).toHaveCount(0);
				await expect(card(bandits)).toBeVisible();
				const [kept] = (JSON.parse(await stored(page)) as { tags?: string[] }[]).filter(
					({ tags }) => tags
				);
				expect(kept).toMatchObject({ tags: ['Żółta ćma'], revision: 1, army: { name: bandits } });
				await changeTogether(page, language, [bandits, texts[0] ?? '']);
				await expect(card(bandits)).toBeVisible();
			});

		if (isTurn())
			test('renaming an army in the list can be undone @long', async ({ page }) => {
				const { m, card, menu } = armyList(page, language);
				await page.goto('/');
				await openExample(page, language);
				await page.getByRole('link', { name: m.app.back }).click();
				await menu(m.example.army);
				const name = page.getByRole('textbox', { name: m.armies.menu.name });
				await name.fill('Zażółć gęślą jaźń');
				await name.press('Enter');
				await expect(page.getByRole('dialog', { name: 'Zażółć gęślą jaźń' })).toBeVisible();
				await closeDialog(page, language);
				await card('Zażółć gęślą jaźń').getByRole('link').click();
				const step = m.edits.renameArmy({ name: 'Zażółć gęślą jaźń' });
				await page.getByRole('button', { name: m.army.undo({ step }) }).click();
				await expect(page.getByRole('heading', { level: 1, name: m.example.army })).toBeVisible();
			});

		if (isTurn())
			test('a unit is saved in one army and added to another @long', async ({ page }) => {
				const { m, take } = armyList(page, language);
				const phone = viewport === PHONE;
				const { officer: name, army } = m.example;
				await page.goto('/');
				await openExample(page, language);
				await page.getByRole('button', { name: m.army.edit({ name }), exact: true }).click();
				await page.getByRole('button', { name: m.ownUnits.keep }).click();
				await expect(page.getByRole('button', { name: m.ownUnits.kept })).toBeVisible();
				if (phone) await closeDialog(page, language);
				await page.getByRole('link', { name: m.app.back }).click();
				await expect(page.getByRole('heading', { level: 2, name: army })).toBeVisible();
				await take(m.templates.knights.army, false);
				await page.getByRole('link', { name: m.templates.knights.army }).click();
				await page.getByRole('button', { name: m.army.add, exact: true }).click();
				const mine = page.getByRole('list', { name: m.ownUnits.title });
				await mine.getByRole('button', { name }).click();
				await closeDialog(page, language);
				await expect(
					page.getByRole('button', { name: m.army.edit({ name }), exact: true })
				).toBeVisible();
			});
	});
}

test.describe('the compact list on a phone, in pl', () => {
	test.use({ viewport: PHONE, locale: browserLocale.pl });

	test('shows the points and figures of an army, and the number of other facts @long', async ({
		page
	}) => {
		const { m, take } = armyList(page, 'pl');
		const names = [m.templates.knights.army, m.templates.pirates.army];
		await page.goto('/');
		for (const [place, name] of names.entries()) await take(name, place === 0);
		await page.getByRole('button', { name: m.armies.many.compact, exact: true }).click();
		const knights = page.getByRole('link', { name: names[0] ?? '' });
		const first = knights.getByText(m.home.of({ points: '147', limit: '150' })).first();
		await expect(first).toBeVisible();
		await expect(knights.getByText(m.home.figures({ count: 16 })).first()).toBeVisible();
		await expect(knights.getByText('+1', { exact: true })).toBeVisible();
		await page.setViewportSize(DESKTOP);
		await expect(knights.getByText('+1', { exact: true })).toHaveCount(0);
		await expect(knights.getByText(m.home.rulebooks.core2005).first()).toBeVisible();
	});
});
