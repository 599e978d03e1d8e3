import { isLegal } from '$lib/rules/assessment/assess';
import { allUnits } from '$lib/rules/terms';
import type { CardTexts } from './card';
import type { AssessedArmy } from './ledger-block';

/** Whether an army is legal, in words. One without units is neither. */
export function legalityText(
	{ army, assessment }: AssessedArmy,
	{ builder, cards }: CardTexts
): string {
	if (!isLegal(assessment)) return cards.list.illegal;
	return allUnits(army).length === 0 ? builder.army.emptyArmy : builder.army.legal;
}
