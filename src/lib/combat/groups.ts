import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { flat, type Dice } from '$lib/dice/notation';
import { binomial } from '$lib/dice/successes';
import { MOST_AT_ONE } from './crowd';
import type { Edition } from './edition';
import { aim, engage, type Engagement } from './engagement';
import { armorRoll, damageRoll, success, withExtraDie } from './rolls';
import type { Situation } from './situation';
import { ATTACK, successes, type Target } from './skirmish/pools';
import { isClose } from './turn';

/** One attack of a figure in its turn. */
export type Blow = Required<Pick<Engagement, 'skill' | 'use' | 'damage' | 'reach'>> &
	Pick<Engagement, 'explosive'>;

/** The turn of one figure against one target. */
export interface FigureTurn {
	readonly blows: readonly Blow[];
	readonly armor: Dice;
	/** Damage above the Armor that the target takes before it is destroyed: the Size of a creation (PL-DMG-02). */
	readonly marks: number;
	readonly situation: Situation;
}

/** The numbers of both sides. */
export interface Sides {
	readonly figures: number;
	readonly targets: number;
}

/**
 * How a target falls: the chance that the first figure that attacks it kills it, the second … What is missing
 * survives all of them, and the next figure takes the next target.
 */
export type Falls<P> = readonly P[];

/** Totals that a target survives, each with its chance. */
function survivors<P, D>(chances: OrderChances<P, D>, totals: D, armor: Dice, armorTotals: D): D {
	if (armor.rolls.length === 0) return chances.below(totals, Math.max(0, armor.bonus) + 1);
	return chances.within(totals, armorTotals);
}

/** The damage of a hit with its chance, with what a Benny adds; the rest misses. */
function hitsOf<P, D>(chances: Chances<P, D>, edition: Edition, blow: Blow, situation: Situation) {
	const { test, damage = flat(0), damageBeyond: beyond } = aim(edition, { ...blow, situation });
	const { plain, benny } = success(chances, edition, test);
	const [hit, critical] = [chances.mass(plain), chances.mass(benny)];
	const inflicted = chances.mix([
		[hit, damageRoll(chances, edition, damage, beyond)],
		[critical, damageRoll(chances, edition, withExtraDie(damage), beyond)]
	]);
	return { misses: chances.minus(chances.one, chances.plus(hit, critical)), damage: inflicted };
}

/** Close combat: damage of one turn adds up (PL-CC-04, E10-CC-07, E20-MAN-01). */
function fallsClose<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	{ blows, armor, situation }: FigureTurn,
	figures: number
): P[] {
	const armorTotals = armorRoll(chances, edition, armor);
	const hits = blows.map((blow) => hitsOf(chances, edition, blow, situation));
	let taken = chances.always(0);
	return Array.from({ length: figures }, () => {
		let killed = chances.zero;
		for (const { misses, damage } of hits) {
			const totals = chances.sum(taken, damage);
			killed = chances.plus(killed, chances.compare(totals, armorTotals).above);
			taken = chances.mix([
				[misses, taken],
				[chances.one, survivors(chances, totals, armor, armorTotals)]
			]);
		}
		return killed;
	});
}

/** The chance that one figure kills the target with attacks that do not add up. */
export function killsAlone<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ blows, armor, situation }: FigureTurn
): P {
	let survives = chances.one;
	for (const blow of blows) {
		const { kill } = engage(chances, edition, { ...blow, armor, situation }).outcome;
		survives = chances.times(survives, chances.minus(chances.one, kill));
	}
	return chances.minus(chances.one, survives);
}

/** The points of damage on a minifig add up; on a creation each damage is a mark of its own. */
const addsUp = (edition: Edition, { blows, marks, situation }: FigureTurn) =>
	marks === 1 && !edition.hitsByItself && blows.every((blow) => isClose(blow, situation));

