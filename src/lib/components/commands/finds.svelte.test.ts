import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { READY_UNITS, type ReadyId } from '$lib/army/ready/units';
import type { Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import { CONTENTS } from '$lib/state/rules/all-rules';
import { pageTexts } from '$lib/state/rules/page-texts';
import { openedArmy } from '../../../../tests/setup/open-army';
import { finder } from './all-finds';
import { appCommands } from './app-commands';
import { COMMANDS } from './builder-commands';
import type { AppScreen, CommandContext, Screen } from './command-context';

const todo = vi.fn();
const appScreen: AppScreen = { page: todo, army: todo, rule: todo, newArmy: todo, import: todo };
const screen: Screen = {
	...appScreen,
	...{ show: todo, choose: todo, edit: todo, rename: todo, add: todo, copy: todo, remove: todo },
	...{ bill: todo, export: todo, duplicate: todo, deleteArmy: todo, compare: todo, cards: todo },
	...{ play: todo, spend: todo }
};
const stored: Army = {
	...newArmy('a2', 'Żmije', { profile: 'free' }),
	units: [
		{ kind: 'minifig', id: 'u1', name: 'Żmij Północny', rank: 'mercenary' },
		{ kind: 'minifig', id: 'u2', name: 'Knight', rank: 'mercenary' }
	]
};

describe.each(['en', 'pl'] as Language[])('the search: %s', (language) => {
	let inBuilder: (typed: string) => string[];
	let elsewhere: (typed: string) => string[];

	beforeEach(async () => {
		await locale.choose(language);
		await locale.load('builder', 'rules', 'combatRules');
		const open = await openedArmy({
			units: [{ kind: 'minifig', id: 'u1', name: 'Zawisza', rank: 'hero' }]
		});
		const context: CommandContext = { open, unit: open.army.units[0], screen };
		const unit = { kind: 'minifig', name: 'Archer', rank: 'officer' } as const;
		const shared = {
			stored: [stored, newArmy('a3', locale.builder.presets.archer, { profile: 'free' })],
			saved: [
				{ id: 'o1', rulebook: 'core2005' as const, unit, name: locale.builder.presets.archer }
			],
			packs: [],
			texts: pageTexts()
		};
		const finds = [
			finder(locale.builder, { ...shared, context, screen }),
			finder(locale.builder, { ...shared, context: undefined, screen: appScreen })
		];
		[inBuilder, elsewhere] = finds.map(
			(find) => (typed: string) => find(typed).map(({ id }) => id)
		) as [typeof inBuilder, typeof elsewhere];
	});

	const everywhere = (typed: string, id: string) =>
		[inBuilder, elsewhere].filter((find) => !find(typed).includes(id)).map(() => `${typed}: ${id}`);

	it('finds every ready unit, chapter and rule by its name on every page', () => {
		const texts = pageTexts();
		const ready = Object.values(READY_UNITS).flatMap((kits) => Object.keys(kits) as ReadyId[]);
		const missing = [
			...ready.flatMap((id) => everywhere(locale.builder.presets[id], `addReady ${id}`)),
			...CONTENTS.flatMap(({ chapters }) =>
				chapters.flatMap(({ id, rules }) => [
					...everywhere(texts.chapters[id], `chapter ${id}`),
					...rules.flatMap((rule) => [
						...everywhere(rule, `rule ${rule}`),
						...everywhere(texts.rules[rule].title, `rule ${rule}`)
					])
				])
			)
		];
		expect(missing).toEqual([]);
	});

	it('finds every page and command by its name', () => {
		const { names } = locale.builder.commands;
		const commands = COMMANDS.filter(({ key }) => key !== 'palette');
		expect(commands.filter(({ key }) => !inBuilder(names[key]).includes(key))).toEqual([]);
		expect(appCommands.filter(({ key }) => !elsewhere(names[key]).includes(key))).toEqual([]);
	});

	it('finds a page first by its name', () => {
		expect(elsewhere(locale.builder.app.league)[0]).toBe('league');
	});

	it('finds units of all armies, saved units and prices', () => {
		expect(inBuilder('zawisza')).toContain('goTo u1');
		expect(everywhere('zmij polnocny', 'unit a2 u1')).toEqual([]);
		const { archer, knight } = locale.builder.presets;
		expect(everywhere(archer, 'addOwn o1')).toEqual([]);
		expect(everywhere(knight, 'unit a2 u2')).toEqual([]);
		const { gear, gearExamples } = locale.builder.terms;
		expect(everywhere(gear.shield, 'price core2005 gear shield')).toEqual([]);
		expect(inBuilder(gear.shield)).toContain('gear shield');
		const [example = ''] = (gearExamples.heavyHand ?? '').split(',');
		expect(everywhere(example, 'price core2005 gear heavyHand')).toEqual([]);
	});

	it('finds an army first by its whole name, unless a unit of that name can be added at once', () => {
		const { archer } = locale.builder.presets;
		for (const find of [inBuilder, elsewhere]) {
			expect(find('zmije')[0]).toBe('open a2');
			expect(find('zmij').slice(0, 2)).toEqual(['open a2', 'unit a2 u1']);
		}
		expect(elsewhere(archer)[0]).toBe('open a3');
		expect(inBuilder(archer)[0]).toBe('addReady archer');
	});

	const words: Record<Language, Record<string, string>> = {
		pl: { mag: 'addReady mage', szarża: 'chapter CHG', wklej: 'import' },
		en: { mage: 'addReady mage', charge: 'chapter CHG', paste: 'import' }
	};
	it.each(Object.entries(words[language]))('finds first what “%s” means: %s', (typed, id) => {
		for (const find of [inBuilder, elsewhere]) expect(find(typed).slice(0, 5)).toContain(id);
	});
});
