import { named } from '$lib/i18n/named';
import { FIRST_TARGET } from '$lib/combat/targets';
import { isHero } from '$lib/rules/terms';
import type { TargetId } from '$lib/combat/targets';
import { photoFor } from '$lib/army/photos/photo-names';
import { shownArmy } from '$lib/i18n/ready-names';
import { unitToDraw } from './unit-to-draw';
import { drawUnit } from '$lib/figure/unit';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Unit } from '$lib/rules/choices';
import type { Profile } from '$lib/rules/profile';
import { rulebookFor } from '$lib/rules/registry';
import { mountOf } from '$lib/rules/formation/riders';
import { allUnits, countOf, hasMagic, summonsOf } from '$lib/rules/terms';
import type { Photo } from '../print/marks';
import { armyCard } from './army-card';
import { withOdds } from './odds-notes';
import { squadOf, unitColor, USUAL_COLORING, type Coloring } from './card-colors';
import { USUAL_CONTENTS, type CardContent, type CardCount } from './contents';
import { badgesOf, ownRulesOn, undoneRules } from './badges';
import { isBoxes, type Block, type Card, type CardTexts, type Fact, type TickBlock } from './card';
import { creationBack, creationFront, creationStatistics } from './creation-card';
import { figureBack, figureFront, figureStatistics } from './figure-card';
import { costFacts, ledgerBlocks, type AssessedArmy } from './ledger-block';
import { hasHealer, minifigBack, minifigFront, minifigStatistics } from './minifig-card';
import { sidesOf } from './sides';
import { natureText } from './unit-text';

/** Which cards to print. */
export interface CardChoice {
	/** Unit ids, and the army's id for its own card; all of them if omitted. */
	readonly units?: readonly string[];
	readonly each: CardCount;
	/** Without the bill if omitted. */
	readonly contents?: readonly CardContent[];
	/** The opponent of printed odds; a mercenary if omitted. */
	readonly against?: TargetId;
	/** By rank if omitted. */
	readonly coloring?: Coloring;
	/** The available photos, by digest. */
	readonly photos?: ReadonlyMap<string, Photo>;
}

function rankOf({ builder }: CardTexts, unit: Unit): string {
	if (unit.kind === 'minifig') return named(builder.terms.ranks, unit.rank);
	if (unit.kind === 'creation') return builder.terms.forms[unit.form];
	return natureText(builder, unit);
}

/** Rank or form; where it is: its squad, or the reserve for a summon; what it rides or crews. */
function captionOf(army: Army, unit: Unit, texts: CardTexts): string {
	const { squads = [] } = army;
	const squad = squads.find(({ members = [] }) =>
		members.some((member) => member.unit === unit.id)
	);
	const reserve = summonsOf(army).includes(unit) ? [texts.cards.card.summon] : [];
	const mount = mountOf(army, unit);
	const rides = mount ? [texts.builder.profile.creation.rides({ name: mount.name })] : [];
	return [rankOf(texts, unit), ...(squad ? [squad.name] : []), ...reserve, ...rides].join(' · ');
}

interface Contents {
	readonly profile: Profile | undefined;
	readonly statistics: readonly Fact[];
	/** Weapons and spells. */
	readonly front: readonly Block[];
	/** Boxes, abilities, and other facts. */
	readonly rest: readonly Block[];
}

function contentsOf(
	assessed: AssessedArmy,
	unit: Unit,
	profile: Profile | undefined,
	texts: CardTexts
): Contents {
	if (unit.kind === 'minifig' && profile?.kind === 'minifig') {
		return {
			profile,
			statistics: minifigStatistics(assessed.army, unit, profile, texts),
			front: minifigFront(texts, profile),
			rest: minifigBack(assessed.army, unit, profile, texts)
		};
	}
	if (unit.kind === 'creation' && profile?.kind === 'creation') {
		return {
			profile,
			statistics: creationStatistics(texts, unit, profile),
			front: creationFront(texts, profile),
			rest: creationBack(assessed, unit, profile, texts)
		};
	}
	if (unit.kind === 'figure' && profile?.kind === 'figure') {
		return {
			profile,
			statistics: figureStatistics(texts, profile),
			front: figureFront(texts, unit, profile),
			rest: figureBack(assessed.army, unit, profile, texts)
		};
	}
	return { profile: undefined, statistics: [], front: [], rest: [] };
}

/** One box per figure of the card: to cross out when it falls, and for its wounds (PL-MED-02). */
function figureBlocks(
	{ army }: AssessedArmy,
	{ cards }: CardTexts,
	unit: Unit,
	copies: number
): TickBlock[] {
	const isHealed = unit.kind === 'minifig' && hasHealer(army);
	const { alive, wounded } = cards.card;
	return [
		...(copies > 1 ? [{ kind: 'ticks', rows: [{ label: alive, boxes: copies }] } as const] : []),
		...(isHealed
			? [{ kind: 'ticks', marker: 'wound', rows: [{ label: wounded, boxes: copies }] } as const]
			: [])
	];
}

