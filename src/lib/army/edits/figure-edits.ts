import type { Army, Figure } from '$lib/rules/choices';
import { withAnyUnit } from './edits';
import { MOST, whole, withField, withMember } from './entries';

export type Stature = Figure['stature'];
export type Trait = NonNullable<Figure['traits']>[number];
export type FigureWeapon = NonNullable<Figure['weapon']>;
export type FigureGear = NonNullable<Figure['gear']>[number];

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

function withFigure(army: Army, id: string, change: (figure: Figure) => Figure): Army {
	return withAnyUnit(army, id, (unit) => (unit.kind === 'figure' ? change(unit) : unit));
}

/** What it is; only a monster has dice of its own. */
export function setStature(army: Army, id: string, stature: Stature): Army {
	return withFigure(army, id, (figure) => {
		const made = withField(figure, 'stature', stature);
		return stature === 'monster' ? made : withField(made, 'dice', undefined);
	});
}

/** General dice of a monster: four, or as many more as are agreed (NS-01). */
export function setDice(army: Army, id: string, dice: number): Army {
	return withFigure(army, id, (figure) => withField(figure, 'dice', whole(dice, MOST.small), 4));
}

export function setTrait(army: Army, id: string, trait: Trait, has: boolean): Army {
	return withFigure(army, id, (figure) =>
		withField(figure, 'traits', withMember(TRAITS, figure.traits, trait, has))
	);
}

export function setFigureWeapon(army: Army, id: string, weapon: FigureWeapon): Army {
	return withFigure(army, id, (figure) => withField(figure, 'weapon', weapon, 'basic'));
}

export function setFigureGear(army: Army, id: string, item: FigureGear, has: boolean): Army {
	return withFigure(army, id, (figure) =>
		withField(figure, 'gear', withMember(FIGURE_GEAR, figure.gear, item, has))
	);
}

export function setFigureSwitch(
	army: Army,
	id: string,
	field: 'mounted' | 'storyProtection',
	set: boolean
): Army {
	return withFigure(army, id, (figure) => withField(figure, field, set, false));
}
