import type { Army } from '$lib/rules/choices';
import { blockRows } from '../layout/blocks';
import { gap, titleRow, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { CardTexts } from '../model/card';
import { houseRuleBlocks, rulingBlocks } from '../model/own-rules';

/** The house rules and rulings of an army, each in one line; none if it plays as printed. */
export function ownRulesRows(
	army: Army,
	texts: CardTexts,
	frame: { readonly width: number; readonly body: number; readonly least?: number }
): Row[] {
	const { houseRules, rulings } = texts.builder.ownRules;
	const layout = { ...frame, inks: COLOR_INKS };
	return [
		{ title: houseRules, blocks: houseRuleBlocks(army, texts) },
		{ title: rulings, blocks: rulingBlocks(army, texts) }
	].flatMap(({ title, blocks }) => {
		if (blocks.length === 0) return [];
		const lines = blocks.map(({ title: name, text, rule }) => ({
			...{ kind: 'line' as const, title: name, text: rule ? `${text} (${rule})` : text }
		}));
		return [gap(3), titleRow(title, layout), ...blockRows(lines, layout)];
	});
}
