import type { Unit } from '$lib/rules/choices';
import { isHero } from '$lib/rules/terms';
import { QUICK_COSTS } from './acts';
import type { QuickActionId } from './causes';
import type { Context } from './procedures/context';
import { squadActs } from './check/actors';
import { hasSquads } from './check/rules-of-combat';
import { EDITIONS } from '$lib/combat/editions';
import type { Deed } from './deeds';
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

/** What a figure can do beside an attack. */
export const ACTS = [
	'move',
	'heal',
	'spell',
	'circle',
	'summon',
	'raise',
	'test',
	'feat',
	'crash',
	'first',
	'mount',
	'squad'
] as const;
export type ActId = (typeof ACTS)[number];

/** What a figure can do now. Lists are empty where nothing is possible. */
export interface Possibilities {
	readonly figure: string;
	/** What its army gave it the means to do, and of that what the rules allow now. */
	readonly acts: readonly ActId[];
	readonly now: readonly ActId[];
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
	/** Whether it may look for what hides, without an action (PL-SKL-02). */
	readonly perceives: boolean;
	readonly quick: readonly QuickChoice[];
	/** It and others of its squad that may attack or charge together; empty where it has no such squad (PL-SQM-03). */
	readonly chargers: readonly string[];
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
	if (!isMedic(game, id) || table.turn.side !== side) return [];
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
	const magicShield = magic?.shield !== undefined;
	const controlled = relationsOf(game, table).undead.get(id)?.length ?? 0;
	const raises = (magic?.necromancy?.undead ?? 0) > controlled;
	const dead = raises ? all.filter((state) => has(state, 'fallen') && state.place === 'table') : [];
	const ids = (states: readonly FigureState[]) => states.map((state) => state.id);
	return { summons: ids(summons), dead: ids(dead), magicShield };
}

const NO_MAGIC = { summons: [], dead: [], magicShield: false };

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

/** Whether a figure has magic. */
export function isMage(game: Pick<Game, 'sides'>, table: Table, id: string): boolean {
	const profile = statisticsOf(game, table, id)?.profile;
	return profile !== undefined && profile.kind !== 'figure' && profile.magic !== undefined;
}

/** Whether a figure is a medic: the ability is a minifig’s (PL-MED-01). */
export function isMedic(game: Pick<Game, 'sides'>, id: string): boolean {
	const unit = rosterOf(game).figures.get(id)?.unit;
	return unit?.kind === 'minifig' && unit.abilities?.healing === true;
}

/** Whether a figure has perception, whose test takes no action (PL-SKL-02). */
export function perceives(game: Pick<Game, 'sides'>, id: string): boolean {
	const unit = rosterOf(game).figures.get(id)?.unit;
	return unit !== undefined && unit.kind !== 'figure' && unit.abilities?.perception === true;
}

/** The rule of heroic feats in a game; undefined where it has none. */
export const featRule = (rules: Game['rules']) =>
	rules === 'skirmish' ? undefined : EDITIONS[rules].feat;

/** The rule by which vehicles of a game collide; undefined where it has none. */
export const crashRule = (rules: Game['rules']) =>
	rules === 'skirmish' ? undefined : EDITIONS[rules].crash;

/** The propulsion modules of a vehicle; 0 for all else. */
export function propulsionsOf(game: Pick<Game, 'sides'>, id: string): number {
	const unit = rosterOf(game).figures.get(id)?.unit;
	if (unit?.kind !== 'creation' || unit.form !== 'vehicle') return 0;
	return (unit.propulsion ?? []).reduce((sum, { modules = 0 }) => sum + modules, 0);
}

/** Whether it never moves: a building without propulsion. */
const isRooted = (unit: Unit | undefined) =>
	unit?.kind === 'creation' && unit.form === 'building' && !unit.propulsion?.length;

/** What an army gave a figure the means to do; the wounded do nothing (PL-MED-03). */
function meansOf({ game, table }: Context, state: FigureState, side: string): readonly ActId[] {
	if (isWounded(state)) return [];
	const { profile } = statisticsOf(game, table, state.id) ?? {};
	if (!profile || profile.kind === 'figure') return ['move'];
	const { magic, skill } = profile;
	// A circle needs others of its side (PL-MAG-06).
	const others = () =>
		standingFigures(game, table, side).some(({ id }) => id !== state.id && isMage(game, table, id));
	const { unit } = rosterOf(game).figures.get(state.id) ?? {};
	const rooted = isRooted(unit);
	const has: Record<ActId, boolean> = {
		move: !rooted,
		heal: isMedic(game, state.id),
		spell: magic?.shield !== undefined,
		circle: magic !== undefined && others(),
		summon: magic?.summoning !== undefined,
		raise: magic?.necromancy !== undefined,
		test: skill !== undefined,
		feat: featRule(game.rules) !== undefined && isHero(unit),
		crash: crashRule(game.rules) !== undefined && propulsionsOf(game, state.id) > 0,
		first: skill !== undefined,
		mount: !rooted,
		squad: !rooted
	};
	return ACTS.filter((act) => has[act]);
}

