import type { Figure } from '$lib/rules/choices';
import { MOST } from '../format/limits';
import type { Edit, EditKey, UnitName } from './edit';
import { unitEdit } from './edits';
import { whole, withField, withMember } from './entries';

export type Stature = Figure['stature'];
type Trait = NonNullable<Figure['traits']>[number];
export type FigureWeapon = NonNullable<Figure['weapon']>;
type FigureGear = NonNullable<Figure['gear']>[number];

export const STATURES = ['minion', 'average', 'good', 'monster'] as const satisfies Stature[];
export const TRAITS = ['athletic', 'short', 'poor'] as const satisfies Trait[];
export const FIGURE_WEAPONS = [
	'close',
	'basic',
	'spear',
	'halberd',
	'heavyTwoHanded',
	'missile'
] as const satisfies FigureWeapon[];
export const FIGURE_GEAR = ['buckler', 'shield', 'heavyArmor'] as const satisfies FigureGear[];

function figureEdit(key: EditKey, unit: UnitName, change: (figure: Figure) => Figure): Edit {
	return unitEdit(key, unit, (found) => (found.kind === 'figure' ? change(found) : found));
}

/** Sets the stature; only a monster has its own dice. */
export function setStature(unit: UnitName, stature: Stature): Edit {
	return figureEdit('setStature', unit, (figure) => {
		const made = withField(figure, 'stature', stature);
		return stature === 'monster' ? made : withField(made, 'dice', undefined);
	});
}

/** Sets a monster's general dice: four, or more if agreed (NS-01). */
export function setDice(unit: UnitName, dice: number): Edit {
	return figureEdit('setDice', unit, (figure) =>
		withField(figure, 'dice', whole(dice, MOST.small), 4)
	);
}

export function setTrait(unit: UnitName, trait: Trait, has: boolean): Edit {
	return figureEdit('setTrait', unit, (figure) =>
		withField(figure, 'traits', withMember(TRAITS, figure.traits, trait, has))
	);
}

export function setFigureWeapon(unit: UnitName, weapon: FigureWeapon): Edit {
	return figureEdit('setFigureWeapon', unit, (figure) =>
		withField(figure, 'weapon', weapon, 'basic')
	);
}

export function setFigureGear(unit: UnitName, item: FigureGear, has: boolean): Edit {
	return figureEdit('setFigureGear', unit, (figure) =>
		withField(figure, 'gear', withMember(FIGURE_GEAR, figure.gear, item, has))
	);
}

export function setMounted(unit: UnitName, mounted: boolean): Edit {
	return figureEdit('setMounted', unit, (figure) => withField(figure, 'mounted', mounted, false));
}

export function setStoryProtection(unit: UnitName, protection: boolean): Edit {
	return figureEdit('setStoryProtection', unit, (figure) =>
		withField(figure, 'storyProtection', protection, false)
	);
}
