import { describe, expect, it } from 'vitest';
import { TEMPLATE_IDS, TEMPLATES, templateArmy, type TemplateId } from '$lib/army/templates';
import { readBrik } from '$lib/exchange/brik';
import { writeBrik } from '$lib/exchange/write-brik';
import { builder as enBuilder } from '$lib/i18n/en/builder';
import { templates as en } from '$lib/i18n/en/templates';
import { builder as plBuilder } from '$lib/i18n/pl/builder';
import { templates as pl } from '$lib/i18n/pl/templates';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import { RULEBOOKS } from '$lib/rules/registry';
import { allUnits, isMounted } from '$lib/rules/terms';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const languages = { en, pl };
type Language = keyof typeof languages;

function made(slug: TemplateId, language: Language = 'en') {
	return templateArmy(slug, ID, languages[language][slug]);
}

/** Added up by hand: CP, or general dice in a skirmish; QuickWars counts nothing. */
const TOTALS: Record<TemplateId, number> = {
	knights: 147,
	pirates: 142,
	troopers: 143,
	wizards: 145,
	undead: 141,
	ninja: 143,
	dragon: 143,
	garrison: 144,
	posse: 144,
	tankers: 145,
	convoy: 100,
	bandits: 100,
	carpet: 0,
	fellowship: 22,
	goblins: 23
};

describe('the templates', () => {
	it.each(TEMPLATE_IDS)('are legal without remarks: %s', (slug) => {
		const { violations } = assess(made(slug));
		expect(violations.filter(({ severity }) => severity !== 'info')).toEqual([]);
	});

	it.each(TEMPLATE_IDS)('have the expected total: %s', (slug) => {
		const { total, dice } = assess(made(slug));
		expect(dice ?? toCp(total)).toBe(TOTALS[slug]);
	});

	it('cover all rulebooks, and use a league’s points completely', () => {
		const books = new Set(TEMPLATE_IDS.map((slug) => TEMPLATES[slug].rulebook));
		expect([...books].sort()).toEqual([...RULEBOOKS].sort());
		for (const slug of TEMPLATE_IDS) {
			const { rulebook, limits } = made(slug);
			if (rulebook !== 'core2005') continue;
			expect(limits).toEqual({ profile: 'league' });
			expect(TOTALS[slug]).toBeGreaterThanOrEqual(140);
		}
	});

	describe.each(['en', 'pl'] as const)('in %s', (language) => {
		it.each(TEMPLATE_IDS)('are the same after writing and reading a file: %s', (slug) => {
			const army = made(slug, language);
			const bytes = new TextEncoder().encode(writeBrik(army));
			expect(readBrik(bytes)).toEqual({ ok: true, army });
		});

		it.each(TEMPLATE_IDS)('have a unique name for everything: %s', (slug) => {
			const { units, squads, about } = languages[language][slug];
			const army = made(slug, language);
			const names = allUnits(army).map(({ name }) => name);
			expect(names).toEqual(expect.arrayContaining(Object.values(units)));
			expect(new Set(names).size).toBe(names.length);
			expect(names).toHaveLength(Object.keys(units).length);
			expect(army.squads?.map(({ name }) => name)).toEqual(Object.values(squads));
			expect(about.length).toBeLessThan(100);
		});

		it('have unique names', () => {
			const names = TEMPLATE_IDS.map((slug) => made(slug, language).name);
			expect(new Set(names).size).toBe(names.length);
		});
	});

	it.each(TEMPLATE_IDS)('have mounts that can be ridden, and complete squads: %s', (slug) => {
		const army = made(slug);
		const ids = army.units.map(({ id }) => id);
		for (const unit of army.units) {
			if (!('mount' in unit) || unit.mount === undefined) continue;
			const mount = army.units.find(({ id }) => id === unit.mount);
			const crewed = mount?.kind === 'creation' && mount.form === 'emplacement';
			expect(crewed || isMounted(army, unit), unit.id).toBe(true);
		}
		const members = army.squads?.flatMap((squad) => squad.members ?? []).map(({ unit }) => unit);
		expect(new Set(members).size).toBe(members?.length);
		expect(ids).toEqual(expect.arrayContaining(members ?? []));
	});

	it('are new objects with every call', () => {
		const [one, other] = [made('knights'), made('knights')];
		one.units.forEach((unit, place) => expect(unit).not.toBe(other.units[place]));
		expect(one).toEqual(other);
	});
});

describe('the names of ready units', () => {
	it.each([
		['en', enBuilder.presets],
		['pl', plBuilder.presets]
	] as const)('are unique: %s', (_, presets) => {
		const names = Object.values(presets);
		expect(new Set(names).size).toBe(names.length);
		expect(names.every((name) => name.length <= 80)).toBe(true);
	});
});