type Free = Omit<Possibilities, 'acts' | 'now'>;

/** Which acts the rules allow now. Before the first turn everything is arranged freely. */
function allowed(
	{ table }: Context,
	means: readonly ActId[],
	free: Free,
	squadAllows: (deed: Deed) => boolean
): readonly ActId[] {
	if (table.turn.number === 0) return means;
	const { ownTurn, actionsLeft, inchesLeft, dice } = free;
	const acts = actionsLeft > 0;
	const now: Record<ActId, boolean> = {
		move: inchesLeft > 0 || (dice?.general ?? 0) + (dice?.free ?? 0) > 0 || (acts && !ownTurn),
		heal: free.patients.length > 0,
		// Cast at any time, like a parry (PL-MAG-05).
		spell: acts && (squadAllows('spell') || !ownTurn),
		circle: acts && ownTurn && squadAllows('prepare'),
		summon: free.summons.length > 0,
		raise: free.dead.length > 0,
		test: (acts && (squadAllows('test') || !ownTurn)) || free.perceives,
		feat: acts && (squadAllows('test') || !ownTurn),
		crash: true,
		first: acts,
		mount: ownTurn,
		squad: ownTurn
	};
	return means.filter((act) => now[act]);
}

/** Those of a squad that have an action for a charge together, the figure itself first (PL-SQM-03, PL-SQM-09). */
function chargersOf(context: Context, id: string): readonly string[] {
	const { game, table } = context;
	const squad = table.figures.get(id)?.links.squad;
	if (!hasSquads(game.rules) || squad === undefined) return [];
	const ready = (relationsOf(game, table).squads.get(squad) ?? []).filter(
		(state) =>
			isAble(state) &&
			!has(state, 'regrouping') &&
			countOfState(state, 'actions') + countOfState(state, 'responses') <
				allowedActions(context, state.id)
	);
	const ids = ready.map((state) => state.id);
	return ids.includes(id) && ids.length > 1 ? [id, ...ids.filter((one) => one !== id)] : [];
}

/** Whether a figure may attack in its own turn: its sheet opens with an attack then. */
export function mayAttack(game: Pick<Game, 'sides' | 'rules'>, table: Table, id: string): boolean {
	const possible = possibilitiesOf(game, table, id);
	if (!possible?.ownTurn || !isAble(table.figures.get(id))) return false;
	return possible.close.length + possible.ranged.length > 0;
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
	const acting = actionsLeft > 0;
	// All of a squad do the same in a turn (PL-SQM-03).
	const squadAllows = (deed: Deed) => squadActs({ game, before: table }, id, deed).length === 0;
	const weapons = able ? usable(context, state, acting) : { close: [], ranged: [] };
	const magic = acting && ownTurn ? summonsOf(context, side, id) : NO_MAGIC;
	const dice = diceLeft(context, id);
	const free: Free = {
		figure: id,
		ownTurn,
		actionsLeft,
		inchesLeft,
		...weapons,
		patients: acting && ownTurn && squadAllows('heal') ? patientsOf(context, side, id) : [],
		magicShield: magic.magicShield,
		summons: squadAllows('summon') ? magic.summons : [],
		dead: squadAllows('raise') ? magic.dead : [],
		chargers: acting && ownTurn && squadAllows('charge') ? chargersOf(context, id) : [],
		perceives: able && ownTurn && perceives(game, id),
		quick: able ? quickChoices(state, inchesLeft, ownTurn) : [],
		...(dice && { dice })
	};
	const acts = meansOf(context, state, side);
	return { ...free, acts, now: allowed(context, acts, free, squadAllows) };
}

/** What waits for a side before its turn ends. */
export interface Waiting {
	/** Able figures that have not used their action. */
	readonly idle: readonly string[];
	/** The wounded, who die when this turn ends (PL-MED-02). */
	readonly dying: readonly string[];
}

export function waitingFor(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	side: string
): Waiting {
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
	return { idle: idle.map(({ id }) => id), dying: dying.map(({ id }) => id) };
}
