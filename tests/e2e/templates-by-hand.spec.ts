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
import { longUnless } from './long';
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
import { everywhere, inTurn } from './turns';

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

/** One template of each way to count; the soak builds all templates in every size and language. */
const VARIED: readonly TemplateId[] = ['wizards', 'carpet', 'fellowship'];

const templates = everywhere ? TEMPLATE_IDS : VARIED;

const COMBINATIONS = [
	['on a phone', PHONE, 'pl'],
	['on a desktop', DESKTOP, 'en'],
	['on a phone', PHONE, 'en'],
	['on a desktop', DESKTOP, 'pl']
] as const;

for (const [turn, [where, viewport, language]] of COMBINATIONS.entries()) {
	const phone = viewport === PHONE;
	test.describe(`${where}: ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		test.use({
			viewport,
			hasTouch: phone,
			locale: browserLocale[language]
		});
		// A whole army takes long, above all on a busy machine.

		for (const slug of templates) {
			if (isTurn())
				test(
					`a template can be rebuilt by hand: ${slug}`,
					longUnless(slug === 'carpet'),
					async ({ page }) => {
						await buildsTheTemplate(page, slug, language, phone);
					}
				);
		}
	});
}
