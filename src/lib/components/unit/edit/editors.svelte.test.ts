import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import type { Army, Creation, Figure, Minifig, Unit } from '$lib/rules/choices';
import { locale } from '$lib/state/app/locale.svelte';
import EditedUnit from '../../../../../tests/setup/EditedUnit.svelte';
import { openedArmy, visibleTextOf } from '../../../../../tests/setup/open-army';
import { inTurn } from '../../../../../tests/setup/in-turn';

const hero: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Zawisza',
	rank: 'hero',
	gear: [{ item: 'heavyHand', place: 'hand' }]
};
const beast: Creation = { kind: 'creation', id: 'u1', name: 'Smok', form: 'creature', size: 4 };
const fighter: Figure = { kind: 'figure', id: 'u1', name: 'Boromir', stature: 'good' };

async function edited(unit: Unit, choices: Partial<Army> = {}) {
	const open = await openedArmy({ units: [unit], ...choices });
	const screen = await render(EditedUnit, { open, reader: { open: vi.fn() } });
	const summary = (title: string) =>
		[...screen.container.querySelectorAll('summary')].find((head) =>
			visibleTextOf(head).startsWith(title)
		);
	return {
		open,
		screen,
		unit: () => open.army.units[0],
		unfold: (title: string) => summary(title)?.click(),
		heads: () => [...screen.container.querySelectorAll('summary')].map(visibleTextOf),
		button: (name: string | RegExp) => screen.getByRole('button', { name }),
		field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
		box: (name: RegExp) => screen.getByRole('checkbox', { name }),
		option: (name: RegExp) => screen.getByRole('radio', { name })
	};
}

const literally = (text: string) => text.replace(/[()]/g, '\\$&');

async function speak(language: 'en' | 'pl') {
	await locale.choose(language);
	await locale.load('builder');
	return locale.builder;
}

beforeEach(async () => {
	await speak('en');
});

describe.each(['en', 'pl'] as const)('the editor of a minifig in %s', (language) => {
	const itInTurn = inTurn(language);
	itInTurn('sells abilities with their price, and names supplements that are off', async () => {
		const m = await speak(language);
		const { unfold, box, unit, screen } = await edited(hero, { supplements: ['magic'] });
		unfold(m.editors.sections.abilities);
		const stealth = box(new RegExp(`^${m.terms.ledger.stealth}`));
		await expect.element(stealth).toHaveAccessibleName(/\+2 CP/);
		await expect
			.element(stealth)
			.toHaveAccessibleName(new RegExp(m.violations.SUPPLEMENT_OFF({ supplement: 'specialists' })));
		await stealth.click();
		expect(unit()).toMatchObject({ abilities: { stealth: true } });
		await expect
			.element(screen.getByText(m.violations.SUPPLEMENT_OFF({ supplement: 'specialists' })).first())
			.toBeVisible();
	});

	itInTurn('adds a mastery of the held weapon and names the weapon', async () => {
		const m = await speak(language);
		const { unfold, button, field, unit } = await edited(hero);
		await button(new RegExp(`^${m.terms.gear.heavyHand}`)).click();
		const name = field(m.editors.named({ item: m.terms.gear.heavyHand }));
		await name.fill('Szczerbiec');
		await name.element().dispatchEvent(new Event('change', { bubbles: true }));
		expect(unit()).toMatchObject({ gear: [{ item: 'heavyHand', name: 'Szczerbiec' }] });
		unfold(m.editors.sections.abilities);
		const offer = button(new RegExp(`^${m.editors.add}: Szczerbiec`));
		await expect.element(offer).toHaveTextContent('+3 CP');
		await expect.element(offer).toHaveTextContent('2d6+2');
		await offer.click();
		expect(unit()).toMatchObject({
			abilities: { weaponMaster: [{ item: 'heavyHand', name: 'Szczerbiec' }] }
		});
	});

	itInTurn('adds magic and shows what the level does not allow', async () => {
		const m = await speak(language);
		const { unfold, button, unit, screen } = await edited(hero);
		unfold(m.profile.magic.title);
		const add = button(new RegExp(`^${m.editors.add}.*: ${m.editors.magic.spells}`));
		await expect.element(add).toHaveTextContent('+1 CP');
		const none = m.violations.NO_MAGIC({ reason: 'mage' });
		await expect.element(screen.getByText(none).first()).toBeVisible();
		await button(m.unit.more({ what: m.editors.magic.level })).click();
		await expect.poll(() => screen.getByText(none).elements()).toEqual([]);
		await add.click();
		await add.click();
		expect(unit()).toMatchObject({ magic: { level: 1, areaSpells: [{ level: 1, count: 2 }] } });
	});

	itInTurn('edits cliché and notes', async () => {
		const m = await speak(language);
		const { unfold, option, field, unit, heads, open } = await edited(hero);
		unfold(m.editors.sections.cliche);
		await option(new RegExp(m.editors.cliches.barbarian)).click();
		expect(unit()).toMatchObject({ cliche: 'barbarian' });
		await expect
			.poll(heads)
			.toContain(`${m.editors.sections.cliche} ${m.editors.cliches.barbarian}`);
		unfold(m.editors.sections.notes);
		await field(m.editors.noteLabel).fill('z przodu');
		await field(m.editors.noteLabel)
			.element()
			.dispatchEvent(new Event('change', { bubbles: true }));
		expect(unit()).toMatchObject({ notes: 'z przodu' });
		expect(open.undoable).toEqual({ key: 'setNotes', name: 'Zawisza' });
	});
});

