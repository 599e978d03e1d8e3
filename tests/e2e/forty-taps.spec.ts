import type { Locator, Page } from '@playwright/test';
import type { Role } from '$lib/army/ready/roles';
import type { ReadyId } from '$lib/army/ready/units';
import {
	billRows,
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	PHONE,
	saved,
	shownTotal,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

/** Limits for a first army: taps, and points of a league army. */
const MOST_TAPS = 40;
const MOST_CLICKS = 20;
/** The longest way to the next control, in screens. */
const MOST_SCREENS = 2;
const FEW_TAPS = 10;
const LEAST_POINTS = 140;
const MOST_POINTS = 150;

/** Units to take from the palette, and taps on their plus. */
const COMPANY: readonly (readonly [id: ReadyId, more: number])[] = [
	['hero', 0],
	['officer', 0],
	['swordsman', 3],
	['knight', 2],
	['archer', 3],
	['rifleman', 1]
];

/** Presses controls and counts, and measures how far away they are in screens; typing is not counted. */
function pressCounter(press: 'tap' | 'click' = 'tap') {
	let presses = 0;
	let farthest = 0;
	return {
		async tap(target: Locator) {
			presses += 1;
			const away = await target.evaluate((element) => {
				const { top, bottom } = element.getBoundingClientRect();
				return Math.max(0, bottom - innerHeight, -top) / innerHeight;
			});
			farthest = Math.max(farthest, away);
			await target[press]();
		},
		taps: () => presses,
		farthest: () => farthest
	};
}
type PressCounter = ReturnType<typeof pressCounter>;

/** Parses points such as 16½ or −1. */
function pointsIn(text: string): number {
	const [, minus, whole, half] = /^(−?)(\d*)(½?)$/.exec(text) ?? [];
	expect(`${whole}${half}`, text).not.toBe('');
	return (minus ? -1 : 1) * (Number(whole) + (half ? 0.5 : 0));
}

const sum = (points: readonly string[]) =>
	points.reduce((whole, each) => whole + pointsIn(each), 0);

function player(page: Page, { tap }: PressCounter, language: Language) {
	const m = catalogues[language];
	const dialog = page.getByRole('dialog');
	const points = async () => pointsIn(await shownTotal(page, true, language).innerText());
	const close = () => tap(dialog.last().getByRole('button', { name: m.app.close, exact: true }));
	return {
		begin: () => tap(page.getByRole('button', { name: m.home.first })),
		async create() {
			await tap(dialog.getByRole('button', { name: m.newArmy.create }));
			await expect(page.getByRole('heading', { level: 1, name: m.newArmy.untitled })).toBeVisible();
		},
		async takeTemplate() {
			await tap(dialog.getByRole('radio', { name: m.armies.begin.ways.template }));
			const { army: name } = m.templates.knights;
			await tap(dialog.getByRole('button', { name: m.armies.begin.take({ name }) }));
			await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
		},
		async recruit() {
			await tap(page.getByRole('button', { name: m.army.add, exact: true }));
			for (const [id] of COMPANY) {
				const name = page.getByText(m.presets[id], { exact: true });
				await tap(dialog.getByRole('button').filter({ has: name }));
			}
			await close();
		},
		async reinforce() {
			for (const [id, times] of COMPANY) {
				const name = m.unit.more({ what: m.presets[id] });
				const more = page.getByRole('button', { name, exact: true });
				for (let time = 0; time < times; time += 1) await tap(more);
			}
		},
		/** Adds units from the open palette, after a tap on their category. */
		async pick(chip: Role | undefined, ...ids: ReadyId[]) {
			if (chip) await tap(dialog.last().getByRole('button', { name: m.adding.chips[chip] }));
			for (const id of ids) {
				const name = page.getByText(m.presets[id], { exact: true });
				await tap(dialog.last().getByRole('button').filter({ has: name }).first());
			}
		},
		/** Two heroes, a mage with spells, a medic and a pilot. */
		async recruitPeople() {
			await tap(page.getByRole('button', { name: m.army.add, exact: true }));
			await this.pick(undefined, 'hero', 'swashbuckler', 'archer');
			await this.pick('specialists', 'mage', 'medic', 'pilot');
		},
		/** A boat of one's own with drive and gun, which the pilot steers; the palette is open at a category. */
		async buildBoat() {
			const { sections } = m.editors;
			await tap(dialog.last().getByRole('button', { name: m.adding.all, exact: true }));
			await this.pick(undefined, 'emptyCreation');
			const editor = page.getByRole('dialog', { name: m.presets.emptyCreation });
			const unfold = (title: string) => tap(editor.locator('summary').filter({ hasText: title }));
			const buy = (name: string) =>
				tap(editor.getByRole('button', { name: new RegExp(`^${m.editors.add}: ${name}`) }));
			await unfold(sections.movement);
			await buy(m.terms.ledger['propulsion.water']);
			await unfold(sections.weapons);
			await buy(m.terms.weapons.gun);
			await unfold(m.structure.crew.title.vehicle);
			await tap(editor.getByRole('checkbox', { name: new RegExp(`^${m.presets.pilot}`) }));
			await close();
		},
		/** A squad of five, and more archers. */
		async formSquad() {
			const { squad, arrange } = m.structure;
			await tap(page.getByRole('button', { name: squad.form }));
			const name = squad.first({ number: 1 });
			const group = page.getByRole('region', { name, exact: true });
			await tap(group.getByRole('button', { name: m.adding.toSquad({ name }) }));
			await this.pick(undefined, ...Array<ReadyId>(5).fill('swordsman'));
			await close();
			await tap(group.getByRole('button', { name: arrange.done, exact: true }));
			const more = page.getByRole('button', { name: m.unit.more({ what: m.presets.archer }) });
			for (let time = 0; time < 2; time += 1) await tap(more);
		},
		/** A similar army with the counts typed and a ready boat. */
		async recruitOnDesk() {
			const { crew, squad, arrange } = m.structure;
			await tap(page.getByRole('button', { name: m.army.add, exact: true }));
			await this.pick(undefined, 'hero', 'swashbuckler', 'mage', 'medic', 'pilot');
			await this.pick(undefined, 'archer', 'swordsman', 'boat');
			await close();
			await tap(page.getByRole('button', { name: crew.assign.vehicle }));
			await tap(dialog.getByRole('checkbox', { name: new RegExp(`^${m.presets.pilot}`) }));
			await close();
			for (const [id, count] of [
				['swordsman', 5],
				['archer', 3]
			] as const) {
				const label = `${m.unit.count}: ${m.presets[id]}`;
				const field = page.getByRole('textbox', { name: label });
				await tap(field);
				await field.fill(String(count));
			}
			await tap(page.getByRole('button', { name: squad.form }));
			const name = squad.first({ number: 1 });
			const group = page.getByRole('region', { name, exact: true });
			await tap(
				group.getByRole('checkbox', { name: squad.into({ name: m.presets.swordsman, what: name }) })
			);
			await tap(group.getByRole('button', { name: arrange.done, exact: true }));
			await expect(page.getByText(crew.missing.vehicle, { exact: true })).toHaveCount(0);
		},
		/** Spends the rest on more of an existing unit. */
		async spendTheRest() {
			// The points follow the last tap after the next paint.
			await saved(page, language);
			const before = await points();
			await tap(page.getByRole('button', { name: m.army.openBill }));
			const left = String(MOST_POINTS - before);
			await tap(dialog.getByRole('button', { name: m.fill.open({ points: left }) }));
			const offers = dialog.getByRole('region', { name: m.fill.kinds.more });
			await tap(offers.getByRole('button').first());
			await expect(dialog).toHaveCount(0);
			expect(await points()).toBeGreaterThan(before);
		},
		/** Checks the points, and that no error or warning is shown. */
		async isLegal() {
			expect(await points()).toBeGreaterThanOrEqual(LEAST_POINTS);
			expect(await points()).toBeLessThanOrEqual(MOST_POINTS);
			await expect(page.getByText(m.army.legal, { exact: true })).toBeVisible();
			for (const severity of [m.severities.error, m.severities.warning]) {
				await expect(page.getByText(severity, { exact: true })).toHaveCount(0);
			}
			await saved(page, language);
		},
		/** Checks that the bill adds up and that its last line opens its rule. */
		async checksBill() {
			const whole = await points();
			await tap(page.getByRole('button', { name: m.army.openBill }));
			const bill = page.getByRole('dialog', { name: m.army.bill });
			await expect(bill.getByRole('row').last()).toContainText(m.army.total);
			await expect(bill.getByRole('heading', { name: m.army.violations })).toHaveCount(0);
			const rows = await billRows(bill);
			const lines = rows.filter((cells) => cells.length === 3);
			const units = rows.filter((cells) => cells.length === 2).slice(0, -1);
			expect(lines.length).toBeGreaterThan(COMPANY.length);
			expect(sum(lines.map((cells) => cells.at(-1) ?? ''))).toBe(whole);
			expect(sum(units.map((cells) => cells.at(-1) ?? ''))).toBe(whole);
			const line = bill.getByRole('row').getByRole('button').last();
			const [rule = ''] = /[A-Z]+-[A-Z]+-\d+/.exec(await line.innerText()) ?? [];
			await tap(line);
			const text = page.getByRole('dialog').last();
			await expect(text.getByText(rule, { exact: true })).toBeVisible();
			await expect(text.getByRole('paragraph').first()).toContainText(/\p{L}{3}.*\./u);
		}
	};
}

for (const [turn, language] of (['en', 'pl'] as const).entries()) {
	test.describe(`a first visit on a phone: ${language}`, () => {
		const isTurn = inTurn(turn, 2);
		test.use({
			viewport: PHONE,
			hasTouch: true,
			locale: browserLocale[language],
			contextOptions: { reducedMotion: 'no-preference' }
		});

		if (isTurn())
			test('a legal league army takes at most forty taps and explains its price @long', async ({
				page
			}) => {
				const counter = pressCounter();
				const play = player(page, counter, language);
				await page.goto('/');
				await play.begin();
				await play.create();
				await play.recruit();
				await play.reinforce();
				await play.spendTheRest();
				await play.isLegal();
				expect(counter.taps()).toBeLessThanOrEqual(MOST_TAPS);
				await play.checksBill();
			});

		if (isTurn())
			test('so does one with heroes, mage, boat of its own with a pilot, squad, archers and medic @long', async ({
				page
			}) => {
				const counter = pressCounter();
				const play = player(page, counter, language);
				await page.goto('/');
				await play.begin();
				await play.create();
				await play.recruitPeople();
				await play.buildBoat();
				await play.formSquad();
				await play.spendTheRest();
				await play.isLegal();
				console.log(`${counter.taps()} taps, ${counter.farthest().toFixed(1)} screens`);
				expect(counter.taps()).toBeLessThanOrEqual(MOST_TAPS);
				expect(counter.farthest()).toBeLessThanOrEqual(MOST_SCREENS);
			});

		if (isTurn())
			test('a template takes at most ten taps', async ({ page }) => {
				const counter = pressCounter();
				const play = player(page, counter, language);
				await page.goto('/');
				await play.begin();
				await play.takeTemplate();
				await play.isLegal();
				expect(counter.taps()).toBeLessThan(FEW_TAPS);
			});
	});
}

test.describe('a first visit on a desk', () => {
	test.use({ viewport: DESKTOP });

	test('a legal army with a boat and a squad takes at most twenty clicks @long', async ({
		page
	}) => {
		const counter = pressCounter('click');
		const play = player(page, counter, 'en');
		await page.goto('/');
		await play.begin();
		await play.create();
		await play.recruitOnDesk();
		await expect(page.getByText(catalogues.en.army.legal, { exact: true })).toBeVisible();
		await saved(page);
		console.log(`${counter.taps()} clicks`);
		expect(counter.taps()).toBeLessThanOrEqual(MOST_CLICKS);
	});
});
