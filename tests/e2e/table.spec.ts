import { armyOf, figureId, gameOf, YOKO_AND_DAN } from '../setup/table-games';
import { browserLocale, expect, PHONE, test } from './support';
import { TableByHand } from './table-by-hand';
import { openStoredGame } from './table-screens';

test.describe('worked examples, played with typed dice on a phone', () => {
	test.use({ viewport: PHONE, locale: browserLocale.en });

	test('Yoko and Dan: parry, counterattacks, an Overskill, and Dan falls', async ({ page }) => {
		const table = new TableByHand(page, 'en');
		const { effects, turns, answers } = table.m;
		const [yoko, dan] = [figureId(1, 'yoko'), figureId(2, 'dan')];
		await openStoredGame(page, gameOf(YOKO_AND_DAN, '2010'));
		await table.button(turns.begins({ name: 'Yoko' })).click();
		await table.attack(yoko, dan);
		await table.choose(`${answers.parry} · Pan`);
		await table.ownDice();
		await table.type(4, 4, 3);
		await table.apply(effects.results.noEffect({ name: 'Dan', amount: 0 }));
		await table.choose(/Dan → Yoko/);
		await table.choose(answers.none);
		await table.type(1);
		await table.apply(effects.results.missed({ name: 'Yoko', amount: 0 }));
		await table.leave();
		await table.button(turns.nextOf({ name: 'Dan' })).click();
		await table.attack(dan, yoko, { weapon: 'Knife' });
		await table.choose(answers.none);
		await table.type(2, 3);
		await table.apply(effects.results.noEffect({ name: 'Yoko', amount: 0 }));
		await table.choose(/Yoko → Dan/);
		await table.choose(answers.none);
		await table.type(6);
		await table.choose(answers.damage);
		await table.type(3, 5);
		await table.apply(effects.results.killed({ name: 'Dan', amount: 0 }));
		await expect(table.token(dan)).toHaveAccessibleName(/fallen/);
	});

	test('healing 8 against 6: two wounds, and a roll of more than 2', async ({ page }) => {
		const table = new TableByHand(page, 'en');
		const { effects, turns, sheet, answers } = table.m;
		const [archer, knight, medic] = [
			figureId(2, 'archer'),
			figureId(1, 'knight'),
			figureId(1, 'medic')
		];
		const figure = { kind: 'minifig', rank: 'mercenary' } as const;
		const armored = armyOf(1, 'Rycerze', [
			{ ...figure, id: 'knight', name: 'Rycerz', gear: [{ item: 'bodyArmor' }] },
			{ ...figure, id: 'medic', name: 'Medyk', abilities: { healing: true } }
		]);
		const archers = armyOf(2, 'Łucznicy', [
			{ ...figure, id: 'archer', name: 'Łucznik', gear: [{ item: 'longRanged' }] }
		]);
		await openStoredGame(page, gameOf([armored, archers]));
		await table.button(turns.begins({ name: 'Łucznicy' })).click();
		await table.attack(archer, knight);
		await table.ownDice();
		// A hit, then damage 6+1+1 = 8 with an explosion, against Armor 2+4 = 6.
		await table.type(5, 6, 1, 2);
		await table.choose(answers.wounded);
		await table.apply(effects.results.wounded({ name: 'Rycerz', amount: 2 }));
		await expect(table.token(knight)).toHaveAccessibleName(/2 wounds/);
		await table.button(turns.nextOf({ name: 'Rycerze' })).click();
		await table.openSheet(medic);
		await table.inside(sheet.actNames.heal).click();
		await table.dialog.locator(`[data-figure="${knight}"]`).click();
		await table.inside(sheet.actNames.heal).click();
		await table.type(3);
		await table.apply(effects.success);
		await expect(table.token(knight)).not.toHaveAccessibleName(/wound/);
	});
});
