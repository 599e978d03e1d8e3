import { armyOf, BOROMIR, figureId, gameOf, YOKO_AND_DAN } from '../setup/table-games';
import { browserLocale, expect, PHONE, test } from './support';
import { TableByHand } from './table-by-hand';
import { openStoredGame } from './table-screens';

test.describe('worked examples, played with typed dice on a phone', () => {
	test.use({ viewport: PHONE, locale: browserLocale.en });

	test('Yoko and Dan: parry, counterattacks, an Overskill, and Dan falls @long', async ({
		page
	}) => {
		const table = new TableByHand(page, 'en');
		const { turns, answers } = table.m;
		const { results } = table.play;
		const [yoko, dan] = [figureId(1, 'yoko'), figureId(2, 'dan')];
		await openStoredGame(page, gameOf(YOKO_AND_DAN, '2010'));
		await table.button(turns.begins({ name: 'Yoko' })).click();
		await table.attack(yoko, dan);
		await table.choose(`${answers.parry} · Pan`);
		await table.ownDice();
		await table.type(4, 4, 3);
		await table.apply(results.noEffect({ who: 'Dan', amount: 0 }));
		await table.choose(/Dan → Yoko/);
		await table.choose(answers.none.defence);
		await table.type(1);
		await table.apply(results.missed({ who: 'Dan', amount: 0 }));
		await expect(table.dialog).toHaveCount(0);
		await table.button(turns.nextOf({ name: 'Dan' })).click();
		await table.attack(dan, yoko, { weapon: 'Knife' });
		await table.choose(answers.none.defence);
		await table.type(2, 3);
		await table.apply(results.noEffect({ who: 'Yoko', amount: 0 }));
		await table.choose(/Yoko → Dan/);
		await table.choose(answers.none.defence);
		await table.type(6);
		await table.choose(answers.damage);
		await table.type(3, 5);
		await table.apply(results.killed({ who: 'Dan', amount: 0 }));
		await expect(table.token(dan)).toHaveAccessibleName(/fallen/);
	});

	test('the soccer moms pin Fred down, and the gunfight: who is first, and where shots land @long', async ({
		page
	}) => {
		const table = new TableByHand(page, 'en');
		const { turns, answers, attack, acts, effects, log } = table.m;
		const { results, orders, events } = table.play;
		const figure = { kind: 'minifig', rank: 'mercenary' } as const;
		const pistol = [{ item: 'shortRanged' as const, name: 'Pistol' }];
		const moms = armyOf(1, 'Moms', [
			{ ...figure, id: 'mom', name: 'Mom', count: 3, gear: [{ item: 'shortHand', name: 'Pan' }] },
			{ ...figure, id: 'wayne', name: 'Wayne', gear: pistol }
		]);
		const fathers = armyOf(2, 'Fathers', [
			{
				...figure,
				id: 'fred',
				name: 'Fred',
				gear: [{ item: 'heavyHand', name: 'Axe' }, { item: 'shield' }]
			},
			{ ...figure, id: 'shaun', name: 'Shaun', gear: pistol }
		]);
		const [fred, wayne, shaun] = [figureId(2, 'fred'), figureId(1, 'wayne'), figureId(2, 'shaun')];
		const mom = (number: number) => figureId(1, 'mom', number);
		await openStoredGame(page, gameOf([moms, fathers], '2020'));
		await table.button(turns.begins({ name: 'Moms' })).click();

		await table.attack(mom(1), fred, { way: attack.ways.grab });
		await table.choose(`${answers.parry} · Axe`);
		await table.ownDice();
		await table.type(2);
		await table.apply(results.grabbed({ who: 'Fred', amount: 0 }));
		// Blows on Fred hit without a roll now; the shield takes the only die of the first one.
		await table.attack(mom(2), fred);
		await table.choose(/Shield/);
		await table.type(5);
		await table.apply(results.noEffect({ who: 'Fred', amount: 0 }));
		await table.attack(mom(3), fred);
		await table.type(5);
		await table.apply(results.killed({ who: 'Fred', amount: 0 }));
		await expect(table.token(fred)).toHaveAccessibleName(/fallen/);

		await table.act(wayne, orders.whoIsFirst);
		await table.pick(shaun);
		await expect(table.dialog.getByText(acts.attempts({ name: 'Shaun' }))).toBeVisible();
		await table.inside(orders.whoIsFirst).click();
		await table.type(2, 1);
		await table.apply(events.first({ who: 'Wayne' }));
		await table.attack(wayne, shaun);
		await table.choose(answers.none.defence);
		await table.type(2);
		await table.apply(results.missed({ who: 'Wayne', amount: 1 }));
		await table.pick(mom(1));
		await table.type(3);
		await table.apply(results.noEffect({ who: 'Mom 1', amount: 0 }));
		await table.button(log.title).click();
		await expect(table.dialog.getByText(events.strays)).toBeVisible();
		await expect(table.inside(effects.missedShots)).toHaveCount(0);
	});

	test('healing 8 against 6: two wounds, and a roll of more than 2 @long', async ({ page }) => {
		const table = new TableByHand(page, 'en');
		const { effects, turns, answers, acts, help } = table.m;
		const { orders, results } = table.play;
		const [axe, patient, medic] = [
			figureId(2, 'axe'),
			figureId(1, 'patient'),
			figureId(1, 'medic')
		];
		const figure = { kind: 'minifig', rank: 'mercenary' } as const;
		const patients = armyOf(1, 'Rycerze', [
			{ ...figure, id: 'patient', name: 'Konrad', rank: 'officer' },
			{ ...figure, id: 'medic', name: 'Felczer', abilities: { healing: true } },
			{ ...figure, id: 'mage', name: 'Guślarz', count: 2, magic: { level: 1 } }
		]);
		const circle = { ...patients, reserve: { circleCasts: [{ level: 1 }] } };
		const axes = armyOf(2, 'Topornicy', [
			{ ...figure, id: 'axe', name: 'Drwal', gear: [{ item: 'twoHanded' }] }
		]);
		await openStoredGame(page, gameOf([circle, axes]));
		await table.button(turns.begins({ name: 'Topornicy' })).click();
		await table.attack(axe, patient);
		await table.choose(answers.none.defence);
		await table.ownDice();
		// A hit, then 2d6 of damage, 5 + 3 = 8, against the officer’s 1d6+2, 4 + 2 = 6.
		await table.type(5, 5, 3, 4);
		await table.choose(answers.wounded);
		await table.apply(results.wounded({ who: 'Konrad', amount: 2 }));
		await expect(table.dialog).toHaveCount(0);
		await expect(table.token(patient)).toHaveAccessibleName(/2 wounds/);
		await table.button(turns.nextOf({ name: 'Rycerze' })).click();
		await table.openSheet(medic);
		await table.inside(orders.heal).click();
		await table.dialog.locator(`[data-figure="${patient}"]`).click();
		await table.inside(orders.heal).click();
		await table.type(3);
		await table.apply(effects.success);
		await expect(table.token(patient)).not.toHaveAccessibleName(/wound/);

		// Two mages prepare a spell of level 1 for a turn, and cast it in their next one.
		const [leader, other] = [figureId(1, 'mage'), figureId(1, 'mage', 2)];
		await table.act(leader, orders.circleCast);
		await table.pick(other);
		await table.inside(acts.prepare).click();
		await table.button(help.title).click();
		await expect(table.dialog.getByText(help.allActed)).toBeVisible();
		await table.leave();
		await table.button(turns.nextOf({ name: 'Topornicy' })).click();
		await table.button(turns.nextOf({ name: 'Rycerze' })).click();
		await table.act(leader, orders.circleCast);
		await table.pick(axe);
		await table.inside(orders.circleCast).click();
		await table.type(5, 6);
		await table.apply(results.killed({ who: 'Drwal', amount: 0 }));
	});

	test('a squad shares three hits, and the flag comes home three times @long', async ({ page }) => {
		const table = new TableByHand(page, 'en');
		const { turns, sheet, board, end, acts, effects } = table.m;
		const { results, orders } = table.play;
		const figure = { kind: 'minifig', rank: 'mercenary' } as const;
		const archers = armyOf(1, 'Archers', [
			{ ...figure, id: 'archer', name: 'Archer', count: 3, gear: [{ item: 'shortRanged' }] }
		]);
		const guards = {
			...armyOf(2, 'Guards', [
				{ ...figure, id: 'guard', name: 'Guard', count: 3, gear: [{ item: 'shortHand' }] }
			]),
			squads: [{ id: 'q', name: 'Watch', members: [{ unit: 'guard', count: 2 }] }]
		};
		const [archer, guard] = [figureId(1, 'archer'), figureId(2, 'guard')];
		const scenario = { kind: 'flag', light: 's1', dark: 's2' } as const;
		await openStoredGame(page, gameOf([archers, guards], '2005', { scenario }));
		await table.button(turns.begins({ name: 'Archers' })).click();
		const together = [2, 3].map((number) => figureId(1, 'archer', number));
		await table.attack(archer, guard, { together });
		// Three hits with 5, 4 and 3: the first falls to the 5, the other one takes 4 and 3.
		await table.ownDice();
		await table.type(4, 4, 4, 3, 5, 4);
		await table.choose('Guard 1');
		await table.apply(
			results.killed({ who: 'Guard 1', amount: 0 }),
			results.killed({ who: 'Guard 2', amount: 0 })
		);
		await expect(table.token(figureId(2, 'guard', 2))).toHaveAccessibleName(/fallen/);

		// Guard 3 attacks nobody: it leaves the close combat that an archer could strike into.
		await table.button(turns.nextOf({ name: 'Guards' })).click();
		await table.act(figureId(2, 'guard', 3), orders.groupMove);
		await table.dialog.locator('summary').filter({ hasText: acts.leaveCombat }).click();
		await table.pick(archer);
		await table.inside(acts.withdraw).click();
		await table.inside(effects.apply).click();
		await expect(table.dialog).toHaveCount(0);
		await expect(table.token(figureId(2, 'guard', 3))).toHaveAccessibleName(/action used/);
		await table.button(turns.nextOf({ name: 'Archers' })).click();

		for (const captures of [1, 2, 3]) {
			await table.openSheet(archer);
			await table.inside(sheet.flags.carrying).click();
			await table.inside(sheet.goals.flag).click();
			if (captures === 3) break;
			await expect(page.getByText(board.captures({ count: captures }))).toBeVisible();
			await table.token(archer).click();
			await table.dialog.getByRole('radio', { name: sheet.places.table }).check();
			await table.leave();
		}
		await expect(table.dialog.getByRole('radio', { name: 'Archers' })).toBeChecked();
		await table.inside(end.finish).click();
		await expect(page.getByRole('contentinfo')).toContainText(`Archers ${end.winner}`);
		await table.button(turns.result).click();
		const won = table.play.events.end({ side: 'Archers' });
		await expect(table.dialog.getByText(won)).toBeVisible();
		await expect(table.dialog.getByRole('radio')).toHaveCount(0);
	});

	test('the Orcs against Boromir: a hit, three story points, a volley, and Boromir is slain', async ({
		page
	}) => {
		const table = new TableByHand(page, 'en');
		const { effects, turns, skirmish, sheet, menu, answers, dice } = table.m;
		const { orders, results, rolls } = table.play;
		const [orc, archer, boromir] = [
			figureId(1, 'orc'),
			figureId(1, 'archer'),
			figureId(2, 'boromir')
		];
		await openStoredGame(page, gameOf(BOROMIR, 'skirmish'));
		await table.button(turns.begins({ name: 'Orcs' })).click();
		await table.dialog.locator(`[data-figure="${orc}"]`).click();
		await table.inside(skirmish.activateCount({ count: 1 })).click();
		await table.button(menu.title).click();
		await table.inside(skirmish.story).click();
		const more = sheet.more({ what: skirmish.pointsOf({ name: 'Orcs' }) });
		await table.inside(more).click();
		await table.inside(more).click();
		await table.leave();
		await table.openSheet(orc);
		await table.inside(sheet.attack).click();
		await table.dialog.getByRole('radio', { name: orders.strike, exact: true }).check();
		await table.dialog.locator(`[data-figure="${boromir}"]`).click();
		await table.inside(table.m.attack.go).click();
		await table.ownDice();
		await table.type(5);
		await table.choose(answers.no);
		await table.apply(results.hit({ who: 'Boromir', amount: 1 }));
		await expect(page.getByText('3 story points')).toBeVisible();
		await table.button(menu.title).click();
		await table.inside(skirmish.story).click();
		const spend = table.dialog.getByRole('textbox', { name: skirmish.spend });
		await spend.fill('3');
		await spend.press('Enter');
		await table.inside(dice.roll).click();
		await table.type(5, 5, 5);
		await table.choose(/^15\+/);
		await table.inside(effects.apply).click();
		await table.openSheet(archer);
		await table.inside(sheet.attack).click();
		await table.dialog.getByRole('radio', { name: rolls.volley }).check();
		await table.dialog.getByRole('checkbox', { name: skirmish.bought }).check();
		await table.dialog.locator(`[data-figure="${boromir}"]`).click();
		await table.inside(table.m.attack.go).click();
		await table.type(6, 6, 6, 1, 2);
		await table.choose(answers.yes);
		await table.apply(results.slain({ who: 'Boromir', amount: 0 }));
		await expect(table.token(boromir)).toHaveAccessibleName(/fallen/);
	});
});

