import {
	resolveSizeDamage,
	type GeneralAttack,
	type SizeDamageOutcome
} from '$lib/combat/creations/size-damage';
import { resolveTargeted, targetedPart } from '$lib/combat/creations/targeted';
import { known } from '$lib/combat/situation';
import type { EditionId } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { aim } from '$lib/combat/engagement';
import { levelArmor, levelOf } from '$lib/combat/presets';
import type { Modifier } from '$lib/combat/modifiers';
import type { OrderChances } from '$lib/dice/order';
import type { Question } from './question';

export interface CreationAnswer<P> extends SizeDamageOutcome<P> {
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

/** Resolves equal attacks at the main structure of a creation. */
export function creationAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: Question & { readonly rules: EditionId }
): CreationAnswer<P> {
	const { rules, armor, marks: size, attacks, overkill } = question;
	const edition = EDITIONS[rules];
	const situation = known({ size, quirk: 0 }, question.situation);
	const aimed = aim(edition, { ...question, situation });
	const { test, damage = question.damage, damageBeyond, modifiers, impossible } = aimed;
	const attack: GeneralAttack = { test, damage, damageBeyond, overkill };
	const all = new Array<GeneralAttack>(attacks).fill(attack);
	return {
		...resolveSizeDamage(chances, edition, all, { armor, size }),
		modifiers,
		impossible
	};
}

export interface PartAnswer<P> {
	readonly removed: P;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

/** Resolves one attack at a part of a creation; undefined if none is named or its structure level is not known. */
export function partAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: Question & { readonly rules: EditionId }
): PartAnswer<P> | undefined {
	const { rules, armor, part: named, grinds } = question;
	const level = levelOf(rules, armor);
	if (named === '' || level === undefined) return undefined;
	const part = targetedPart(level, named, (weaker) => levelArmor(rules, weaker));
	// A part is no larger than an inch, whatever the creation's Size.
	const { size: _, ...situation } = question.situation;
	const aimed = aim(EDITIONS[rules], { ...question, situation });
	const { test, damage = question.damage, modifiers, impossible } = aimed;
	return {
		removed: resolveTargeted(chances, EDITIONS[rules], { test, damage, part, grinds }),
		modifiers: [...modifiers, ...part.modifiers],
		impossible
	};
}
