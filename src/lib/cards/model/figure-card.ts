import type { Army, Figure } from '$lib/rules/choices';
import type { FigureProfile } from '$lib/rules/profile';
import { rulebookOf } from '$lib/rules/registry';
import { ability } from './ability';
import type { Block, CardTexts, Fact } from './card';
import { carriedText } from './unit-text';

const BONUSES = ['defence', 'movement', 'attack'] as const;

export function figureStatistics({ builder }: CardTexts, profile: FigureProfile): Fact[] {
	const words = builder.profile.figure;
	const { dice, toughness, defence, reach, shot, pace } = profile;
	return [
		{ label: words.dice, value: `${dice}` },
		{ label: words.toughness, value: `${toughness}` },
		{ label: words.defence, value: words.orMore({ number: defence }) },
		{ label: words.reach, value: `${reach}″` },
		...(shot === undefined ? [] : [{ label: words.shot, value: `${shot}″` }]),
		...(pace === 0
			? []
			: [{ label: words.pace, value: `${pace > 0 ? '+' : '−'}${Math.abs(pace)}″` }])
	];
}

/** Carried items and their bonus dice; traits are in the caption. */
export function figureFront(
	{ builder }: CardTexts,
	figure: Figure,
	profile: FigureProfile
): Block[] {
	const words = builder.profile.figure;
	const bonuses = BONUSES.filter((bonus) => profile.bonusDice[bonus] > 0).map((bonus) => ({
		label: words.bonuses[bonus],
		value: `${profile.bonusDice[bonus]}`
	}));
	const carried = carriedText(builder, figure);
	return [
		{ kind: 'text', title: builder.unit.gear, text: carried },
		...(bonuses.length > 0 ? [{ kind: 'facts', title: words.bonus, facts: bonuses } as const] : [])
	];
}

export function figureBack(
	{ rulebook }: Army,
	figure: Figure,
	profile: FigureProfile,
	texts: CardTexts
): Block[] {
	const { toughness } = profile;
	const { abilities } = rulebookOf(rulebook);
	const wounds = [{ label: texts.cards.card.wounds, boxes: toughness }];
	return [
		...abilities(figure, profile).map((id) => ability(texts, id)),
		// A unit that falls at the first hit has no wounds to count.
		...(toughness > 1 ? [{ kind: 'ticks', marker: 'wound', rows: wounds } as const] : [])
	];
}
