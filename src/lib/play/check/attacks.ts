import { mayCounter } from '$lib/combat/close/in-melee';
import { EDITIONS } from '$lib/combat/editions';
import { aim } from '$lib/combat/engagement';
import { handsInUse } from '$lib/rules/hands/hands';
import { handsOf } from '$lib/rules/terms';
import { CLOSE_WAYS, type Cause } from '../causes';
import { attackDeed } from '../deeds';
import { objection, type Objection } from '../objection';
import { relationsOf } from '../relations';
import { continues, sizeNow, statisticsOf } from '../statistics';
import { countOfState, has, isAble, isStanding } from '../table';
import { weaponOf, type WeaponAtHand } from '../weapons';
import { acts, hasAction, inTurn, squadActs, type Judged } from './actors';
import { hasSquads, hitsByItself, ruleOf } from './rules-of-combat';

type Attack = Extract<Cause, { kind: 'attack' }>;
type Attacker = Attack['attackers'][number];

const MOST_CLOSE = 3;
/** How much larger than its attacker a member must be to be aimed at (PL-SDM-01). */
const MEMBER = 2;

function needsAction(
	judged: Judged,
	{ way, response = false }: Attack,
	figure: string
): Objection[] {
	const { game, before } = judged;
	const statistics = statisticsOf(game, before, figure);
	const { profile } = statistics ?? {};
	if (way === 'counter') return [];
	if (!response && statistics && continues(game, statistics, CLOSE_WAYS.includes(way))) return [];
	if (profile?.kind === 'creation' && !profile.skill) {
		const crew = (relationsOf(game, before).crews.get(figure) ?? []).filter(isAble);
		if (crew.length === 0) return [objection('noOperator', { figure }, 'PL-CCB-01')];
		const busy = crew.map(({ id }) => hasAction(judged, id, response));
		return busy.find((found) => found.length === 0) ?? busy[0] ?? [];
	}
	return hasAction(judged, figure, response);
}

function weaponCount({ game, before }: Judged, { way }: Attack, figure: string): Objection[] {
	const { profile } = statisticsOf(game, before, figure) ?? {};
	const state = before.figures.get(figure);
	if (!state || profile?.kind !== 'minifig' || !['close', 'charge'].includes(way)) return [];
	if (countOfState(state, 'closeAttacks') < profile.handWeapons) return [];
	const rule = ruleOf(game.rules, 'handWeapons');
	return [objection('tooManyWeapons', { figure, allowed: profile.handWeapons }, rule)];
}

function reach(
	{ game }: Judged,
	attack: Attack,
	figure: string,
	weapon: WeaponAtHand
): Objection[] {
	const { rules } = game;
	if (rules === 'skirmish' || attack.way === 'push' || attack.way === 'grab') return [];
	const { situation = {} } = attack;
	if (!aim(EDITIONS[rules], { ...weapon.strike, situation }).impossible) return [];
	const topic = weapon.ranged ? 'range' : 'reach';
	return [objection(weapon.ranged ? 'outOfRange' : 'outOfReach', { figure }, ruleOf(rules, topic))];
}

function withWeapon(
	judged: Judged,
	attack: Attack,
	{ figure, weapon: key }: Attacker
): Objection[] {
	const { game, before } = judged;
	if (key === undefined) {
		const bare = ['push', 'grab', 'charge', 'spell'].includes(attack.way);
		return bare ? [] : [objection('unknownWeapon', { figure })];
	}
	if (before.figures.get(figure)?.lost[key]) return [objection('weaponLost', { figure })];
	const weapon = weaponOf(game, before, figure, key);
	if (!weapon) return [objection('unknownWeapon', { figure })];
	const found = reach(judged, attack, figure, weapon);
	const twice = !weapon.load && weapon.used > 0 && !hitsByItself(game.rules);
	if (twice) found.push(objection('weaponTwice', { figure }, ruleOf(game.rules, 'weaponOnce')));
	if (weapon.load && weapon.load.left <= 0) {
		const { box } = weapon.load;
		found.push(objection('boxEmpty', { figure, total: box.total }, box.rule));
	}
	const carries = before.figures.get(figure)?.flags.carrying;
	if (carries && weapon.bothHands)
		found.push(objection('twoHandsCarrying', { figure }, 'PL-LIG-19'));
	// One hand stays on the victim (E10-MAN-02, E20-MAN-02).
	const other = before.figures.get(figure)?.links.grabs;
	if (other !== undefined && weapon.bothHands)
		found.push(objection('holdsSomebody', { figure, other }, ruleOf(game.rules, 'grab')));
	return found;
}

/** A grab needs a free hand (E10-MAN-02, E20-MAN-02). */
function grabbing({ game, before }: Judged, { way }: Attack, figure: string): Objection[] {
	const { unit, state } = statisticsOf(game, before, figure) ?? {};
	if (way !== 'grab' || !unit || !state || unit.kind === 'figure') return [];
	const mounted = state.links.mount !== undefined;
	if (handsInUse(unit, mounted) < handsOf(unit)) return [];
	return [objection('noFreeHand', { figure }, ruleOf(game.rules, 'grab'))];
}

