import {
	resolveSizeDamage,
	type GeneralAttack,
	type SizeDamageOutcome
} from '$lib/combat/creations/size-damage';
import { seen } from '$lib/combat/duel';
import type { EditionId } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { testOf } from '$lib/combat/engagement';
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
	const { rules, damage, armor, marks: size, attacks, overkill } = question;
	const edition = EDITIONS[rules];
	const situation = seen(size, question.situation);
	const { test, range, modifiers } = testOf(edition, { ...question, situation });
	const attack: GeneralAttack = { test, damage, overkill };
	const all = new Array<GeneralAttack>(attacks).fill(attack);
	return {
		...resolveSizeDamage(chances, edition, all, { armor, size }),
		modifiers,
		impossible: range === 'nowhere' || (test.beyond ?? 0) > 0
	};
}
