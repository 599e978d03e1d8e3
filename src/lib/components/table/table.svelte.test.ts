import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import {
	armyOf,
	figureId,
	gameOf,
	SKIRMISHERS,
	YOKO_AND_DAN
} from '../../../../tests/setup/table-games';
import { play as words } from '$lib/i18n/en/play';
import { table as m } from '$lib/i18n/en/table';
import { beginTurn, mount } from '$lib/play/acts';
import { withEvent } from '$lib/play/events';
import { after, played } from '../../../../tests/setup/game';
import Framed from '../../../../tests/setup/Framed.svelte';
import type { AttackOdds } from '$lib/play/odds';
import type { ShownOdds } from '$lib/play/odds/shown';
import type { Game } from '$lib/play/game-file';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { locale } from '$lib/state/app/locale.svelte';
import { Board } from '$lib/state/game/board';
import { OpenGame } from '$lib/state/game/open-game.svelte';
import { diceChoice } from '$lib/state/game/run.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Games } from '$lib/store/games';
import AsideDialog from './AsideDialog.svelte';
import AttackDialog from './attack/AttackDialog.svelte';
import OddsLine from './attack/OddsLine.svelte';
import FigureToken from './board/FigureToken.svelte';
import OrderDialog from './OrderDialog.svelte';
import FigureSheet from './sheet/FigureSheet.svelte';
import { TablePanel } from './table-panel.svelte';

const reader = { open: () => undefined };

async function opened(game: Game) {
	const games = new Games(new BrikmusterDatabase(`test-${crypto.randomUUID()}`), Date.now);
	await games.create(game);
	const stored = await games.get(game.id);
	if (!stored?.readable) throw new Error('No game');
	return new OpenGame(games, stored);
}

beforeEach(async () => {
	await locale.choose('en');
	for (const area of ['table', 'play', 'odds', 'oddsParts', 'builder'] as const)
		await locale.load(area);
});

describe('the sheet of a figure', () => {
	async function sheet(id: string) {
		const open = await opened(gameOf(SKIRMISHERS));
		const given = { open, id, panel: new TablePanel() };
		const screen = await render(Framed<typeof given>, { reader, shown: FigureSheet, given });
		const state = () => open.table.figures.get(id);
		return { open, screen, state, button: (name: string) => screen.getByRole('button', { name }) };
	}

	it('shows the statistics as size damage leaves them', async () => {
		const { open, screen, button } = await sheet(figureId(2, 'tower'));
		const fact = (value: string) => screen.getByText(value, { exact: true });
		await expect.element(fact('6″')).toBeVisible();
		await button(m.sheet.more({ what: m.sheet.counts.sizeMarks })).click();
		await expect.element(fact('5″')).toBeVisible();
		await expect.element(fact('3″')).toBeVisible();
		await open.settled();
	});

	it('lets a figure fall and stand again, and offers no acts to the fallen', async () => {
		const { open, state, button } = await sheet(figureId(1, 'knight'));
		await button(m.sheet.falls).click();
		expect(state()?.flags.fallen).toBe(true);
		await expect.element(button(m.sheet.attack)).not.toBeInTheDocument();
		await button(m.sheet.standsAgain).click();
		expect(state()?.flags.fallen).toBeUndefined();
		await expect.element(button(m.sheet.attack)).toBeVisible();
		await open.settled();
	});

	it('and its token say where it is while it has no marks', async () => {
		const imp = { kind: 'minifig', id: 'imp', name: 'Imp', rank: 'mercenary' } as const;
		const [first] = SKIRMISHERS;
		if (!first) throw new Error('No army');
		const open = await opened(
			gameOf([{ ...first, reserve: { summons: [imp] } }, armyOf(2, 'Foes', [imp])])
		);
		const [side] = new Board().of(open.game, open.table);
		const [called] = side?.reserve.flatMap(({ figures }) => figures) ?? [];
		if (!called) throw new Error('Nobody waits');
		const { id } = called.figure;
		const given = { open, id, panel: new TablePanel() };
		const sheet = await render(Framed<typeof given>, { reader, shown: FigureSheet, given });
		await expect.element(sheet.getByText(m.sheet.places.reserve, { exact: true })).toBeVisible();
		await expect.element(sheet.getByText(m.board.standing)).not.toBeInTheDocument();
		const token = await render(FigureToken, { ...called, onclick: () => undefined });
		const name = `Imp, ${m.sheet.places.reserve}`;
		await expect.element(token.getByRole('button', { name, exact: true })).toBeVisible();
	});

	it('offers the charge of its squad, of all who have an action, where squads are known (PL-SQM-09)', async () => {
		const [knights, ...foes] = SKIRMISHERS;
		if (!knights) throw new Error('No knights');
		const squads = [{ id: 'q', name: 'Poczet', members: [{ unit: 'knight', count: 3 }] }];
		const all = [1, 2, 3].map((number) => figureId(1, 'knight', number));
		const charge = (rules: CombatRules) => opened(gameOf([{ ...knights, squads }, ...foes], rules));
		for (const rules of ['2005', '2010'] as const) {
			const open = await charge(rules);
			open.act(beginTurn('s1'));
			const panel = new TablePanel();
			const given = { open, id: all[0] ?? '', panel };
			const screen = await render(Framed<typeof given>, { reader, shown: FigureSheet, given });
			const button = screen.getByRole('button', { name: m.sheet.squadCharge });
			if (rules === '2010') await expect.element(button).not.toBeInTheDocument();
			else {
				await button.click();
				expect(panel.current).toEqual({ kind: 'attack', attackers: all, way: 'charge' });
			}
			await open.settled();
			await screen.unmount();
		}
	});
});

