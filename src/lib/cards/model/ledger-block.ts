import { formatPoints } from '$lib/points/format';
import { shownArmy } from '$lib/i18n/ready-names';
import { assess, type Assessment } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { purchasesOf, worthOf } from '$lib/rules/assessment/worth';
import { ledgerText } from '$lib/i18n/sentences';
import type { CardTexts, Fact, LedgerBlock } from './card';
import { bareCostNote } from './minifig-card';

/** An army with its assessment, the source of cards and sheets. */
export interface AssessedArmy {
	readonly army: Army;
	readonly assessment: Assessment;
}

/** What a reader sees: units that nobody has renamed carry their names in the reader's language. */
export function shownAssessed(assessed: AssessedArmy, { builder }: CardTexts): AssessedArmy {
	const army = shownArmy(builder.presets, assessed.army);
	return army === assessed.army ? assessed : { army, assessment: assess(army) };
}

/** The cost of one figure in points or dice; empty if its rulebook has neither. */
export function costFacts(
	{ army, assessment }: AssessedArmy,
	unit: Unit,
	texts: CardTexts
): Fact[] {
	const worth = worthOf(army, assessment, unit);
	if (worth?.tally !== 'points') return [];
	const note = unit.kind === 'minifig' ? bareCostNote(army, unit, texts, worth.each) : undefined;
	return [{ label: texts.cards.card.cost, value: formatPoints(worth.each), ...(note && { note }) }];
}

/** A unit's cost breakdown, for all its figures together. */
export function ledgerBlocks(
	{ army, assessment }: AssessedArmy,
	unit: Unit,
	texts: CardTexts
): LedgerBlock[] {
	const lines = purchasesOf(army, assessment, unit);
	if (lines.length === 0) return [];
	const rows = lines.map((line) => ({
		label: [
			...(line.quantity > 1 ? [texts.cards.card.times({ count: line.quantity })] : []),
			ledgerText(texts.builder, line)
		].join(' '),
		value: formatPoints(line.points)
	}));
	const total = { label: texts.builder.army.total, value: formatPoints(totalOf(lines)) };
	return [{ kind: 'ledger', title: texts.cards.card.spend, rows, total }];
}
