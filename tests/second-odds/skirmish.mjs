/**
 * The skirmish, by throwing every die.
 *
 * @typedef {{ toughness: number, negations: number, already: number }} Target
 * @typedef {{ defense: number, wounds: number } & Target} Model
 * @typedef {{ kind: 'defend', dice: number, freeDice: number, fallBack: boolean } |
 *   { kind: 'attack', dice: number, target: number }} Step
 */

/** All throws of some d6: calls `each` with the faces and their chance. */
function allThrows(
	/** @type {number} */ count,
	/** @type {(faces: number[], chance: number) => void} */ each
) {
	const faces = new Array(count).fill(1);
	for (let n = 0; n < 6 ** count; n++) {
		for (let i = 0; i < count; i++) faces[i] = 1 + (Math.floor(n / 6 ** i) % 6);
		each(faces, 6 ** -count);
	}
}

const slain = (
	/** @type {number} */ hits,
	/** @type {Target} */ { toughness, negations, already }
) => already + hits - negations >= toughness;

/** The steps of an activation in order; a slain model stops, and a slain target is left alone. */
export function activation(
	/** @type {Model} */ model,
	/** @type {Target[]} */ targets,
	/** @type {Step[]} */ steps
) {
	const result = { slain: 0, targetsSlain: targets.map(() => 0), enemyPoints: 0, ownPoints: 0 };
	const go = (
		/** @type {number} */ place,
		/** @type {number} */ taken,
		/** @type {number[]} */ done,
		/** @type {number} */ chance
	) => {
		const step = steps[place];
		const dead = slain(taken, model);
		if (!step || dead) {
			if (dead) result.slain += chance;
			else result.enemyPoints += taken * chance;
			for (const [i, target] of targets.entries()) {
				const hits = done[i] ?? 0;
				if (slain(hits, target)) result.targetsSlain[i] = (result.targetsSlain[i] ?? 0) + chance;
				else result.ownPoints += hits * chance;
			}
			return;
		}
		if (step.kind === 'attack') {
			const target = targets[step.target];
			if (!target || slain(done[step.target] ?? 0, target))
				return go(place + 1, taken, done, chance);
			return allThrows(step.dice, (faces, p) => {
				const hits = faces.filter((face) => face >= 5).length;
				const after = done.map((n, i) => (i === step.target ? n + hits : n));
				go(place + 1, taken, after, chance * p);
			});
		}
		const number = model.defense + model.wounds + (step.fallBack ? 2 : 0);
		allThrows(step.dice, (faces, p) => {
			if (faces.some((face) => number <= 6 && face >= number))
				return go(place + 1, taken, done, chance * p);
			allThrows(step.freeDice, (free, q) => {
				const hits = free.filter((face) => face >= 5).length;
				go(place + 1, taken + hits, done, chance * p * q);
			});
		});
	};
	go(
		0,
		0,
		targets.map(() => 0),
		1
	);
	return result;
}

/** The fewest of these that must die from these hits, over all ways to spread them; the dead take no more. */
function fewest(/** @type {number} */ hits, /** @type {Target[]} */ others) {
	let least = others.length;
	const spread = (
		/** @type {number} */ place,
		/** @type {number} */ left,
		/** @type {number} */ dead
	) => {
		const target = others[place];
		if (!target) {
			if (left === 0) least = Math.min(least, dead);
			return;
		}
		for (let n = 0; n <= left; n++) {
			const dies = slain(n, target);
			spread(place + 1, left - n, dead + (dies ? 1 : 0));
			if (dies) break;
		}
	};
	spread(0, hits, 0);
	return least;
}

/** A volley on a group: minions take the larger half, and their owner loses as few of the others as possible. */
export function volley(
	/** @type {number} */ dice,
	/** @type {number} */ minions,
	/** @type {Target[]} */ others
) {
	const result = { minionsFallen: 0, othersSlain: 0 };
	allThrows(dice, (faces, chance) => {
		const hits = faces.filter((face) => face === 6).length;
		const fallen = Math.min(minions, Math.ceil(hits / 2));
		result.minionsFallen += chance * fallen;
		const left = hits - fallen;
		if (others.length > 0) result.othersSlain += chance * fewest(left, others);
	});
	return result;
}

/** The chance that story dice reach a total. */
export function story(/** @type {number} */ dice, /** @type {number} */ least) {
	let reached = 0;
	allThrows(dice, (faces, chance) => {
		if (faces.reduce((a, b) => a + b, 0) >= least) reached += chance;
	});
	return reached;
}
