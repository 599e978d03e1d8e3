/**
 * A second calculation of the odds of an attack, written from the rules alone: it shares no line with the
 * app. It throws every combination of dice, with at most `DEPTH` explosions of a die, and says what is left
 * out.
 *
 * @typedef {{ dice: number[], bonus: number }} Roll the sides of each die, and the flat bonus
 * @typedef {{ edition: '2005' | '2010' | '2020', skill: Roll, use: number, modifier: number,
 *   beyond: number, damage: Roll, armor: Roll, already: number, attackers: number }} Attack
 * @typedef {{ total: number, ones: boolean, benny: boolean }} State
 * @typedef {Map<string, { state: State, chance: number }>} Chances
 */

const DEPTH = 5;

/** The throws of one die: total, whether it is a 1, whether its first face is in `bennies`. */
function throwsOf(
	/** @type {number} */ sides,
	/** @type {'never' | 'same' | 'bonus'} */ explodes,
	/** @type {number} */ less,
	/** @type {number[]} */ bennies = []
) {
	/** @type {{ total: number, one: boolean, benny: boolean, chance: number }[]} */
	const found = [];
	const again = (
		/** @type {number} */ die,
		/** @type {number} */ sum,
		/** @type {number} */ chance,
		/** @type {number} */ depth,
		/** @type {{ one: boolean, benny: boolean } | undefined} */ first
	) => {
		for (let face = 1; face <= die; face++) {
			const total = sum + face - less;
			const start = first ?? { one: face === 1, benny: bennies.includes(face) };
			if (face < die || explodes === 'never') found.push({ total, ...start, chance: chance / die });
			else if (depth < DEPTH)
				again(explodes === 'same' ? die : 6, total, chance / die, depth + 1, start);
		}
	};
	again(sides, 0, 1, 0, undefined);
	return found;
}

/** Adds up dice, one after the other. */
function thrown(
	/** @type {Roll} */ { dice, bonus },
	/** @type {'never' | 'same' | 'bonus'} */ explodes,
	/** @type {number} */ less,
	/** @type {(sides: number) => number[]} */ bennies = () => []
) {
	/** @type {Chances} */
	let all = new Map([
		['', { state: { total: bonus, ones: dice.length > 0, benny: false }, chance: 1 }]
	]);
	for (const sides of dice) {
		/** @type {Chances} */
		const next = new Map();
		for (const { state, chance } of all.values()) {
			for (const one of throwsOf(sides, explodes, less, bennies(sides))) {
				const sum = {
					total: state.total + one.total,
					ones: state.ones && one.one,
					benny: state.benny || one.benny
				};
				const key = `${sum.total} ${sum.ones} ${sum.benny}`;
				const before = next.get(key)?.chance ?? 0;
				next.set(key, { state: sum, chance: before + chance * one.chance });
			}
		}
		all = next;
	}
	return [...all.values()];
}

const EXPLODES = /** @type {const} */ ({ 2005: 'same', 2010: 'bonus', 2020: 'bonus' });

/** The chances that an attack hits, and that it hits with a Benny left to add a die of damage. */
function hits(/** @type {Attack} */ { edition, skill, use, modifier, beyond }) {
	const less = edition === '2010' ? beyond : 0;
	const flat = edition === '2020' ? beyond : 0;
	const roll = { dice: skill.dice, bonus: skill.bonus + modifier - flat };
	let [plain, spare] = [0, 0];
	if (edition === '2005') {
		for (const { state, chance } of thrown(roll, 'same', 0))
			if (!state.ones && Math.max(0, state.total) >= use) plain += chance;
		return { plain, spare };
	}
	const bennies = (/** @type {number} */ sides) =>
		edition === '2010' ? [sides] : [6, 7, 8, 9, 10].filter((face) => face <= sides);
	const extra = throwsOf(6, 'bonus', less);
	for (const { state, chance } of thrown(roll, 'never', less, bennies)) {
		if (state.ones) continue;
		if (Math.max(0, state.total) >= use) {
			if (state.benny) spare += chance;
			else plain += chance;
		} else if (state.benny) {
			for (const { total, chance: added } of extra)
				if (Math.max(0, state.total + total) >= use) plain += chance * added;
		}
	}
	return { plain, spare };
}

/** The chances that damage exceeds the armor, or equals it. */
function damages(
	/** @type {Attack} */ { edition, armor, already, beyond },
	/** @type {Roll} */ damage
) {
	const less = edition === '2010' ? beyond : 0;
	const flat = edition === '2020' ? beyond : 0;
	let [kill, equal] = [0, 0];
	const armors = thrown(armor, EXPLODES[edition], 0);
	for (const { state, chance } of thrown(
		{ ...damage, bonus: damage.bonus - flat },
		EXPLODES[edition],
		less
	)) {
		const done = (state.ones ? 0 : Math.max(0, state.total)) + already;
		for (const other of armors) {
			const needed = Math.max(0, other.state.total);
			if (done > needed) kill += chance * other.chance;
			if (done === needed) equal += chance * other.chance;
		}
	}
	return { kill, equal };
}

/** One more die of the largest kind. */
const withDie = (/** @type {Roll} */ { dice, bonus }) => ({
	dice: dice.length > 0 ? [...dice, Math.max(...dice)] : dice,
	bonus
});

/**
 * The chances that the attack kills and that the damage of a hit equals the armor. Several attackers roll
 * one by one, and the damage of those who hit is one sum.
 */
export function secondOdds(/** @type {Attack} */ attack) {
	const { plain, spare } = hits(attack);
	/** @type {Map<string, { damage: Roll, chance: number }>} */
	let pools = new Map([['', { damage: { dice: [], bonus: 0 }, chance: 1 }]]);
	for (let n = 0; n < attack.attackers; n++) {
		/** @type {typeof pools} */
		const next = new Map();
		for (const { damage, chance } of pools.values()) {
			/** @type {[number, Roll][]} */
			const gains = [
				[1 - plain - spare, { dice: [], bonus: 0 }],
				[plain, attack.damage],
				[spare, withDie(attack.damage)]
			];
			for (const [weight, gain] of gains) {
				const sum = {
					dice: [...damage.dice, ...gain.dice].sort((a, b) => a - b),
					bonus: damage.bonus + gain.bonus
				};
				const key = `${sum.dice.join()} ${sum.bonus}`;
				const before = next.get(key)?.chance ?? 0;
				next.set(key, { damage: sum, chance: before + chance * weight });
			}
		}
		pools = next;
	}
	let [kill, equal] = [0, 0];
	for (const { damage, chance } of pools.values()) {
		if (damage.dice.length === 0) continue;
		const effect = damages(attack, damage);
		kill += chance * effect.kill;
		equal += chance * effect.equal;
	}
	return { hit: plain + spare, kill, equal };
}

/** More than the chances that the enumeration leaves out: of explosions of any die beyond the depth. */
export function leftOut(/** @type {Attack} */ { skill, damage, armor, attackers }) {
	const dice = attackers * (skill.dice.length + damage.dice.length + 2) + armor.dice.length;
	return dice * 6 ** -(DEPTH + 1);
}