describe.each(['en', 'pl'] as const)('the editor of a creation in %s', (language) => {
	const itInTurn = inTurn(language);
	itInTurn('converts a length in studs to a size and shows the price of each size', async () => {
		const m = await speak(language);
		const { measure } = m.editors;
		const { option, field, button, unit, unfold } = await edited({ ...beast, structureLevel: 3 });
		await expect.poll(() => unit()).toMatchObject({ size: 4 });
		unfold(measure.title);
		await option(new RegExp(locale.m.app.lengthUnits.studs)).click();
		await field(measure.length).fill('28,5');
		await expect.element(button(new RegExp(measure.size({ size: 9 })))).toHaveTextContent('+15 CP');
		const larger = button(new RegExp(measure.size({ size: 10 })));
		await expect.element(larger).toHaveTextContent('+18 CP');
		await larger.click();
		expect(unit()).toMatchObject({ size: 10, measured: 9.5 });
		await field(measure.length).fill('długo');
		await expect.element(field(measure.length)).toHaveAttribute('aria-invalid', 'true');
	});

	itInTurn('adds movement, and says that buildings cannot move', async () => {
		const m = await speak(language);
		const { button, unfold, unit, option, screen } = await edited(beast);
		unfold(m.editors.sections.movement);
		const air = button(new RegExp(m.terms.ledger['propulsion.air']));
		await expect.element(air).toHaveTextContent('+5 CP');
		await air.click();
		const speed = `${m.editors.drive.speed}: ${m.terms.ledger['propulsion.air']}`;
		await button(m.unit.more({ what: speed })).click();
		expect(unit()).toMatchObject({ propulsion: [{ mode: 'air', speed: 6 }] });
		const immobile = m.violations.FORM({ reason: 'immobile' });
		const building = option(new RegExp(`^${m.terms.forms.building}`));
		await expect.element(building).toHaveAccessibleName(new RegExp(immobile));
		await building.click();
		await expect.element(screen.getByText(immobile).first()).toBeVisible();
	});

	itInTurn('adds a launcher, loads it, and keeps focus when it is removed', async () => {
		const m = await speak(language);
		const { button, unfold, unit } = await edited({ ...beast, structureLevel: 1 });
		unfold(m.editors.sections.weapons);
		const offer = button(new RegExp(`^${m.editors.add}: ${m.terms.weapons.launcher}`));
		await expect.element(offer).toHaveTextContent('+3 CP');
		await expect.element(offer).toHaveTextContent('(1d6)″');
		await offer.click();
		await button(m.unit.more({ what: `${m.editors.level}: ${m.terms.weapons.launcher}` })).click();
		await button(new RegExp(`^${m.editors.add}.*: ${m.editors.load}`)).click();
		expect(unit()).toMatchObject({
			weapons: [{ type: 'launcher', level: 2, payload: [{ level: 1 }] }]
		});
		await button(m.editors.removed({ what: m.terms.weapons.launcher })).click();
		expect(unit()).not.toHaveProperty('weapons');
		await expect.poll(() => document.activeElement?.tagName).toBe('SUMMARY');
	});

	itInTurn('numbers propulsions of the same mode', async () => {
		const m = await speak(language);
		const moves = (mode: 'ground' | 'special') => ({ mode, speed: 5 });
		const propulsion = [moves('special'), moves('ground'), moves('special')];
		const { button, field, unit, unfold } = await edited({ ...beast, propulsion });
		const { drive, name, numbered, sections } = m.editors;
		unfold(sections.movement);
		const what = numbered({ what: m.terms.ledger['propulsion.special'], number: 2 });
		await button(m.unit.more({ what: `${drive.speed}: ${what}` })).click();
		expect(unit()).toMatchObject({ propulsion: [{ speed: 5 }, { speed: 5 }, { speed: 6 }] });
		await expect.element(field(`${drive.agreed}: ${what}`)).toBeVisible();
		await expect.element(field(`${name}: ${what}`)).toBeVisible();
		const ground = m.terms.ledger['propulsion.ground'];
		await expect.element(field(`${drive.speed}: ${ground}`)).toHaveValue('5');
	});

	itInTurn('numbers weapons of the same kind without storing the number', async () => {
		const m = await speak(language);
		const launcher = { type: 'launcher', level: 2 } as const;
		const weapons = [launcher, { ...launcher, name: 'Berta' }, launcher];
		const { screen, button, field, unit, unfold } = await edited({ ...beast, weapons });
		const { editors } = m;
		unfold(editors.sections.weapons);
		const what = editors.numbered({ what: m.terms.weapons.launcher, number: 2 });
		await button(new RegExp(`^${literally(`${editors.add}: ${editors.load}, ${what}`)}`)).click();
		unfold(`${editors.details} ${what}`);
		await screen
			.getByRole('group', { name: `${editors.mounting}: ${what}`, exact: true })
			.getByRole('radio', { name: m.profile.creation.mountings.turret })
			.click();
		await expect.element(field(`${editors.builtSize}: ${what}`)).toHaveValue('2');
		const third = { ...launcher, mounting: 'turret', payload: [{ level: 1 }] };
		expect(unit()).toMatchObject({ weapons: [launcher, { name: 'Berta' }, third] });
		expect(unit()).not.toHaveProperty('weapons.2.name');
		const name = field(`${editors.name}: ${what}`);
		await name.fill('Druga');
		await name.element().dispatchEvent(new Event('change', { bubbles: true }));
		await button(editors.removed({ what: 'Druga' })).click();
		expect(unit()).toMatchObject({ weapons: [launcher, { name: 'Berta' }] });
		await expect.element(button(editors.removed({ what: m.terms.weapons.launcher }))).toBeVisible();
	});

	itInTurn('numbers held weapons of the same kind', async () => {
		const m = await speak(language);
		const blade = { item: 'shortHand', place: 'hand' } as const;
		const { button, unit } = await edited({ ...hero, gear: [blade, blade] });
		const item = m.editors.numbered({ what: m.terms.gear.shortHand, number: 2 });
		await button(m.unit.stow({ item })).click();
		expect(unit()).toMatchObject({ gear: [blade, { item: 'shortHand', place: 'stowed' }] });
	});

	itInTurn(
		'adds half a brain with its limitation, which unlocks abilities, gear and magic',
		async () => {
			const m = await speak(language);
			const { option, unfold, unit, heads } = await edited(beast);
			expect(heads().some((head) => head.startsWith(m.unit.training))).toBe(false);
			unfold(m.editors.sections.brain);
			const half = option(new RegExp(m.editors.brains.half));
			await expect.element(half).toHaveAccessibleName(/\+2 CP/);
			await half.click();
			await option(new RegExp(m.editors.limitations.enslaved)).click();
			expect(unit()).toMatchObject({ brain: { type: 'half', limitation: 'enslaved' } });
			for (const title of [m.unit.training, m.unit.gear, m.profile.magic.title]) {
				await expect.poll(() => heads().some((head) => head.startsWith(title))).toBe(true);
			}
		}
	);
});