/** Creations answer only foes that are large enough, and only with a brain (PL-CCB-02). */
function counters({ game, before }: Judged, { way, targets }: Attack, figure: string): Objection[] {
	const { profile } = statisticsOf(game, before, figure) ?? {};
	if (way !== 'counter' || profile?.kind !== 'creation') return [];
	const size = sizeNow(game, before, targets[0] ?? '');
	return mayCounter(profile, size) ? [] : [objection('cannotCounter', { figure }, 'PL-CCB-02')];
}

function pushing(
	{ game, before }: Judged,
	{ way }: Attack,
	{ figure, weapon }: Attacker
): Objection[] {
	const state = before.figures.get(figure);
	if (way !== 'push' || !state || countOfState(state, 'closeAttacks') === 0) return [];
	const shield = weapon !== undefined && weaponOf(game, before, figure, weapon)?.shield;
	return shield ? [] : [objection('pushAndAttack', { figure }, ruleOf(game.rules, 'push'))];
}

/** Only the active group and those it fights act in the skirmish (NS-14). */
function inGroup({ before }: Judged, { way }: Attack, figure: string): Objection[] {
	if (way === 'free' || way === 'volley') return [];
	const flees = before.figures.get(figure)?.flags.fleeing;
	const found = flees ? [objection('fleeing', { figure }, 'NS-48')] : [];
	return before.activation?.figures.includes(figure)
		? found
		: [...found, objection('notActivated', { figure }, 'NS-14')];
}

/** A vehicle collides wherever vehicles do; who drives it does not matter (PL-QW-13). */
const crashing = ({ before }: Judged, figure: string): Objection[] =>
	isStanding(before.figures.get(figure)) ? [] : [objection('notOnTable', { figure })];

function attackerObjections(judged: Judged, attack: Attack, attacker: Attacker): Objection[] {
	const { game, before } = judged;
	const { figure } = attacker;
	if (game.rules === 'skirmish') {
		return [...acts(judged, figure), ...inGroup(judged, attack, figure)];
	}
	const { response = false, way, stray } = attack;
	if (stray) return [];
	// Without a driver a vehicle keeps its heading and speed (PL-QW-13).
	if (way === 'crash') return crashing(judged, figure);
	const state = before.figures.get(figure);
	const regrouping = state && has(state, 'regrouping') && state.links.squad !== undefined;
	return [
		...acts(judged, figure),
		...(way === 'counter' ? [] : inTurn(judged, figure, response)),
		...needsAction(judged, attack, figure),
		...weaponCount(judged, attack, figure),
		...withWeapon(judged, attack, attacker),
		...counters(judged, attack, figure),
		...pushing(judged, attack, attacker),
		...grabbing(judged, attack, figure),
		...(way === 'counter' || response ? [] : squadActs(judged, figure, attackDeed(way))),
		...(regrouping ? [objection('regrouping', { figure }, 'PL-SQD-04')] : [])
	];
}

/** A member of a squad is a target of its own only at twice its attacker’s Size (PL-SDM-01). */
function aimedAt(
	{ game, before }: Judged,
	{ way, targets, attackers, squad, stray }: Attack
): Objection[] {
	const [figure = ''] = targets;
	const own = before.figures.get(figure)?.links.squad;
	const members = relationsOf(game, before).squads.get(own ?? '')?.length ?? 0;
	if (!hasSquads(game.rules) || squad !== undefined || stray || way === 'counter') return [];
	if (members < 2) return [];
	const largest = Math.max(1, ...attackers.map((one) => sizeNow(game, before, one.figure)));
	return sizeNow(game, before, figure) >= MEMBER * largest
		? []
		: [objection('memberAimedAt', { figure }, 'PL-SDM-01')];
}

function targetObjections(judged: Judged, attack: Attack): Objection[] {
	const { game, before } = judged;
	const { targets, attackers, way } = attack;
	const [first] = targets;
	const absent = targets.filter((figure) => !isStanding(before.figures.get(figure)));
	const found = absent.map((figure) => objection('notOnTable', { figure }));
	const profile = first === undefined ? undefined : statisticsOf(game, before, first)?.profile;
	const small = profile?.kind !== 'creation' || profile.size <= 1;
	const members = relationsOf(game, before).squads.get(attack.squad ?? '')?.length ?? 1;
	const most = MOST_CLOSE * members;
	if (way === 'close' && small && attackers.length > most && first !== undefined) {
		const values = { figure: first, allowed: most };
		found.push(objection('tooManyClose', values, ruleOf(game.rules, 'three')));
	}
	return [...found, ...aimedAt(judged, attack)];
}

/** A figure that braces for a charge must be able to respond (PL-CHG-07). */
const bracing = (judged: Judged, { way }: Attack): Objection[] =>
	judged.event.changes.flatMap((change) =>
		way === 'charge' && change.kind === 'flag' && change.flag === 'braced' && change.on
			? [...acts(judged, change.figure), ...hasAction(judged, change.figure, true)]
			: []
	);

/** What the rules say to an attack. */
export function attackObjections(judged: Judged, attack: Attack): Objection[] {
	return [
		...attack.attackers.flatMap((attacker) => attackerObjections(judged, attack, attacker)),
		...targetObjections(judged, attack),
		...bracing(judged, attack)
	];
}