describe('an attack', () => {
	it('shows the odds at once, and applies what typed dice come to', async () => {
		const open = await opened(gameOf(YOKO_AND_DAN, '2010'));
		const dan = figureId(2, 'dan');
		const given = { open, panel: new TablePanel(), attackers: [figureId(1, 'yoko')] };
		const screen = await render(Framed<typeof given>, { reader, shown: AttackDialog, given });
		const button = (name: string) => screen.getByRole('button', { name, exact: true });
		await expect.element(button(m.attack.go)).toBeDisabled();
		await screen.getByRole('button', { name: /^Dan/ }).click();
		await expect.element(screen.getByText('66.7%')).toBeVisible();
		await button(m.attack.steps).click();
		await button(m.answers.none.defence).click();
		await screen.getByRole('radio', { name: m.dice.modes.typed }).click({ force: true });
		await button('3').click();
		await button('6').click();
		await expect.element(screen.getByText(m.dice.success)).toBeVisible();
		await button(m.dice.takeBack).click();
		await button('6').click();
		await button('2').click();
		await button(m.effects.apply).click();
		expect(open.table.figures.get(dan)?.flags.fallen).toBe(true);
		await expect.element(button(m.dice.takeBack)).not.toBeInTheDocument();
		expect(open.game.events.at(-1)?.cause).toMatchObject({ kind: 'attack', way: 'close' });
		await open.settled();
	});
});

describe('a second attack in a turn', () => {
	it('begins with the used weapon and its objection, not with a charge of the shield', async () => {
		const [attacker, target] = [figureId(1, 'knight'), figureId(2, 'archer')];
		const begun = after(gameOf(SKIRMISHERS), beginTurn('s1'));
		const order = {
			procedure: 'attack',
			way: 'close',
			attackers: [{ figure: attacker, weapon: 'gear-0' }],
			target
		} as const;
		const open = await opened(played(begun, order, 'none', [1]).game);
		const given = { open, panel: new TablePanel(), attackers: [attacker] };
		const screen = await render(Framed<typeof given>, { reader, shown: AttackDialog, given });
		await expect.element(screen.getByText(m.attack.ways.close)).toBeVisible();
		await expect.element(screen.getByText('uses the same weapon twice')).toBeVisible();
	});
});

describe('the charge of a squad', () => {
	it('begins with a charge of all its members, which meets each member of a squad alone', async () => {
		const guards = armyOf(2, 'Straż', [
			{ kind: 'minifig', id: 'guard', name: 'Strażnik', rank: 'mercenary', count: 2 }
		]);
		const squads = [{ id: 'q', name: 'Warta', members: [{ unit: 'guard', count: 2 }] }];
		const [knights] = SKIRMISHERS;
		if (!knights) throw new Error('No knights');
		const open = await opened(gameOf([knights, { ...guards, squads }]));
		open.act(beginTurn('s1'));
		const attackers = [1, 2].map((number) => figureId(1, 'knight', number));
		const given = { open, panel: new TablePanel(), attackers, way: 'charge' as const };
		const screen = await render(Framed<typeof given>, { reader, shown: AttackDialog, given });
		await expect.element(screen.getByRole('radio', { name: m.attack.ways.charge })).toBeChecked();
		await screen.getByRole('button', { name: /^Strażnik 1/ }).click();
		await expect.element(screen.getByText(m.attack.aimEach)).toBeVisible();
		await screen.getByRole('checkbox', { name: m.attack.braced }).click({ force: true });
		await expect.element(screen.getByText(m.attack.aimSquad)).toBeVisible();
		await open.settled();
	});
});

