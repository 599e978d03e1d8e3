import { isHero } from '$lib/rules/terms';
import { EDITIONS } from '$lib/combat/editions';
import { opposingSize } from '$lib/combat/fighter';
import { dice, flat } from '$lib/dice/notation';
import type { Army, Creation, Gear, Unit } from '$lib/rules/choices';
import type { CreationProfile, MinifigProfile, Profile } from '$lib/rules/profile';
import { rulebookFor } from '$lib/rules/registry';
import { countOf } from '$lib/rules/terms';
import { attacksWith, hitsByItself } from './check/rules-of-combat';
import type { Game } from './game-file';
import { relationsOf } from './relations';
import { rosterOf, type Figure } from './roster';
import { countOfState, has, type FigureState, type Table } from './table';

/** A figure with its statistics as they are now. */
export interface Statistics {
	readonly figure: Figure;
	readonly state: FigureState;
	/** The unit as damage and losses left it, and the army around it. */
	readonly unit: Unit;
	readonly profile: Profile | undefined;
	/** For each entry of the unit’s gear, its place in the army’s list. */
	readonly gearPlaces: readonly number[];
}

/** Pieces of one entry that a table tells apart: hands hold no more. */
const MOST_PIECES = 8;

/** The pieces of a gear entry or weapon, told apart by their keys. */
export function pieceKeys(base: string, count: number): string[] {
	if (count === 1) return [base];
	return Array.from({ length: Math.min(count, MOST_PIECES) }, (_, n) => `${base}-${n + 1}`);
}

export const gearKey = (place: number) => `gear-${place}`;
export const builtKey = (place: number) => `built-${place}`;

function lostPieces({ lost }: FigureState, base: string, count: number): number {
	return pieceKeys(base, count).filter((key) => lost[key]).length;
}

/** The gear that is not lost, with the places of the entries. */
function keptGear(state: FigureState, gear: readonly Gear[]) {
	return gear.flatMap((entry, place) => {
		const all = countOf(entry);
		const left = all - lostPieces(state, gearKey(place), all);
		return left > 0 ? [{ place, entry: left === all ? entry : { ...entry, count: left } }] : [];
	});
}

/** Inches of a movement with some of the propulsion lost (PL-PRP-08). */
function slowed(state: FigureState, speed: number): number {
	if (has(state, 'noPropulsion')) return 0;
	const left = Math.max(0, speed - countOfState(state, 'lostPropulsion'));
	return has(state, 'halfPropulsion') ? Math.min(1, left) : left;
}

/** The speed that a propulsion has left after size damage, by the book’s own table (PL-DMG-03). */
function damagedPropulsion(
	{ propulsion = [] }: Creation,
	{ movement, sizeDamage }: CreationProfile,
	state: FigureState
): Creation['propulsion'] {
	const marks = countOfState(state, 'sizeMarks');
	const speeds = sizeDamage.find(({ markers }) => markers === marks)?.speeds;
	let place = 0;
	return propulsion.map((entry) => {
		const moves = movement[place];
		if (moves?.mode !== entry.mode || !(entry.speed ?? entry.modules)) return entry;
		const speed = slowed(state, speeds?.[place] ?? moves.speed);
		place += 1;
		const left = speed === 0 ? 0 : speed + moves.bought - moves.speed;
		if (entry.speed !== undefined) return { ...entry, speed: left };
		const modules = Math.max(0, (entry.modules ?? 0) - countOfState(state, 'lostPropulsion'));
		return { ...entry, modules: speed === 0 ? 0 : modules };
	});
}

function isDamaged(state: FigureState): boolean {
	const { counts, flags } = state;
	return !!(
		counts.sizeMarks ??
		counts.lostPropulsion ??
		flags.halfPropulsion ??
		flags.noPropulsion
	);
}

function damagedCreation(creation: Creation, profile: Profile | undefined, state: FigureState) {
	if (profile?.kind !== 'creation' || !isDamaged(state)) return creation;
	const size = Math.max(0, (creation.size ?? 0) - countOfState(state, 'sizeMarks'));
	return { ...creation, size, propulsion: damagedPropulsion(creation, profile, state) };
}

/** What a figure is on, as its own army would list it. */
function mountUnit(figure: Figure, mount: Figure | undefined): Unit | undefined {
	if (!mount) return undefined;
	return mount.army === figure.army ? mount.unit : { ...mount.unit, id: `${figure.unit.id} mount` };
}

/** An army of one figure with its mount and crew: what the book needs for the figure’s statistics. */
function armyAround(
	{ army }: Figure,
	unit: Unit,
	mount: Unit | undefined,
	crew: readonly Figure[]
): Army {
	const driver = crew.find((one) => one.unit.kind === 'minifig')?.unit;
	const crewUnits = driver
		? [{ ...driver, id: `${unit.id} crew`, mount: unit.id, count: crew.length } as Unit]
		: [];
	const { squads: _, reserve: __, photos: ___, ...rest } = army;
	return { ...rest, units: [unit, ...(mount ? [mount] : []), ...crewUnits] };
}

