import { QUICK_COSTS } from './acts';
import type { QuickActionId } from './causes';
import type { Context } from './procedures/context';
import type { Game } from './game-file';
import { relationsOf, sideOfFigure, standingFigures } from './relations';
import { rosterOf } from './roster';
import { speedNow, statisticsOf } from './statistics';
import {
	countOfState,
	has,
	isAble,
	isStanding,
	isWounded,
	type FigureState,
	type Table
} from './table';
import { weaponsOf, type WeaponAtHand } from './weapons';

/** A row of the ladder of difficulty (PL-TRN-09). */
export const LADDER = [
	{ id: 'trivial', difficulty: 0 },
	{ id: 'easy', difficulty: 2 },
	{ id: 'normal', difficulty: 3 },
	{ id: 'tricky', difficulty: 4 },
	{ id: 'hard', difficulty: 5 },
	{ id: 'veryHard', difficulty: 6 },
	{ id: 'heroic', difficulty: 8 },
	{ id: 'legendary', difficulty: 10 },
	{ id: 'divine', difficulty: 12 }
] as const;

export interface QuickChoice {
	readonly action: QuickActionId;
	readonly cost: number;
	readonly rule: string;
	/** Whether enough of the movement is left. */
	readonly possible: boolean;
}

/** What a figure can do now. Lists are empty where nothing is possible. */
export interface Possibilities {
	readonly figure: string;
	/** Whether it is its side’s turn; otherwise only responses are possible. */
	readonly ownTurn: boolean;
	readonly actionsLeft: number;
	/** Inches left to move. */
	readonly inchesLeft: number;
	/** Weapons that may still attack, in close combat and at a distance. */
	readonly close: readonly WeaponAtHand[];
	readonly ranged: readonly WeaponAtHand[];
	/** Wounded figures that it may treat, in their one turn (PL-MED-02). */
	readonly patients: readonly string[];
	/** Reserves that it may summon, and dead that it may raise. */
	readonly summons: readonly string[];
	readonly dead: readonly string[];
	readonly magicShield: boolean;
	readonly quick: readonly QuickChoice[];
	/** Dice of the skirmish that are left in this activation. */
	readonly dice?: { readonly general: number; readonly shield: number; readonly free: number };
}

function allowedActions(context: Context, id: string): number {
	const { profile } = statisticsOf(context.game, context.table, id) ?? {};
	return profile && profile.kind !== 'figure' ? profile.actions : 1;
}

function quickChoices(state: FigureState, inchesLeft: number, ownTurn: boolean): QuickChoice[] {
	return (Object.keys(QUICK_COSTS) as QuickActionId[])
		.filter((action) => {
			if (action === 'standFromProne') return has(state, 'prone');
			return action !== 'dropProne' || !has(state, 'prone');
		})
		.map((action) => {
			const { cost, rule } = QUICK_COSTS[action];
			return { action, cost, rule, possible: ownTurn && cost <= inchesLeft };
		});
}

function usable(context: Context, state: FigureState, canAct: boolean) {
	const { game, table } = context;
	const weapons = weaponsOf(game, table, state.id).filter(
		({ used, load, strike }) =>
			used === 0 && (!load || load.left > 0) && strike.damage !== undefined
	);
	const fought = countOfState(state, 'closeAttacks') > 0;
	const shot = countOfState(state, 'rangedAttacks') > 0;
	// A second hand weapon belongs to the same action (PL-CC-01).
	const close = (canAct && !shot) || fought ? weapons.filter(({ ranged }) => !ranged) : [];
	const ranged = canAct && !fought && !shot ? weapons.filter((weapon) => weapon.ranged) : [];
	return { close, ranged };
}

function patientsOf({ game, table }: Context, side: string, id: string): string[] {
	const unit = rosterOf(game).figures.get(id)?.unit;
	if (unit?.kind !== 'minifig' || !unit.abilities?.healing || table.turn.side !== side) return [];
	return standingFigures(game, table, side)
		.filter((state) => isWounded(state) && (state.woundedIn ?? 0) < table.turn.number)
		.map((state) => state.id);
}

