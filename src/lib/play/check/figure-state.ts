import type { FigureProfile, Profile } from '$lib/rules/profile';
import type { BoxStart } from '../boxes';
import type { Game } from '../game-file';
import { objection, type Objection } from '../objection';
import { relationsOf, sideOfFigure } from '../relations';
import { isHealable, rosterOf } from '../roster';
import { statisticsOf, type Statistics } from '../statistics';
import { countOfState, has, isStanding, type FigureState, type Table } from '../table';
import { hitsByItself, ruleOf } from './rules-of-combat';

/** A state to judge, with the table around it. */
export interface Seen {
	readonly game: Pick<Game, 'sides' | 'rules'>;
	readonly table: Table;
	readonly statistics: Statistics;
}

/** Creatures up to this size carry one rider (rules/formation/mounting). */
const SINGLE_RIDER_SIZE = 2;

/** What is used up beyond what there was; what there never was counts together. */
function usedUp(
	owner: { readonly figure: string } | { readonly side: string },
	starts: readonly BoxStart[],
	boxes: FigureState['boxes']
): Objection[] {
	let unknown = 0;
	const found = Object.entries(boxes).flatMap(([key, count = 0]) => {
		const box = starts.find((one) => one.key === key);
		if (!box) unknown += count;
		if (!box || count <= box.total) return [];
		return [objection('boxEmpty', { ...owner, total: box.total, count }, box.rule)];
	});
	return unknown > 0 ? [...found, objection('unknownBox', { ...owner, count: unknown })] : found;
}

const boxes = ({ statistics: { figure, state } }: Seen): Objection[] =>
	usedUp({ figure: figure.id }, figure.boxes, state.boxes);

function actions({ game, statistics: { profile, state } }: Seen): Objection[] {
	const allowed = profile && profile.kind !== 'figure' ? profile.actions : 1;
	const [acted, answered] = [countOfState(state, 'actions'), countOfState(state, 'responses')];
	const values = { figure: state.id, allowed, count: acted + answered };
	const found =
		acted > allowed ? [objection('actionSpent', values, ruleOf(game.rules, 'action'))] : [];
	if (acted <= allowed && acted + answered > allowed) {
		found.push(objection('responseSpent', values, ruleOf(game.rules, 'response')));
	}
	return found;
}

/** Ranged attacks of a turn: one, and one more for each superdexterity (PL-RNG-02, PL-ABL-03). */
function shots(profile: Profile | undefined): number {
	return profile && profile.kind !== 'figure' ? Math.max(1, profile.handWeapons - 1) : 1;
}

function attacks({ game, statistics: { profile, state } }: Seen): Objection[] {
	const { id: figure } = state;
	const hero = hitsByItself(game.rules) && profile?.kind === 'minifig';
	const times = hero ? profile.handWeapons : 1;
	const worn = Math.max(0, ...Object.values(state.weapons).map((used = 0) => used));
	const twice = worn > times;
	const found = twice
		? [objection('weaponTwice', { figure, count: worn }, ruleOf(game.rules, 'weaponOnce'))]
		: [];
	const ranged = countOfState(state, 'rangedAttacks');
	const built = profile?.kind === 'creation' ? profile.weapons.length : 0;
	const most = Math.max(built, hero ? times : shots(profile));
	if (ranged > most) {
		found.push(
			objection(
				'secondShot',
				{ figure, allowed: most, count: ranged },
				ruleOf(game.rules, 'oneShot')
			)
		);
	}
	if (ranged > 0 && countOfState(state, 'closeAttacks') > 0 && built === 0 && !hero) {
		found.push(objection('rangedAndClose', { figure }, ruleOf(game.rules, 'oneShot')));
	}
	return found;
}

function undead({ game, table, statistics: { profile, state } }: Seen): Objection[] {
	const controlled = relationsOf(game, table).undead.get(state.id)?.length ?? 0;
	if (controlled === 0) return [];
	const most = profile && profile.kind !== 'figure' ? profile.magic?.necromancy?.undead : undefined;
	const values = { figure: state.id, allowed: most ?? 0, count: controlled };
	if (most === undefined) return [objection('notANecromancer', values, 'PL-MAG-11')];
	return controlled > most ? [objection('tooManyUndead', values, 'PL-MAG-11')] : [];
}

function mounts({ game, table, statistics: { state } }: Seen): Objection[] {
	const { figures } = rosterOf(game);
	const { mount } = state.links;
	if (mount === undefined || !isStanding(state)) return [];
	const values = { figure: state.id, other: mount };
	const passed = new Set([state.id]);
	for (
		let under: string | undefined = mount;
		under;
		under = table.figures.get(under)?.links.mount
	) {
		if (passed.has(under)) return [objection('mountsItself', values)];
		passed.add(under);
	}
	const unit = figures.get(mount)?.unit;
	if (unit?.kind !== 'creation') return [objection('cannotCarry', values)];
	if (!isStanding(table.figures.get(mount))) return [objection('mountFallen', values)];
	const riders = relationsOf(game, table).crews.get(mount)?.length ?? 0;
	const single = unit.form === 'creature' && (unit.size ?? SINGLE_RIDER_SIZE) <= SINGLE_RIDER_SIZE;
	return single && riders > 1 ? [objection('crowded', values)] : [];
}

