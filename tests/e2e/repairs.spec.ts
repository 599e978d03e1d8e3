import type { Locator, Page } from '@playwright/test';
import { applyRepair } from '$lib/army/edits/repairs';
import { placeOf, settingOf } from '$lib/army/violation-place';
import { shownArmy } from '$lib/i18n/ready-names';
import { repairText } from '$lib/i18n/repair-text';
import { violationText } from '$lib/i18n/sentences';
import { formatChange } from '$lib/points/format';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { costOf } from '$lib/rules/assessment/effect';
import { tallyOf } from '$lib/rules/registry';
import type { Repair, Violation } from '$lib/rules/violation';
import { BROKEN } from './broken-armies';
import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	PHONE,
	saved,
	test,
	type Language
} from './support';
import { everywhere } from './turns';

/** Violations with the same code and reason are one kind. */
function kindOf({ code, params }: Violation): string {
	const why = 'reason' in params ? params.reason : 'thing' in params ? params.thing : '';
	return [code, why].join(' ').trim();
}

/** The first violation of each kind. */
function kindsIn(army: Army): Violation[] {
	return [...new Map(assess(army).violations.map((one) => [kindOf(one), one])).values()];
}

test('the armies have every violation code', () => {
	const met = new Set(BROKEN.flatMap((army) => assess(army).violations).map(({ code }) => code));
	expect([...met].sort()).toEqual(Object.keys(catalogues.en.violations).sort());
});

/** The texts of a violation and its repairs in a language. */
function words(given: Army, language: Language, violation: Violation) {
	const m = catalogues[language];
	const army = shownArmy(m.presets, given);
	const place = placeOf(army, violation);
	const subject = place.of === 'unit' ? place.unit : army;
	const parts = {
		limits: m.newArmy.limits,
		stock: m.army.stock,
		rulings: m.ownRules.rulings,
		houseRules: m.structure.houseRules.title,
		reserve: m.army.reserve
	};
	const where =
		place.of === 'army'
			? parts[settingOf(place.part)]
			: (place.of === 'unit' ? place.unit : place.squad).name;
	function nameOf(repair: Repair): string {
		const text = repairText(m, repair.of === 'army' ? army : subject, repair);
		const change = costOf(army, applyRepair(army, repair));
		const priced = tallyOf(army) === 'points' && change !== 0;
		const seen = priced ? m.repaired.priced({ text, points: formatChange(change) }) : text;
		return m.spoken({ text: seen });
	}
	return {
		place,
		where: m.army.goTo({ place: where }),
		sentence: violationText(m, violation),
		step: m.edits.repair({ name: subject.name }),
		repairs: (violation.repairs ?? []).map(nameOf)
	};
}

type Words = ReturnType<typeof words>;

/** Page object for the violations in the builder. */
class Builder {
	readonly m;

	constructor(
		readonly page: Page,
		readonly language: Language,
		readonly phone: boolean
	) {
		this.m = catalogues[language];
	}

	/** Imports an army as a file. */
	async import(army: Army) {
		const { page, m, language } = this;
		await page.goto('/');
		await expect(page.getByRole('button', { name: m.home.import })).toBeVisible();
		await page.locator('input[type=file]').setInputFiles({
			name: 'broken.brik',
			mimeType: 'text/plain',
			buffer: Buffer.from(JSON.stringify(army))
		});
		await page.getByRole('button', { name: m.importing.keep }).click();
		await expect(page.getByRole('heading', { level: 1, name: army.name })).toBeVisible();
		await saved(page, language);
	}

	async openList(): Promise<Locator> {
		const { page, phone, m } = this;
		if (phone) await page.getByRole('button', { name: m.army.openBill }).click();
		return phone
			? page.getByRole('dialog', { name: m.army.bill })
			: page.getByRole('region', { name: m.army.bill });
	}

	/** Closes an open dialog. */
	async leave() {
		if ((await this.page.getByRole('dialog').count()) > 0) {
			await closeDialog(this.page, this.language);
		}
	}

	/** The list row of a violation; the place tells equal sentences apart. */
	listed(list: Locator, { sentence, where }: Words): Locator {
		return list
			.getByRole('listitem')
			.filter({ hasText: sentence })
			.filter({ has: this.page.getByRole('button', { name: where }) });
	}

	/** Goes from the list to the place, which must be visible and focused. */
	async jump(words: Words): Promise<Locator> {
		const { page } = this;
		const row = this.listed(await this.openList(), words);
		await expect(row).toHaveCount(1);
		await row.getByRole('button', { name: words.where }).click();
		const here = page
			.getByRole('listitem')
			.filter({ hasText: words.sentence })
			.and(page.locator(':focus'));
		await expect(here).toBeInViewport({ ratio: 0.9 });
		return here;
	}