function summonsOf({ game, table }: Context, side: string, id: string) {
	const { profile } = statisticsOf(game, table, id) ?? {};
	const magic = profile && profile.kind !== 'figure' ? profile.magic : undefined;
	const { figures } = rosterOf(game);
	const all = [...table.figures.values()];
	const size = (one: string) => {
		const unit = figures.get(one)?.unit;
		return unit?.kind === 'creation' ? (unit.size ?? 0) : 1;
	};
	const most = magic?.summoning?.size ?? 0;
	const summons = all.filter(
		(state) =>
			state.place === 'reserve' &&
			sideOfFigure(game, table, state.id) === side &&
			size(state.id) <= most
	);
	const controlled = relationsOf(game, table).undead.get(id)?.length ?? 0;
	const raises = (magic?.necromancy?.undead ?? 0) > controlled;
	const dead = raises ? all.filter((state) => has(state, 'fallen') && state.place === 'table') : [];
	const ids = (states: readonly FigureState[]) => states.map((state) => state.id);
	return { summons: ids(summons), dead: ids(dead), magicShield: magic?.shield !== undefined };
}

/** Dice of the skirmish that a figure has left in this activation; undefined in other games. */
export function diceLeft({ game, table }: Context, id: string): Possibilities['dice'] {
	const { profile, state } = statisticsOf(game, table, id) ?? {};
	if (profile?.kind !== 'figure' || !state) return undefined;
	const active = table.activation?.figures.includes(id) ?? false;
	const left = (all: number, spent: 'dice' | 'shieldDice' | 'freeDice') =>
		active ? Math.max(0, all - countOfState(state, spent)) : 0;
	const shield = profile.bonusDice.defence - (has(state, 'shieldMoved') ? 1 : 0);
	const general = profile.dice - (has(state, 'stumbles') ? 1 : 0);
	return {
		general: left(general, 'dice'),
		shield: left(shield, 'shieldDice'),
		free: left(profile.bonusDice.movement, 'freeDice')
	};
}

/** What a figure can do now, as data for buttons; undefined if it is not on the table. */
export function possibilitiesOf(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	id: string
): Possibilities | undefined {
	const state = table.figures.get(id);
	const side = sideOfFigure(game, table, id);
	if (!isStanding(state) || side === undefined) return undefined;
	const context = { game, table };
	const ownTurn = table.turn.side === side;
	const able = isAble(state) && !table.ended;
	const used = countOfState(state, 'actions') + countOfState(state, 'responses');
	const actionsLeft = able ? Math.max(0, allowedActions(context, id) - used) : 0;
	const speed = able && ownTurn ? speedNow(game, table, id) : 0;
	const inchesLeft = Math.max(0, speed - countOfState(state, 'moved'));
	const acts = actionsLeft > 0;
	const weapons = able ? usable(context, state, acts) : { close: [], ranged: [] };
	const none = { summons: [], dead: [], magicShield: false };
	const dice = diceLeft(context, id);
	return {
		figure: id,
		ownTurn,
		actionsLeft,
		inchesLeft,
		...weapons,
		patients: acts && ownTurn ? patientsOf(context, side, id) : [],
		...(acts && ownTurn ? summonsOf(context, side, id) : none),
		quick: able ? quickChoices(state, inchesLeft, ownTurn) : [],
		...(dice && { dice })
	};
}

/** What waits for a side before its turn ends. */
export interface Waiting {
	/** Able figures that have not used their action. */
	readonly idle: readonly string[];
	/** The wounded, who die when this turn ends (PL-MED-02). */
	readonly dying: readonly string[];
	/** Reinforcements may be rolled for before this turn (PL-LIG-18). */
	readonly reinforcements: boolean;
}

export function waitingFor(game: Game, table: Table, side: string): Waiting {
	const standing = standingFigures(game, table, side);
	const context = { game, table };
	const idle = standing.filter(
		(state) =>
			isAble(state) &&
			countOfState(state, 'actions') + countOfState(state, 'responses') <
				allowedActions(context, state.id)
	);
	const dying = standing.filter(
		(state) =>
			isWounded(state) && (state.woundedIn ?? 0) < table.turn.number && table.turn.side === side
	);
	const { scenario } = game;
	return {
		idle: idle.map(({ id }) => id),
		dying: dying.map(({ id }) => id),
		reinforcements: scenario?.kind === 'transport' && scenario.light === side
	};
}