/** Kills of figures that take targets one after the other, from none up. */
function killsOf<P, D>(chances: Chances<P, D>, falls: Falls<P>, { figures, targets }: Sides): P[] {
	const { zero, one, plus, minus, times } = chances;
	const width = targets + 1;
	const nothing = () => new Array<P>((figures + 1) * width).fill(zero);
	/** Chances by figures that have attacked and, one after the other, by kills. */
	let states = nothing();
	states[0] = one;
	for (let target = 0; target < targets; target++) {
		const next = nothing();
		const add = (place: number, chance: P) => (next[place] = plus(next[place] ?? zero, chance));
		for (let used = 0; used <= figures; used++) {
			const attackers = Math.min(falls.length, figures - used);
			for (let kills = 0; kills <= target; kills++) {
				const place = used * width + kills;
				const chance = states[place] ?? zero;
				if (chance === zero) continue;
				let survives = chance;
				for (let i = 0; i < attackers; i++) {
					const killed = times(chance, falls[i] ?? zero);
					survives = minus(survives, killed);
					add(place + (i + 1) * width + 1, killed);
				}
				add(place + attackers * width, survives);
			}
		}
		states = next;
	}
	const kills = new Array<P>(width).fill(zero);
	states.forEach((chance, place) => {
		kills[place % width] = plus(kills[place % width] ?? zero, chance);
	});
	return kills;
}

/** Kills of figures of which each kills with the same chance, whomever it attacks. */
function killsEach<P, D>(chances: Chances<P, D>, kill: P, { figures, targets }: Sides): P[] {
	const counts = binomial(chances, figures, kill);
	return Array.from({ length: targets + 1 }, (_, kills) =>
		kills < targets
			? (counts[kills] ?? chances.zero)
			: counts.slice(targets).reduce(chances.plus, chances.zero)
	);
}

/** How a target falls that takes several blows, where each figure lands some of them with these chances. */
function fallsByCount<P, D>(
	chances: Chances<P, D>,
	counts: readonly P[],
	needed: number,
	figures: number
): Falls<P> {
	let standing: P[] = [chances.one];
	return Array.from({ length: figures }, () => {
		const next = Array.from({ length: needed }, () => chances.zero);
		let killed = chances.zero;
		for (const [before, chance] of standing.entries()) {
			for (const [blows, share] of counts.entries()) {
				const both = chances.times(chance, share);
				const sum = before + blows;
				if (sum >= needed) killed = chances.plus(killed, both);
				else next[sum] = chances.plus(next[sum] ?? chances.zero, both);
			}
		}
		standing = next;
		return killed;
	});
}

/** The chance of each number of marks that one figure makes in its turn. */
function marksOf<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ blows, armor, situation }: FigureTurn
): P[] {
	return blows.reduce<P[]>(
		(counts, blow) => {
			const { kill } = engage(chances, edition, { ...blow, armor, situation }).outcome;
			const fails = chances.minus(chances.one, kill);
			return Array.from({ length: counts.length + 1 }, (_, n) =>
				chances.plus(
					chances.times(counts[n] ?? chances.zero, fails),
					chances.times(counts[n - 1] ?? chances.zero, kill)
				)
			);
		},
		[chances.one]
	);
}

/** How one target falls to figures that attack it one after the other. */
export function fallsOf<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	turn: FigureTurn,
	figures: number
): Falls<P> {
	if (addsUp(edition, turn))
		return fallsClose(chances, edition, turn, Math.min(MOST_AT_ONE, figures));
	if (turn.marks === 1) return [killsAlone(chances, edition, turn)];
	return fallsByCount(chances, marksOf(chances, edition, turn), turn.marks, figures);
}

/** How a figure of the skirmish falls: hits of one turn add up until they reach its toughness (NS-17, NS-19). */
export function fallsInSkirmish<P, D>(
	chances: Chances<P, D>,
	pool: number,
	{ toughness, negations }: Target,
	figures: number
): Falls<P> {
	const counts = successes(chances, pool, ATTACK);
	return fallsByCount(chances, counts, toughness + negations, figures);
}

/**
 * The chance of each number of kills in one turn of equal figures against equal targets, from none up. The
 * figures attack one after the other; each takes the target that the one before has left standing, in close
 * combat at most three of them, and a figure that has killed does not turn to another one.
 */
export function groupKills<P, D>(chances: Chances<P, D>, falls: Falls<P>, sides: Sides): P[] {
	const [fall = chances.zero, ...more] = falls;
	return more.length === 0 ? killsEach(chances, fall, sides) : killsOf(chances, falls, sides);
}

/** The mean of a number of kills. */
export const expectedKills = (kills: readonly number[]) =>
	kills.reduce((sum, chance, count) => sum + chance * count, 0);