	/** Checks that the violation is shown at its place. */
	async expectAt(here: Locator, { place }: Words, army: Army) {
		const { page, m, phone } = this;
		if (place.of === 'army' && place.part !== 'reserve') {
			await expect(page.getByRole('dialog', { name: army.name }).filter({ has: here })).toHaveCount(
				1
			);
			return;
		}
		if (place.of !== 'unit') {
			const group = page.getByRole('main').filter({ has: here });
			await expect(group).toHaveCount(1);
			return;
		}
		const panel = phone
			? page.getByRole('dialog', { name: place.unit.name })
			: page.getByRole('region', { name: m.unit.title });
		await expect(panel.getByRole('textbox', { name: m.unit.name, exact: true })).toHaveValue(
			place.unit.name
		);
		await expect(panel.filter({ has: here })).toHaveCount(1);
	}

	/** Opens the rule of a violation in its dialog. */
	async readRule(here: Locator, { rule }: Violation) {
		const { page, m, language } = this;
		await here.getByRole('button', { name: m.rules.cited({ rule }) }).click();
		const { title } = m.ruleTexts.rules[rule];
		await expect(
			page.getByRole('dialog', { name: m.spoken({ text: title }) }).getByText(rule, { exact: true })
		).toBeVisible();
		await closeDialog(page, language);
	}

	/** Checks whether the list has a violation. */
	async expectListed(words: Words, count: 0 | 1) {
		await expect(this.listed(await this.openList(), words)).toHaveCount(count);
		await this.leave();
	}

	/** Undoes or redoes the step with this name, whether or not it says which number it changed. */
	async step(way: 'undo' | 'redo', step: string) {
		const escaped = this.m.army[way]({ step }).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
		const name = new RegExp(`^${escaped}( \\(.+ → .+\\))?$`);
		await this.page.getByRole('button', { name }).click();
	}
}

/** Repairs at the place: the violation disappears there and in the list, and returns with undo. */
async function repairAtPlace(builder: Builder, here: Locator, words: Words) {
	const { page } = builder;
	const name = words.repairs[0] ?? '';
	await here.getByRole('button', { name, exact: true }).click();
	const sameViolation = page.getByRole('listitem').filter({
		hasText: words.sentence,
		has: page.getByRole('button', { name, exact: true })
	});
	const places = sameViolation.filter({ hasNot: page.getByRole('button', { name: words.where }) });
	await expect(places).toHaveCount(0);
	await builder.leave();
	await builder.expectListed(words, 0);
	await builder.step('undo', words.step);
	await builder.expectListed(words, 1);
}

/** Redoes an undone repair, and undoes it again. */
async function redo(builder: Builder, words: Words) {
	await builder.step('redo', words.step);
	await builder.expectListed(words, 0);
	await builder.step('undo', words.step);
}

/** Repairs in the list, with the last repair if there are several; the focus must move on. */
async function repairInList(builder: Builder, words: Words) {
	const list = await builder.openList();
	const row = builder.listed(list, words);
	const name = words.repairs.at(-1) ?? '';
	await row.getByRole('button', { name, exact: true }).click();
	await expect(row).toHaveCount(0);
	await expect(builder.page.locator('body:focus')).toHaveCount(0);
	await builder.leave();
	await builder.step('undo', words.step);
	await builder.expectListed(words, 1);
}

BROKEN.forEach((army, index) => {
	const language: Language = index % 2 === 0 ? 'pl' : 'en';
	const phone = index % 4 === 0 || index % 4 === 3;

	test.describe(`${army.name}, on a ${phone ? 'phone' : 'desktop'} in ${language}`, () => {
		test.use({ viewport: phone ? PHONE : DESKTOP, locale: browserLocale[language] });

		test(
			'every violation leads to its place and is repaired with one tap',
			longUnless(army.name === 'League'),
			async ({ page }) => {
				const builder = new Builder(page, language, phone);
				await builder.import(army);
				for (const [place, violation] of kindsIn(army).entries()) {
					await test.step(kindOf(violation), async () => {
						const texts = words(army, language, violation);
						const here = await builder.jump(texts);
						await builder.expectAt(here, texts, army);
						if (texts.repairs.length === 0) {
							await builder.readRule(here, violation);
							await builder.leave();
						} else {
							await repairAtPlace(builder, here, texts);
							if (everywhere || place % 3 === 0) await redo(builder, texts);
							if (texts.repairs.length > 1 || place % 3 === 0) await repairInList(builder, texts);
						}
					});
				}
			}
		);
	});
});
