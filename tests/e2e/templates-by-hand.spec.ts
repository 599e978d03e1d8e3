import type { Page } from '@playwright/test';
import { canonicalArmy } from '$lib/army/format/canonical';
import { TEMPLATE_IDS, templateArmy, type TemplateId } from '$lib/army/templates';
import { readBrik } from '$lib/exchange/brik';
import { formatPoints } from '$lib/points/format';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { tallyOf } from '$lib/rules/registry';
import { allUnits } from '$lib/rules/terms';
import { buildByHand } from './hand';
import { handAt } from './hand-controls';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	PHONE,
	saved,
	savedFile,
	shownTotal,
	test,
	type Language
} from './support';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

/** The army with ids numbered in order. */
function renumbered(army: Army): Army {
	const ids = new Map(allUnits(army).map(({ id }, index) => [id, `u${index + 1}`]));
	const idOf = (id = '') => ids.get(id) ?? id;
	const unitOf = (unit: Unit): Unit => ({
		...unit,
		id: idOf(unit.id),
		...('mount' in unit && { mount: idOf(unit.mount) })
	});
	return {
		...army,
		id: ID,
		units: army.units.map(unitOf),
		squads: army.squads?.map(({ members = [], banner, ...squad }, index) => ({
			...squad,
			id: `q${index + 1}`,
			members: members.map((member) => ({ ...member, unit: idOf(member.unit) })),
			banner: banner && idOf(banner)
		})),
		reserve: army.reserve && { ...army.reserve, summons: army.reserve.summons?.map(unitOf) }
	};
}

const plain = (army: Army): unknown => JSON.parse(canonicalArmy(renumbered(army)));

async function showsTotalOf(page: Page, army: Army, phone: boolean, language: Language) {
	const { total, dice } = assess(army);
	if (tallyOf(army) === 'nothing') {
		await expect(page.getByText(catalogues[language].app.noPoints).first()).toBeVisible();
	} else {
		const text = dice === undefined ? formatPoints(total) : String(dice);
		await expect(shownTotal(page, phone, language)).toHaveText(text);
	}
}

async function buildsTheTemplate(page: Page, slug: TemplateId, language: Language, phone: boolean) {
	const template = templateArmy(slug, ID, catalogues[language].templates[slug]);
	await page.goto('/');
	await buildByHand(handAt(page, language, phone), template);
	await showsTotalOf(page, template, phone, language);
	await saved(page, language);
	const reading = readBrik(await savedFile(page, language));
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	expect(plain(reading.army)).toEqual(plain(template));
}

const COMBINATIONS = [
	['pl', true],
	['en', false],
	['en', true],
	['pl', false]
] as const;

/** Each template runs in one combination of size and language, or in all with `EVERY_WAY`. */
function isAt(slug: TemplateId, language: Language, phone: boolean): boolean {
	if (process.env.EVERY_WAY) return true;
	const [wanted, wantedPhone] =
		COMBINATIONS[TEMPLATE_IDS.indexOf(slug) % COMBINATIONS.length] ?? COMBINATIONS[0];
	return wanted === language && wantedPhone === phone;
}

for (const language of ['en', 'pl'] as const) {
	for (const [where, phone] of [
		['on a phone', true],
		['on a desktop', false]
	] as const) {
		test.describe(`${where}: ${language}`, () => {
			test.use({
				viewport: phone ? PHONE : DESKTOP,
				hasTouch: phone,
				locale: browserLocale[language],
				contextOptions: { reducedMotion: 'reduce' }
			});
			// A whole army takes long, above all on a busy machine.
			test.describe.configure({ timeout: 240_000 });

			for (const slug of TEMPLATE_IDS.filter((slug) => isAt(slug, language, phone))) {
				test(`a template can be rebuilt by hand: ${slug}`, async ({ page }) => {
					await buildsTheTemplate(page, slug, language, phone);
				});
			}
		});
	}
}
