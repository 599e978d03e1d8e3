import type { Locator, Page } from '@playwright/test';
import type { Unit } from '../../src/lib/rules/choices';
import { armyOf, figureId, gameOf, SKIRMISHERS } from '../setup/table-games';
import { browserLocale, expect, PHONE, test } from './support';
import { TableByHand } from './table-by-hand';
import { openStoredGame } from './table-screens';

/** Taps that an attack takes where no rule asks for a choice: figure, target, roll, apply. */
const ATTACK = 4;
/** The same for a squad on a squad: also “the whole squad”, and who takes the results. */
const SQUAD = 6;

const figure = { kind: 'minifig', rank: 'mercenary' } as const;
const army = (number: number, name: string, unit: string, item: 'longRanged' | 'shortHand') => {
	const units: Unit[] = [{ ...figure, id: unit, name: unit, count: 6, gear: [{ item }] }];
	const squads = [{ id: 'q', name: `${name} I`, members: [{ unit, count: 3 }] }];
	return { ...armyOf(number, name, units), squads };
};
const ARMIES = [
	army(1, 'Archers', 'archer', 'longRanged'),
	army(2, 'Swords', 'sword', 'shortHand')
];
const archer = (number: number) => figureId(1, 'archer', number);
const sword = (number: number) => figureId(2, 'sword', number);

/** Every die of the app shows a 3: all hit, nobody falls, and nothing explodes. */
async function alwaysThree(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const random = crypto.getRandomValues.bind(crypto);
		crypto.getRandomValues = (array) =>
			array instanceof Uint32Array && array.length === 1
				? (array.fill(2) as typeof array)
				: random(array);
	});
}

/** A player whose taps are counted. */
class Taps {
	readonly table: TableByHand;
	#count = 0;

	constructor(
		readonly page: Page,
		readonly own: boolean
	) {
		this.table = new TableByHand(page, 'en');
	}

	async tap(what: Locator): Promise<void> {
		this.#count += 1;
		await what.click();
	}

	/** An attack from the first tap to the applied effect; returns its taps, those on faces of own dice apart. */
	async attack(attacker: string, target: string, squad = false) {
		const { table } = this;
		const { attack, effects, answers } = table.m;
		const faces = { count: 0 };
		this.#count = 0;
		await this.tap(table.token(attacker));
		if (squad) await this.tap(table.dialog.getByRole('checkbox', { name: /whole squad/ }));
		await this.tap(table.dialog.locator(`[data-figure="${target}"]`));
		await this.tap(table.inside(this.own ? attack.own : attack.go));
		const apply = table.inside(effects.apply);
		const inOrder = table.inside(answers.inOrder);
		const three = table.inside('3');
		await expect(apply.or(inOrder).or(three)).toBeVisible();
		while (!(await apply.isVisible())) {
			if (await inOrder.isVisible()) await this.tap(inOrder);
			else {
				faces.count += 1;
				await three.click();
			}
			await expect(apply.or(inOrder).or(three)).toBeVisible();
		}
		await this.tap(apply);
		await expect(table.dialog).toHaveCount(0);
		return { taps: this.#count, faces: faces.count };
	}
}

/** Three turns: all archers shoot, all swords attack, and the archers shoot again as they did before. */
async function threeTurns(page: Page, own: boolean) {
	const player = new Taps(page, own);
	const { table } = player;
	const { turns, menu, dice } = table.m;
	await alwaysThree(page);
	await openStoredGame(page, gameOf(ARMIES));
	if (own) {
		await table.button(menu.title).click();
		await table.dialog.getByRole('radio', { name: dice.modes.typed }).check();
		await table.leave();
	}
	const single: Awaited<ReturnType<Taps['attack']>>[] = [];
	const squads: typeof single = [];
	const turn = async (attacker: typeof archer, target: typeof archer) => {
		squads.push(await player.attack(attacker(1), target(1), true));
		for (const number of [4, 5, 6]) {
			single.push(await player.attack(attacker(number), target(number)));
		}
		await expect(table.token(attacker(2))).toHaveAccessibleName(/action used/);
	};
	await table.button(turns.begins({ name: 'Archers' })).click();
	await turn(archer, sword);
	await table.button(turns.nextOf({ name: 'Swords' })).click();
	await turn(sword, archer);
	await table.button(turns.nextOf({ name: 'Archers' })).click();
	await turn(archer, sword);
	return { single, squads };
}

test.describe('three turns of six figures a side on a phone', () => {
	test.use({ viewport: PHONE, locale: browserLocale.en });

	test('take four taps an attack, and six where squads meet', async ({ page }) => {
		const { single, squads } = await threeTurns(page, false);
		for (const { taps } of single) expect(taps).toBe(ATTACK);
		for (const { taps } of squads) expect(taps).toBeLessThanOrEqual(SQUAD);
	});

	test('take the same with own dice, and one tap for each die @long', async ({ page }) => {
		const { single, squads } = await threeTurns(page, true);
		for (const { taps, faces } of single) {
			expect(taps).toBe(ATTACK);
			expect(faces).toBeLessThanOrEqual(2);
		}
		for (const { taps } of squads) expect(taps).toBeLessThanOrEqual(SQUAD);
	});
});

/** Whether lines of a text are hidden; letters may be a little higher than their line. */
const isCut = (element: Element) => element.scrollHeight > element.clientHeight + 8;

for (const language of ['en', 'pl'] as const)
	test.describe(`a phone at the table, in ${language}`, () => {
		test.use({ viewport: PHONE, locale: browserLocale[language] });

		test('shows names of 20 letters, and the states of a figure in one line @long', async ({
			page
		}) => {
			const table = new TableByHand(page, language);
			const { turns, menu, dice, sheet } = table.m;
			const [mine, other] = ['Wojska hetmana Jarka', 'Najeźdźcy z Podlasia'];
			const [first, second] = SKIRMISHERS;
			if (!first || !second) throw new Error('No armies');
			const armies = [
				{ ...first, name: mine },
				{ ...second, name: other }
			];
			await openStoredGame(page, { ...gameOf(armies), name: 'Bitwa o dolinę Wisły' });
			await table.button(turns.begins({ name: mine })).click();
			const title = page.getByRole('heading', { level: 1 });
			expect(await title.evaluate(isCut)).toBe(false);
			const turn = page.locator('footer').getByText(mine, { exact: true });
			expect(await turn.locator('..').evaluate(isCut)).toBe(false);

			await table.button(menu.title).click();
			await table.dialog.getByRole('radio', { name: dice.modes.state }).check();
			await table.leave();
			const tops = [sheet.destroyed, `${sheet.worn.sizeMarks} 0`].map(async (state) => {
				const box = await table.button(`Wieża: ${state}`).boundingBox();
				return box?.y ?? 0;
			});
			const [falls, damage] = await Promise.all(tops);
			expect(damage).toBe(falls);
		});
	});
