import type { Chances, Comparison } from '$lib/dice/chances';
import { addBonus } from '$lib/dice/notation';
import type { Edition } from './edition';
import { orderRules } from './roll-rules';
import { skillRoll, success, type SkillTest } from './rolls';

/** Who acts first: Skill less the Use of what each attempts; `above` means the first (E05-TURN-18). */
export function whoActsFirst<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	first: SkillTest,
	second: SkillTest
): Comparison<P> {
	const roll = ({ skill, use, modifier = 0 }: SkillTest) =>
		chances.roll(addBonus(skill, modifier - use), orderRules(edition));
	return chances.compare(roll(first), roll(second));
}

export interface Gunfight<P> {
	readonly bothMiss: P;
	readonly onlyFirstHits: P;
	readonly onlySecondHits: P;
	/** Both hit; `above` means that the first one is faster. */
	readonly bothHit: Comparison<P>;
}

/** A shot and its answer: the same rolls decide who hits and who is first (E05-TURN-EX1). */
export function gunfight<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	first: SkillTest,
	second: SkillTest
): Gunfight<P> {
	/** The totals of hits, less the Use, as the order counts them. */
	const hits = (test: SkillTest) =>
		chances.sum(success(chances, edition, test).plain, chances.always(-test.use));
	const [x, y] = [hits(first), hits(second)];
	const [p, q] = [chances.mass(x), chances.mass(y)];
	const [notP, notQ] = [chances.minus(chances.one, p), chances.minus(chances.one, q)];
	return {
		bothMiss: chances.times(notP, notQ),
		onlyFirstHits: chances.times(p, notQ),
		onlySecondHits: chances.times(notP, q),
		bothHit: chances.compare(x, y)
	};
}

/** A Skill Roll that must be higher than a number: a Bail against an Attack Roll, a medic against wounds. */
export function exceeds<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	test: Omit<SkillTest, 'use'>,
	number: number
): P {
	return chances.mass(chances.from(skillRoll(chances, edition, test), number + 1));
}

/** A Bail from an attack that hits: it must be higher than the Attack Roll (E10-BAIL-02). */
export function bail<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attack: SkillTest,
	defender: Omit<SkillTest, 'use'>
): { readonly hit: P; readonly escaped: P; readonly struck: P } {
	const hits = chances.from(skillRoll(chances, edition, attack), attack.use);
	const escaped = chances.compare(skillRoll(chances, edition, defender), hits).above;
	const hit = chances.mass(hits);
	return { hit, escaped, struck: chances.minus(hit, escaped) };
}
