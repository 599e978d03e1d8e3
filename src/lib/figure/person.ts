import type { Abilities, Figure, Minifig, Portrait, Rank } from '$lib/rules/choices';
import { kindOf } from '$lib/rules/items/kinds';
import { HEROIC_RANK, LOWEST_RANK } from '$lib/rules/items/ranks';
import { bearerOf } from './arms';
import { hasMagic, equipmentOf, figureEquipment, type Equipment } from './equipment';
import type { Theme } from './theme';
import { isAviator, themesOf } from './themes';

/** Everything needed to draw a person, independent of the rulebook. */
export interface Person {
	readonly name: string;
	readonly portrait: Portrait | undefined;
	readonly rank: Rank;
	/** The creatures and occupations its name suggests. */
	readonly themes: readonly Theme[];
	readonly equipment: Equipment;
	/** Shows goggles: only the name can tell that a pilot's mount has an engine. */
	readonly goggles: boolean;
	readonly healer: boolean;
	readonly stealthy: boolean;
	readonly magical: boolean;
	/** Carries a rifle rather than a bow, which suggests a modern soldier. */
	readonly rifled: boolean;
	/** The scale of the drawing. */
	readonly scale: number;
}

const SCALES: Record<Figure['stature'], number> = {
	minion: 0.84,
	average: 0.94,
	good: 1,
	monster: 1
};

export function personOf(unit: Minifig | Figure): Person {
	return unit.kind === 'minifig' ? personOfMinifig(unit) : personOfFigure(unit);
}

function personOfMinifig(minifig: Minifig): Person {
	const { name, portrait, rank, gear = [], abilities = {}, magic } = minifig;
	const themes = themesOf(name);
	return {
		name,
		portrait,
		rank,
		themes,
		equipment: equipmentOf(minifig, bearerOf(name, themes)),
		goggles: wearsGoggles(abilities, themes),
		healer: abilities.healing ?? false,
		stealthy: abilities.stealth ?? false,
		magical: hasMagic(magic),
		rifled: gear.some(({ item, bow }) => kindOf(item).takesBayonet && !bow),
		scale: 1
	};
}

export function wearsGoggles({ pilot = false }: Abilities, themes: readonly Theme[]): boolean {
	return pilot && isAviator(themes);
}

function personOfFigure(figure: Figure): Person {
	const { name, portrait, stature, traits = [] } = figure;
	const themes = themesOf(name);
	return {
		name,
		portrait,
		rank: stature === 'good' ? HEROIC_RANK : LOWEST_RANK,
		themes,
		equipment: figureEquipment(figure, bearerOf(name, themes)),
		goggles: false,
		healer: false,
		stealthy: false,
		magical: false,
		rifled: false,
		scale: SCALES[stature] * (traits.includes('short') ? 0.88 : 1)
	};
}
