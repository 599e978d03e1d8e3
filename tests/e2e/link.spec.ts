import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { readBrik } from '$lib/exchange/brik';
import { armyLink } from '$lib/exchange/link';
import { shownArmy } from '$lib/i18n/ready-names';
import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	savedFile,
	stored,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

// A newcomer, so that the settings are empty.
test.use({ serviceWorkers: 'allow', newcomer: true });

const reading = readBrik(readFileSync('tests/fixtures/links/thirty-units.brik'));
if (!reading.ok) throw new Error(reading.problem.code);
const { army } = reading;
const digest = armyDigest(linkedArmy(army));
const hash = ((await armyLink(army, '')) ?? '').replace('/open', '');
const packed = (content: string | Uint8Array) =>
	`#b1.${deflateRawSync(content).toString('base64url')}`;
const changed = (change: object) => packed(JSON.stringify({ ...linkedArmy(army), ...change }));

/** Checks that neither armies nor settings are stored. */
async function expectNothingStored(page: Page) {
	expect(await stored(page)).toBe('[]');
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}

for (const [turn, language] of (['en', 'pl'] as const).entries()) {
	const isTurn = inTurn(turn, 2);
	for (const viewport of [PHONE, DESKTOP]) {
		test.describe(`in ${language}, ${viewport.width} px wide`, () => {
			test.use({ locale: browserLocale[language], viewport });

			if (isTurn())
				test(
					'a link previews its army and stores it on request',
					longUnless(language === 'en'),
					async ({ page }) => {
						const m = catalogues[language];
						await page.goto(`/open${hash}`);
						const main = page.getByRole('main');
						await expect(main.getByRole('heading', { level: 2, name: army.name })).toBeVisible();
						await expect(main).toContainText(digest);
						const shown = shownArmy(m.presets, army).units;
						for (const { name } of shown) await expect(main).toContainText(name);
						for (const { name } of army.squads ?? []) {
							await expect(main.getByRole('heading', { name })).toBeVisible();
						}
						await expect(main.getByRole('status').first()).toContainText('409½');
						await expect(main).toContainText(m.links.notSaved);
						await expectNothingStored(page);
						await main.getByRole('button', { name: m.links.save }).click();
						await expect(page.getByRole('heading', { level: 1, name: army.name })).toBeVisible();
						const kept = readBrik(await savedFile(page, language));
						expect(kept.ok && armyDigest(kept.army)).toBe(digest);
						expect(kept.ok && kept.army.id).toBe(army.id);
					}
				);
		});
	}

	test.describe(`in ${language}`, () => {
		test.use({ locale: browserLocale[language], viewport: PHONE });

		const refusals: {
			name: string;
			link: string;
			says: Record<Language, RegExp>;
			place?: string;
		}[] = [
			{
				name: 'of a newer version',
				link: hash.replace('b1', 'b2'),
				says: { en: /newer version of Brikmuster/, pl: /nowszej wersji Brikmustra/ }
			},
			{
				name: 'cut off',
				link: hash.slice(0, -30),
				says: { en: /incomplete: its end is missing/, pl: /niepełny: brakuje jego końca/ }
			},
			{
				name: 'with other letters behind it',
				link: `${hash}zz`,
				says: { en: /damaged: some of its letters/, pl: /uszkodzony: część liter/ }
			},
			{
				name: 'that leads elsewhere',
				link: '#content',
				says: { en: /not an army link/, pl: /nie jest link do armii/ }
			},
			{
				name: 'that inflates to 50 MB',
				link: packed(Buffer.alloc(50_000_000, ' ')),
				says: { en: /too large: more than 1 MB/, pl: /za duża: ponad 1 MB/ }
			},
			{
				name: 'nested 100,000 deep',
				link: packed(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
				says: { en: /nested deeper than 32/, pl: /zagnieżdżona głębiej niż 32/ }
			},
			{
				name: 'with a forbidden key',
				link: packed('{"__proto__":{"polluted":true}}'),
				says: { en: /forbidden field: “__proto__”/, pl: /niedozwolone pole: „__proto__”/ },
				place: '/__proto__'
			},
			{
				name: 'with half a character',
				link: changed({ name: '\ud83d' }),
				says: { en: /control characters/, pl: /znaki sterujące/ },
				place: '/name'
			},
			{
				name: 'with a field armies do not have',
				link: changed({ mana: 7 }),
				says: { en: /unknown field: “mana”/, pl: /nieznane pole: „mana”/ },
				place: '/mana'
			}
		];

		for (const { name, link, says, place } of refusals) {
			if (isTurn())
				test(
					`a link ${name} is refused with a reason`,
					longUnless(name === 'cut off'),
					async ({ page }) => {
						const m = catalogues[language];
						await page.goto('/about');
						await expect(page.getByRole('heading', { name: m.about.title })).toBeVisible();
						await page.goto(`/open${link}`);
						const alert = page.getByRole('alert');
						await expect(alert).toContainText(says[language]);
						await expect(alert).toContainText(m.importing.nothingChanged);
						if (place) await expect(alert).toContainText(m.importing.place({ path: place }));
						await expectNothingStored(page);
						expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
					}
				);
		}

		if (isTurn())
			test('the page without a link accepts a pasted one and refuses 5 MB', async ({ page }) => {
				const m = catalogues[language];
				await page.goto('/open');
				await expect(page.getByText(m.links.intro)).toBeVisible();
				const field = page.getByRole('textbox', { name: m.links.field });
				await field.evaluate((input: HTMLInputElement) => {
					input.value = `b1.${'A'.repeat(5_000_000)}`;
					input.dispatchEvent(new Event('input', { bubbles: true }));
				});
				await page.getByRole('button', { name: m.links.show }).click();
				await expect(page.getByRole('alert')).toContainText(
					m.links.refusals.linkTooLong({ code: 'linkTooLong', path: '' })
				);
				await field.fill(`https://example.org/brikmuster/open${hash}`);
				await page.getByRole('button', { name: m.links.show }).click();
				await expect(page.getByRole('heading', { level: 2, name: army.name })).toBeVisible();
				await expectNothingStored(page);
			});
	});
}

const m = catalogues.en;

test('a link reports an army that is stored already, and saves another state beside it @long', async ({
	page
}) => {
	await page.goto(`/open${hash}`);
	await page.getByRole('button', { name: m.links.save }).click();
	await saved(page).catch(() => undefined);
	await expect(page.getByRole('heading', { level: 1, name: army.name })).toBeVisible();
	await page.goto(`/open${hash}`);
	await expect(page.getByText(m.links.same)).toBeVisible();
	await expect(page.getByRole('button', { name: m.links.save })).toHaveCount(0);
	// Changes the hash, like a link opened in the same tab.
	const { units } = linkedArmy(army);
	const fewer = changed({ units: units.slice(0, 3), squads: [] });
	await page.evaluate((next) => (location.hash = next), fewer);
	await expect(page.getByText(m.links.other)).toBeVisible();
	await page.getByRole('button', { name: m.links.save }).click();
	const copy = m.home.copyName({ name: army.name });
	await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('heading', { level: 2, name: army.name })).toBeVisible();
	await page.goto(`/open${hash}`);
	await page.getByRole('link', { name: m.links.open({ name: army.name }) }).click();
	await expect(page.getByRole('heading', { level: 1, name: army.name, exact: true })).toBeVisible();
	expect(JSON.parse(await stored(page))).toHaveLength(2);
});

