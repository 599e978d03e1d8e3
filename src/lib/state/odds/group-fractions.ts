import { EDITIONS } from '$lib/combat/editions';
import { isClosed } from '$lib/combat/groups';
import { exact } from '$lib/dice/exact';
import { formatFraction } from '$lib/dice/exact/fraction';
import { killsIn, turnOf } from './group-answer';
import type { Question } from './question';

/** Beyond this a fraction has hundreds of digits and takes seconds. */
const LARGE = 64;

/** The exact fraction of each number of kills, or why there is none. */
export function groupFractions(
	question: Question
): { readonly fractions: readonly string[] } | { readonly missing: 'endless' | 'large' } {
	const { rules, figures, targets } = question;
	if (rules !== 'skirmish' && !isClosed(EDITIONS[rules], turnOf(question)))
		return { missing: 'endless' };
	if (figures * targets > LARGE) return { missing: 'large' };
	return { fractions: killsIn(exact, question).map(formatFraction) };
}
