import { drawUnit } from '$lib/figure/unit';
import { unitToDraw } from './unit-to-draw';
import { formatPoints } from '$lib/points/format';
import { cpUp } from '$lib/points/points';
import type { ArmyProfile } from '$lib/rules/profile';
import { rulebookFor, rulebookOf } from '$lib/rules/registry';
import { hasMagic } from '$lib/rules/terms';
import { assess } from '$lib/rules/assessment/assess';
import { ability } from './ability';
import { badgesOf } from './badges';
import { armyColor, USUAL_COLORING } from './card-colors';
import type { Army } from '$lib/rules/choices';
import type { Block, Card, CardTexts, Fact, TickBlock, WeaponBlock } from './card';
import { houseRuleBlocks, rulingBlocks } from './own-rules';
import { castBlocks } from './person';
import { sidesOf } from './sides';
import { attackRow, castRows } from './weapon-rows';

const NOTHING: ArmyProfile = { areaSpells: [], shields: [] };

/** What an army as a whole brings into play, by its rulebook. */
const profileOf = (army: Army): ArmyProfile => rulebookFor(army).armyProfile?.(army) ?? NOTHING;

/** Whether an army has purchases of its own that are used during the game. */
export function hasArmyCard(army: Army): boolean {
	const { explosive, areaSpells, shields, unspent = 0 } = profileOf(army);
	const bought = explosive ? 1 : areaSpells.length + shields.length + unspent;
	return army.units.length > 0 && bought > 0;
}

/** Boxes for the explosives of the stock and for the circle's casts. */
export function armyBoxes(army: Army, texts: CardTexts): TickBlock[] {
	const { explosive, areaSpells } = profileOf(army);
	const { gear, ledger } = texts.builder.terms;
	const stock = explosive && {
		kind: 'ticks' as const,
		marker: 'explosive' as const,
		title: ledger['stock.explosive'],
		rows: [{ label: gear.explosive, boxes: explosive.count }]
	};
	return [...(stock ? [stock] : []), ...castBlocks(texts, areaSpells)];
}

function armyFront(army: Army, texts: CardTexts): WeaponBlock[] {
	const { builder } = texts;
	const { explosive, areaSpells, shields } = profileOf(army);
	const { use, range, damage } = builder.terms.attack;
	const table = (title: string, rows: WeaponBlock['rows']): WeaponBlock[] =>
		rows.length > 0 ? [{ kind: 'weapons', heads: [title, use, range, damage], rows }] : [];
	return [
		...table(builder.unit.attacks, explosive ? [attackRow(builder, explosive)] : []),
		...table(texts.cards.card.circle, castRows(builder, areaSpells, shields, true))
	];
}

function armyRules(army: Army, texts: CardTexts): Block[] {
	const { explosive, areaSpells, shields } = profileOf(army);
	const { advanced } = rulebookOf(army.rulebook).assortment;
	return [
		// What else explosives do is a rule of PL-2005.
		...(explosive && advanced ? [ability(texts, 'explosive')] : []),
		...(areaSpells.length > 0 ? [ability(texts, 'areaSpell')] : []),
		...(shields.length > 0 ? [ability(texts, 'magicShield')] : [])
	];
}

/** Returns the card of what belongs to the army as a whole: stock, spells of its circle, own rules. */
export function armyCard(
	army: Army,
	texts: CardTexts,
	coloring = USUAL_COLORING
): Card | undefined {
	const [first] = army.units;
	if (!first || !hasArmyCard(army)) return undefined;
	const mage = army.units.find((unit) => unit.kind !== 'figure' && hasMagic(unit));
	const { terms } = texts.builder;
	const { unspent = 0 } = profileOf(army);
	const statistics: Fact[] =
		unspent > 0
			? [{ label: terms.ledger['reserve.unspent'], value: formatPoints(cpUp(unspent)) }]
			: [];
	return {
		unit: army.id,
		name: army.name,
		caption: [terms.rulebooks[army.rulebook], texts.cards.card.army].join(' · '),
		copies: 1,
		color: armyColor(mage !== undefined, coloring),
		picture: drawUnit(unitToDraw(army, mage ?? first)),
		badges: badgesOf({ army, assessment: assess(army) }, army, texts),
		statistics,
		...sidesOf({
			weapons: armyFront(army, texts),
			boxes: armyBoxes(army, texts),
			rules: armyRules(army, texts)
		}),
		extra: [...houseRuleBlocks(army, texts), ...rulingBlocks(army, texts)]
	};
}