/** The undead have Skill 1d6, move 4″ and no more than a soldier’s Armor (PL-MAG-11). */
const UNDEAD = { skill: dice(1, 6), move: 4, armor: flat(4) };

function asUndead(profile: MinifigProfile): MinifigProfile {
	const { magic: _, ...rest } = profile;
	const armor = profile.armor.rolls.length === 0 ? profile.armor : UNDEAD.armor;
	return { ...rest, skill: UNDEAD.skill, move: UNDEAD.move, armor, quirk: 0, actions: 1 };
}

function computed(game: Pick<Game, 'sides'>, table: Table, figure: Figure, state: FigureState) {
	const { heroes, crews } = relationsOf(game, table);
	const { figures } = rosterOf(game);
	const { army, unit } = figure;
	const book = rulebookFor(army);
	const kept = unit.kind === 'figure' ? [] : keptGear(state, unit.gear ?? []);
	const mount = mountUnit(figure, figures.get(state.links.mount ?? ''));
	const count = isHero(unit) ? Math.max(1, heroes.get(army) ?? 0) : 1;
	const gear = kept.map(({ entry }) => entry);
	const base = (
		unit.kind === 'figure'
			? { ...unit, count, ...(has(state, 'dismounted') && { mounted: false }) }
			: { ...unit, count, gear, mount: mount?.id }
	) as Unit;
	const crew = (crews.get(figure.id) ?? []).flatMap(({ id }) => figures.get(id) ?? []);
	const profileOf = (changed: Unit) =>
		book.profile(armyAround(figure, changed, mount, crew), changed);
	const whole = profileOf(base);
	const changed = base.kind === 'creation' ? damagedCreation(base, whole, state) : base;
	const profile = changed === base ? whole : profileOf(changed);
	const risen = state.links.raisedBy !== undefined && profile?.kind === 'minifig';
	return {
		figure,
		state,
		unit: changed,
		profile: risen ? asUndead(profile) : profile,
		gearPlaces: kept.map(({ place }) => place)
	};
}

/** Statistics by state; they also depend on the heroes and the crew around it. */
const known = new WeakMap<
	FigureState,
	{ readonly around: string; readonly statistics: Statistics }
>();

function surroundings(game: Pick<Game, 'sides'>, table: Table, figure: Figure): string {
	const { heroes, crews } = relationsOf(game, table);
	const crew = figure.unit.kind === 'creation' ? (crews.get(figure.id)?.length ?? 0) : 0;
	return `${isHero(figure.unit) ? (heroes.get(figure.army) ?? 0) : 0} ${crew}`;
}

/**
 * The statistics of a figure as they are now, by its rulebook’s own profile: size damage, lost propulsion and
 * gear, fallen heroes, mount and crew are put into the unit first.
 */
export function statisticsOf(
	game: Pick<Game, 'sides'>,
	table: Table,
	id: string
): Statistics | undefined {
	const [figure, state] = [rosterOf(game).figures.get(id), table.figures.get(id)];
	if (!figure || !state) return undefined;
	const around = surroundings(game, table, figure);
	const found = known.get(state);
	if (found?.around === around && found.statistics.figure === figure) return found.statistics;
	const statistics = computed(game, table, figure, state);
	known.set(state, { around, statistics });
	return statistics;
}

/** Inches that a figure can move in a turn: a rider moves with its mount (PL-SQM-01). */
export function speedNow(game: Pick<Game, 'sides'>, table: Table, id: string): number {
	const statistics = statisticsOf(game, table, id);
	if (!statistics?.profile) return 0;
	const { profile, state } = statistics;
	const { mount } = state.links;
	if (mount !== undefined && mount !== id)
		return speedOfProfile(statisticsOf(game, table, mount)?.profile);
	return speedOfProfile(profile);
}

/** The Size of a figure as a target and as an opponent; the skirmish has none (PL-CHG-04, PL-SDM-01). */
export function sizeNow(game: Pick<Game, 'sides' | 'rules'>, table: Table, id: string): number {
	const profile = statisticsOf(game, table, id)?.profile;
	if (!profile || game.rules === 'skirmish') return 1;
	return opposingSize(EDITIONS[game.rules], profile);
}

function speedOfProfile(profile: Profile | undefined): number {
	if (!profile || profile.kind === 'figure') return 0;
	if (profile.kind === 'minifig') return profile.move;
	return Math.max(0, ...profile.movement.map(({ speed }) => speed));
}

/**
 * Attacks that one action allows: in close combat each weapon of a turn (PL-CC-01), and both of a QuickWars
 * hero’s, whatever the weapon (PL-QW-04).
 */
export function continues(
	{ rules }: Pick<Game, 'rules'>,
	{ profile, state }: Statistics,
	close: boolean
): boolean {
	const [fought, shot] = [
		countOfState(state, 'closeAttacks'),
		countOfState(state, 'rangedAttacks')
	];
	if (!hitsByItself(rules)) return close && fought > 0;
	const hands = profile && profile.kind !== 'figure' ? profile.handWeapons : 1;
	const most = attacksWith(rules, hands);
	return fought + shot > 0 && fought + shot < most;
}