function squads({ game, table, statistics: { state } }: Seen): Objection[] {
	const { squad } = state.links;
	if (squad === undefined) return [];
	const found = table.squads.get(squad);
	if (found?.side === sideOfFigure(game, table, state.id)) return [];
	return [objection('otherSquad', { figure: state.id }, 'PL-SQD-01')];
}

function carrying({ statistics: { profile, state } }: Seen): Objection[] {
	if (!has(state, 'carrying') || profile?.kind !== 'creation') return [];
	const flies = profile.movement.some(({ mode }) => mode === 'air');
	return flies ? [objection('flierCarries', { figure: state.id }, 'PL-LIG-19')] : [];
}

function wounds({ game, statistics: { figure, state } }: Seen): Objection[] {
	if (countOfState(state, 'wounds') === 0 || game.rules === 'skirmish') return [];
	if (isHealable(figure) && !hitsByItself(game.rules)) return [];
	return [objection('noHealing', { figure: state.id }, 'PL-MED-01')];
}

function diceOf(profile: FigureProfile, state: FigureState): Objection[] {
	const spent = (of: 'dice' | 'shieldDice' | 'freeDice') => ({
		figure: state.id,
		count: countOfState(state, of)
	});
	const dice = profile.dice - (has(state, 'stumbles') ? 1 : 0);
	const shield = Math.max(0, profile.bonusDice.defence - (has(state, 'shieldMoved') ? 1 : 0));
	const { movement } = profile.bonusDice;
	return [
		...(countOfState(state, 'dice') > dice
			? [objection('diceSpent', { ...spent('dice'), allowed: Math.max(0, dice) }, 'NS-01')]
			: []),
		...(countOfState(state, 'shieldDice') > shield
			? [objection('shieldDiceSpent', { ...spent('shieldDice'), allowed: shield }, 'NS-05')]
			: []),
		...(countOfState(state, 'freeDice') > movement
			? [objection('freeDiceSpent', { ...spent('freeDice'), allowed: movement }, 'NS-07')]
			: [])
	];
}

function skirmish({ statistics: { profile, figure, state } }: Seen): Objection[] {
	if (profile?.kind !== 'figure' || figure.unit.kind !== 'figure') return [];
	const values = { figure: state.id };
	const { gear = [], storyProtection } = figure.unit;
	const found = diceOf(profile, state);
	const saved = storyProtection && (has(state, 'endangered') || has(state, 'incapacitated'));
	if (countOfState(state, 'hits') >= profile.toughness && isStanding(state) && !saved) {
		found.push(objection('alreadySlain', values, 'NS-17'));
	}
	const lacks =
		(has(state, 'shieldUsed') && !gear.includes('shield')) ||
		(has(state, 'armorUsed') && !gear.includes('heavyArmor'));
	return lacks ? [...found, objection('noProtection', values, 'NS-18')] : found;
}

/** Built weapons used this turn beyond what the size that is left can carry (PL-DMG-03, PL-CWP-10). */
function weaponSum({ statistics: { profile, state } }: Seen): Objection[] {
	if (profile?.kind !== 'creation' || !profile.weaponSum || !state.counts.sizeMarks) return [];
	const { limit } = profile.weaponSum;
	const sum = profile.weapons.reduce((all, { level = 0 }, place) => {
		const fired = Object.keys(state.weapons).some((key) => key.split(/[-:]/)[1] === `${place}`);
		return fired ? all + level : all;
	}, 0);
	return sum > limit ? [objection('weaponSum', { figure: state.id, limit }, 'PL-DMG-03')] : [];
}

const JUDGES = [
	boxes,
	actions,
	attacks,
	undead,
	mounts,
	squads,
	carrying,
	wounds,
	skirmish,
	weaponSum
];

/** What the rules say to the state of a figure, however it came to it. */
export function figureObjections(
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	id: string
): readonly Objection[] {
	const statistics = statisticsOf(game, table, id);
	if (!statistics) return [];
	return JUDGES.flatMap((judge) => judge({ game, table, statistics }));
}

/** What the rules say to what a side has used up as a whole. */
export function sideObjections(
	game: Pick<Game, 'sides'>,
	table: Table,
	side: string
): readonly Objection[] {
	const used = table.sides.get(side)?.boxes ?? {};
	return usedUp({ side }, rosterOf(game).boxes.get(side) ?? [], used);
}