describe('smaller rulebooks', () => {
	const titles = (heads: string[]) => heads.join(' | ');

	it('LUGPolWars has vehicles with heavy weapons and gear, but no brains', async () => {
		const cart: Creation = { ...beast, form: 'vehicle', structureLevel: 1 };
		const { heads, unfold, button, unit } = await edited(cart, { rulebook: 'lugpolwars' });
		expect(titles(heads())).not.toMatch(/Brain|Magic|Abilities|Plate/);
		unfold('Built-in weapons');
		await expect.element(button(/Add: Heavy weapon/)).toHaveTextContent('+5 CP');
		unfold('Gear');
		await button(/Add gear: Shield/).click();
		expect(unit()).toMatchObject({ gear: [{ item: 'shield' }] });
		expect(button('Stow Shield').elements()).toEqual([]);
	});

	it('shows a section that the book lacks if the unit uses it, so that it can be removed', async () => {
		const mage: Minifig = { ...hero, magic: { level: 2 } };
		const { heads, button, unit } = await edited(mage, { rulebook: 'lugpolwars' });
		expect(titles(heads())).toMatch(/Magic/);
		await button('Remove: Magic').click();
		expect(unit()).not.toHaveProperty('magic');
		await expect.poll(() => titles(heads())).not.toMatch(/Magic/);
	});

	it('QuickWars counts modules, and its mounts have no options', async () => {
		const cart: Creation = { kind: 'creation', id: 'u1', name: 'Cart', form: 'vehicle' };
		const { button, unfold, unit, option, heads } = await edited(cart, { rulebook: 'quickwars' });
		unfold('Movement');
		await button(/Moves on the ground · 1 propulsion module/).click();
		await button('More: Propulsion modules: Moves on the ground').click();
		expect(unit()).toMatchObject({ propulsion: [{ mode: 'ground', modules: 2 }] });
		await button('Remove: Moves on the ground').click();
		await option(/Creature/).click();
		await expect.poll(() => titles(heads())).not.toMatch(/Movement|Weapons/);
	});

	it('QuickWars has no officers, but keeps an existing one until its rank changes', async () => {
		const officer: Minifig = { ...hero, gear: [], rank: 'officer' };
		const { option, unit } = await edited(officer, { rulebook: 'quickwars' });
		await expect.element(option(/Officer/)).toBeChecked();
		await option(/Hero/).click();
		expect(unit()).toMatchObject({ rank: 'hero' });
		await expect.element(option(/Officer/)).not.toBeInTheDocument();
	});
});

describe.each(['en', 'pl'] as const)('the editor of a skirmish figure in %s', (language) => {
	it('shows the effect of each choice', async () => {
		const m = await speak(language);
		const { figure } = m.profile;
		const { option, box, button, unit } = await edited(fighter, { rulebook: 'skirmish' });
		const change = (statistic: string, before: string, after: string) =>
			m.unit.change({ statistic, before, after });
		const monster = option(new RegExp(figure.statures.monster));
		await expect
			.element(monster)
			.toHaveAccessibleName(new RegExp(change(m.terms.statistics.dice, '3', '4')));
		await monster.click();
		await button(m.unit.more({ what: m.editors.figure.dice })).click();
		await option(new RegExp(`^${figure.weapons.spear}`)).click();
		await box(new RegExp(`^${figure.gear.shield}`)).click();
		await box(new RegExp(figure.mounted)).click();
		await box(new RegExp(figure.storyProtection)).click();
		await box(new RegExp(figure.traits.athletic)).click();
		expect(unit()).toEqual({
			...fighter,
			stature: 'monster',
			dice: 5,
			weapon: 'spear',
			gear: ['shield'],
			mounted: true,
			storyProtection: true,
			traits: ['athletic']
		});
	});
});