test.describe('squads on a phone @long', () => {
	test.use({ viewport: PHONE, locale: browserLocale.pl });

	test('form, merge, split and disband at the price of actions, and an officer regroups for free', async ({
		page
	}) => {
		const table = new TableByHand(page, 'pl');
		const { turns, acts, board, effects } = table.m;
		const { orders } = table.play;
		const figure = { kind: 'minifig', rank: 'mercenary' } as const;
		const guards = armyOf(1, 'Gród', [
			{ ...figure, id: 'guard', name: 'Strażnik', count: 3 },
			{ ...figure, id: 'spear', name: 'Włócznik', count: 2 },
			{ ...figure, id: 'captain', name: 'Setnik', rank: 'officer' }
		]);
		const foes = armyOf(2, 'Najeźdźcy', [{ ...figure, id: 'foe', name: 'Najeźdźca' }]);
		const [guard, captain] = [figureId(1, 'guard'), figureId(1, 'captain')];
		const third = figureId(1, 'guard', 3);
		const spears = [1, 2].map((number) => figureId(1, 'spear', number)) as [string, string];
		const group = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
		const acted = new RegExp(board.marks.acted());
		const regroup = async (id: string, name: string) => {
			await table.act(id, orders.squad);
			await table.inside(name).click();
			await table.inside(effects.apply).click();
			await expect(table.dialog).toHaveCount(0);
		};
		const nameSquad = async (id: string, name: string, together: readonly string[]) => {
			await table.act(id, orders.squad);
			for (const other of together) await table.pick(other);
			await table.dialog.getByRole('textbox', { name: acts.squadName }).fill(name);
			await table.inside(acts.formSquad).click();
			await table.inside(effects.apply).click();
			await expect(group(name)).toBeVisible();
		};
		const round = async () => {
			await table.button(turns.nextOf({ name: 'Najeźdźcy' })).click();
			await table.button(turns.nextOf({ name: 'Gród' })).click();
		};
		await openStoredGame(page, gameOf([guards, foes]));
		// Forming squads is free until the first turn.
		await nameSquad(guard, 'Straż', [figureId(1, 'guard', 2), third]);
		await nameSquad(spears[0], 'Włócznie', [spears[1]]);
		await table.button(turns.begins({ name: 'Gród' })).click();
		await expect(table.token(guard)).not.toHaveAccessibleName(acted);

		await regroup(spears[0], acts.mergeSquads({ name: 'Włócznie', other: 'Straż' }));
		await expect(group('Włócznie')).toHaveCount(0);
		for (const spear of spears) await expect(table.token(spear)).toHaveAccessibleName(acted);
		await expect(table.token(guard)).not.toHaveAccessibleName(acted);

		await round();
		await nameSquad(third, 'Zwiad', [spears[1]]);
		await expect(table.token(third)).toHaveAccessibleName(acted);
		await regroup(third, acts.disbandSquad({ name: 'Zwiad' }));
		await expect(group('Zwiad')).toHaveCount(0);

		await round();
		await regroup(captain, acts.joinSquad({ name: 'Straż' }));
		await regroup(guard, acts.newBase({ name: 'Straż' }));
		for (const id of [captain, guard, spears[0]])
			await expect(table.token(id)).not.toHaveAccessibleName(acted);
	});
});
