/**
 * Attacks at one under a magic shield, throw by throw, with dice that do not explode.
 *
 * @typedef {{ use: number, damage: { dice: number, bonus: number }, armor: number, level: number }} Shielded
 */

/** The sums of six-sided dice. */
function sums(/** @type {number} */ count) {
	let all = [{ total: 0, ones: true }];
	for (let n = 0; n < count; n++)
		all = all.flatMap(({ total, ones }) =>
			[1, 2, 3, 4, 5, 6].map((face) => ({ total: total + face, ones: ones && face === 1 }))
		);
	return all;
}

/** The chance of a kill by a mercenary: the shield takes a d6 per level off, rolled for each attack (PL-MAG-05). */
export function shielded(/** @type {Shielded} */ { use, damage, armor, level }) {
	const hit = [2, 3, 4, 5, 6].filter((face) => face >= use).length / 6;
	const [blows, absorbs] = [sums(damage.dice), sums(level)];
	let kills = 0;
	for (const { total, ones } of blows)
		for (const { total: off } of absorbs)
			if (!ones && total + damage.bonus - off > armor) kills += 1;
	return (hit * kills) / (blows.length * absorbs.length);
}