describe('the switches of an attack', () => {
	beforeEach(() => diceChoice.choose('typed'));

	async function attacking(game: Game, attacker: string) {
		const open = await opened(game);
		open.act(beginTurn('s2'));
		const given = { open, panel: new TablePanel(), attackers: [attacker] };
		const screen = await render(Framed<typeof given>, { reader, shown: AttackDialog, given });
		const button = (name: string) => screen.getByRole('button', { name, exact: true });
		return { open, screen, button };
	}

	it('let one of several crew members operate a creation, with its own action', async () => {
		const game = gameOf(SKIRMISHERS);
		const tower = figureId(2, 'tower');
		const crew = [1, 2].map((number) => figureId(2, 'archer', number));
		const { cause, changes } = mount(crew, tower, true);
		const manned = withEvent(game, { id: 'crew', by: 'one' }, cause, changes);
		const { open, screen, button } = await attacking(manned, tower);
		const [, second = ''] = crew;
		await screen.getByText(m.attack.weapon).click();
		await screen.getByRole('radio', { name: 'Kmicic 2' }).click({ force: true });
		await screen.getByRole('button', { name: /^Felczer/ }).click();
		await button(m.attack.steps).click();
		await screen.getByRole('button', { name: m.answers.none.defence }).click();
		await button('1').click();
		await button(m.effects.apply).click();
		expect(open.table.figures.get(second)?.counts.actions).toBe(1);
		expect(open.table.figures.get(crew[0] ?? '')?.counts.actions).toBeUndefined();
		await open.settled();
	});

	it('hit without a roll what cannot defend itself', async () => {
		const [yoko, dan] = [figureId(1, 'yoko'), figureId(2, 'dan')];
		const { open, screen, button } = await attacking(gameOf(YOKO_AND_DAN, '2010'), dan);
		await screen.getByRole('button', { name: /^Yoko/ }).click();
		await screen.getByText(locale.odds.page.situation).click();
		await screen.getByRole('checkbox', { name: m.attack.sure }).click();
		await expect.element(screen.getByText('100%').first()).toBeVisible();
		await button(m.attack.steps).click();
		await button(m.answers.none.defence).click();
		await button('2').click();
		await button(m.effects.apply).click();
		expect(open.game.events.at(-1)?.cause).toMatchObject({
			rolls: [{ why: 'damage' }],
			results: [{ figure: yoko, result: 'noEffect' }]
		});
		await open.settled();
	});
});

describe('reinforcements', () => {
	beforeEach(() => diceChoice.choose('typed'));

	it('wait off the table, and arrive with a 4', async () => {
		const scenario = { kind: 'transport', light: 's1', dark: 's2' } as const;
		const open = await opened(gameOf(SKIRMISHERS, '2005', { scenario }));
		const panel = new TablePanel();
		const aside = await render(Framed<{ open: OpenGame; panel: TablePanel }>, {
			reader,
			shown: AsideDialog,
			given: { open, panel }
		});
		await aside.getByRole('button', { name: /^Felczer/ }).click();
		await aside.getByRole('button', { name: m.end.setAside({ count: 1 }) }).click();
		const medic = figureId(1, 'medic');
		expect(open.table.figures.get(medic)?.place).toBe('away');
		await aside.unmount();
		const order = { procedure: 'reinforcement', side: 's1', figures: [medic] } as const;
		const given = { open, panel, order };
		const screen = await render(Framed<typeof given>, { reader, shown: OrderDialog, given });
		await expect.element(screen.getByText(words.orders.reinforcement).first()).toBeVisible();
		await screen.getByRole('button', { name: '4', exact: true }).click();
		await screen.getByRole('button', { name: m.effects.apply }).click();
		expect(open.table.figures.get(medic)?.place).toBe('table');
		await open.settled();
	});
});

describe('the odds of an attack', () => {
	const shown = (odds: AttackOdds<number>) =>
		render(Framed<{ odds: ShownOdds }>, {
			reader,
			shown: OddsLine,
			given: { odds: odds as ShownOdds }
		});

	it('say which roll a modifier of two rolls changes (PL-HER-02)', async () => {
		const quirk = { id: 'quirk', rule: 'PL-HER-02', value: -2 } as const;
		const screen = await shown({
			outcomes: { hit: 0.5, kill: 0.25 },
			modifiers: [
				{ ...quirk, to: 'skill' },
				{ ...quirk, to: 'damage' }
			],
			impossible: false
		});
		const items = screen.getByRole('listitem');
		await expect.element(items.nth(0)).toHaveTextContent('Other heroes in the army (Skill) −2');
		await expect.element(items.nth(1)).toHaveTextContent('Other heroes in the army (Damage) −2');
	});

	it('say how often a push succeeds and a charger falls', async () => {
		const outcomes = { shoved: 0.5, kill: 0.25, chargerKilled: 0.125 };
		const screen = await shown({ outcomes, modifiers: [], impossible: false });
		await expect.element(screen.getByText('50.0%')).toBeVisible();
		await expect.element(screen.getByText('12.5%')).toBeVisible();
	});

	it('say who is knocked prone by a charge, and what happens to others in its way', async () => {
		const [first, second] = ['guard', 'sentry'].map((figure) => ({
			figure,
			...{ reached: 0.5, kill: 0, leapt: 0, thrown: 0, flight: [] }
		}));
		if (!first || !second) throw new Error('No figures');
		const others = [{ ...first, kill: 0.25, thrown: 0.125 }, second];
		const outcomes = { kill: 0.5, prone: 0.375, disrupted: 0.375 };
		const screen = await shown({ outcomes, modifiers: [], impossible: false, others });
		await expect.element(screen.getByText('37.5%')).toBeVisible();
		const items = screen.getByRole('list', { name: 'Others in the way' }).getByRole('listitem');
		await expect.element(items.nth(0)).toHaveTextContent('guard killed 25.0%, thrown back 12.5%');
		await expect.element(items.nth(1)).toHaveTextContent('sentry unharmed');
	});
});