/** The boxes of each figure: a column each in rows with one box, and otherwise a row each. */
function perFigure(block: Block, copies: number, { cards }: CardTexts): Block {
	if (block.kind === 'strip') return { ...block, figures: copies };
	if (block.kind !== 'ticks' || copies === 1) return block;
	const rows = block.rows.flatMap(({ label, boxes }) =>
		boxes === 1
			? [{ label, boxes: copies }]
			: Array.from({ length: copies }, (_, index) => ({
					label: cards.card.ofFigure({ number: index + 1, label }),
					boxes
				}))
	);
	return { ...block, rows };
}

function noteBlocks({ cards }: CardTexts, { notes }: Unit): Block[] {
	return notes ? [{ kind: 'text', title: cards.card.notes, text: notes }] : [];
}

interface Deck {
	readonly assessed: AssessedArmy;
	/** The army without each of its house rules. */
	readonly undone: ReturnType<typeof undoneRules>;
	readonly texts: CardTexts;
	readonly choice: CardChoice;
}

function cardOf(deck: Deck, unit: Unit, contents: Contents, copies: number, number?: number): Card {
	const { assessed, texts, choice } = deck;
	const { army } = assessed;
	const squad = squadOf(army, unit);
	const has = new Set(choice.contents ?? USUAL_CONTENTS);
	const picture = choice.photos?.get(photoFor(unit) ?? '') ?? drawUnit(unitToDraw(army, unit));
	const statistics = [...contents.statistics, ...costFacts(assessed, unit, texts)];
	const figured = [
		...figureBlocks(assessed, texts, unit, copies),
		...contents.rest.filter(isBoxes).map((block) => perFigure(block, copies, texts))
	];
	const rules = has.has('rules') ? contents.rest.filter((block) => !isBoxes(block)) : [];
	const weapons = has.has('stats') ? frontOf(deck, contents) : [];
	const own = ownRulesOn(deck, unit, weapons);
	const sides = sidesOf({
		weapons: own.weapons,
		boxes: figured,
		rules: [...rules, ...own.rules]
	});
	return {
		unit: unit.id,
		name: unit.name,
		caption: captionOf(army, unit, texts),
		copies,
		...(number !== undefined && { number }),
		color: unitColor(army, unit, choice.coloring ?? USUAL_COLORING),
		picture,
		...(squad && { squad }),
		badges: badgesOf(assessed, unit, texts),
		statistics: has.has('stats') ? statistics : [],
		...sides,
		extra: [
			...(has.has('bill') ? ledgerBlocks(assessed, unit, texts) : []),
			...noteBlocks(texts, unit)
		]
	};
}

/** The front of a card, with the odds of its weapons if they are wanted. */
function frontOf(
	{ assessed, texts, choice }: Deck,
	{ profile, front }: Contents
): readonly Block[] {
	if (!profile || !choice.contents?.includes('odds')) return front;
	const { combat: rules } = rulebookFor(assessed.army);
	return withOdds(front, { rules, profile, against: choice.against ?? FIRST_TARGET }, texts);
}

/** Whether each figure has a card of its own: heroes, mages, and what has boxes (PL-GEN-10). */
function isSpecial(unit: Unit, { rest }: Contents): boolean {
	if (isHero(unit)) return true;
	return (unit.kind !== 'figure' && hasMagic(unit)) || rest.some(isBoxes);
}

/** Returns the cards of an army in unit order, then the reserve, then the army as a whole (PL-GEN-10). */
export function cardsOf(stored: Army, texts: CardTexts, choice: CardChoice): Card[] {
	const army = shownArmy(texts.builder.presets, stored);
	const assessed = { army, assessment: assess(army) };
	const deck: Deck = { assessed, undone: undoneRules(army), texts, choice };
	const wanted = choice.units && new Set(choice.units);
	const own = (wanted?.has(army.id) ?? true) ? armyCard(army, texts, choice.coloring) : undefined;
	const cards = allUnits(army)
		.filter(({ id }) => wanted?.has(id) ?? true)
		.flatMap((unit) => {
			const profile = rulebookFor(army).profile(army, unit);
			const contents = contentsOf(deck.assessed, unit, profile, texts);
			const isAlone =
				choice.each === 'figure' || (choice.each === 'auto' && isSpecial(unit, contents));
			if (!isAlone) return [cardOf(deck, unit, contents, countOf(unit))];
			const count = countOf(unit);
			return Array.from({ length: count }, (_, index) =>
				cardOf(deck, unit, contents, 1, count > 1 ? index + 1 : undefined)
			);
		});
	return own ? [...cards, own] : cards;
}