/** Opens a rule that a remark on the shared army cites; remarks are folded at first. */
async function clickRule(page: Page, rule: string) {
	const remarks = page.locator('details', { hasText: m.army.remarks }).first();
	if (!(await remarks.evaluate((fold) => (fold as HTMLDetailsElement).open)))
		await remarks.locator('summary').click();
	await page
		.getByRole('button', { name: m.rules.cited({ rule }) })
		.first()
		.click();
}

test('the page follows its URL back and forth, also from a rule @long', async ({ page }) => {
	const lone = { ...linkedArmy(army), name: 'Sam', units: linkedArmy(army).units.slice(0, 1) };
	const small = packed(JSON.stringify({ ...lone, squads: [], limits: { profile: 'league' } }));
	const heading = (name: string) => page.getByRole('heading', { level: 2, name });
	await page.goto(`/open${hash}`);
	await expect(heading(army.name)).toBeVisible();
	await page.evaluate((next) => (location.hash = next), small);
	await expect(heading('Sam')).toBeVisible();
	await page.goBack();
	await expect(heading(army.name)).toBeVisible();
	await clickRule(page, 'PL-PIL-05');
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(heading(army.name)).toBeVisible();
	expect(await page.evaluate(() => location.hash)).toBe(hash);
	await page.goForward();
	await page.goBack();
	await page.reload();
	await expect(heading(army.name)).toBeVisible();
});

test('a link opens offline, and shows its army even if storage is refused @long', async ({
	page,
	context
}) => {
	await page.goto('/about');
	await page.evaluate(() => navigator.serviceWorker.ready);
	await context.setOffline(true);
	await page.goto(`/open${hash}`);
	await expect(page.getByRole('button', { name: m.links.save })).toBeEnabled();
	await context.setOffline(false);
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('Refused', 'SecurityError');
		};
	});
	await page.goto('/about');
	await page.goto(`/open${hash}`);
	await expect(page.getByRole('main')).toContainText(digest);
	await expect(page.getByRole('alert')).toContainText(m.links.noStorage);
	await expect(page.getByRole('button', { name: m.links.save })).toBeDisabled();
});

test('a link made by the app has the digest of the stored army @long', async ({ page }) => {
	await page.goto('/');
	await openExample(page);
	const file = readBrik(await savedFile(page));
	if (!file.ok) throw new Error(file.problem.code);
	await page.goto(`${(await armyLink(file.army, '')) ?? ''}`);
	await expect(page.getByRole('main')).toContainText(armyDigest(linkedArmy(file.army)));
	await expect(page.getByText(m.links.same)).toBeVisible();
});

test('a rule over the page closes, reopens, and closes before another page opens from it @long', async ({
	page
}) => {
	const dialogs = page.getByRole('dialog');
	const shownAgain = async () => {
		await expect(dialogs).toHaveCount(0);
		await expect(page.getByRole('heading', { level: 2, name: army.name })).toBeVisible();
		expect(await page.evaluate(() => location.hash)).toBe(hash);
	};
	await page.goto(`/open${hash}`);
	await clickRule(page, 'PL-PIL-05');
	await closeDialog(page);
	await shownAgain();
	await clickRule(page, 'PL-PIL-05');
	await expect(dialogs).toBeVisible();
	await dialogs.getByRole('link', { name: m.ruleTexts.page.all }).click();
	await expect(page.getByRole('heading', { level: 1, name: m.rules.title })).toBeVisible();
	await page.goBack();
	await shownAgain();
	await clickRule(page, 'PL-PIL-05');
	await expect(dialogs).toBeVisible();
	await page.reload();
	await shownAgain();
	await page.getByRole('button', { name: m.links.save }).click();
	await expect(page.getByRole('heading', { level: 1, name: army.name })).toBeVisible();
	await page.goBack();
	await shownAgain();
	await expect(page.getByText(m.links.same)).toBeVisible();
});
