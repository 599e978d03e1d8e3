import type { CardColor } from '../model/card-colors';
import type { IconId } from '../print/icons';

/** The colors of a sheet; with ink saving on, all backgrounds are white. */
export interface Inks {
	readonly ink: string;
	readonly soft: string;
	readonly hairline: string;
	/** The background of a number by the drawing beside its label, so that each statistic has its color. */
	readonly plate: (icon?: IconId) => string | undefined;
	/** The background and text colors of a card's band. */
	readonly band: (color: CardColor) => { readonly fill: string | undefined; readonly ink: string };
	/** Whether pictures are drawn in tints. */
	readonly pale: boolean;
}

/** The colors of the bands. */
export const BANDS: Readonly<Record<CardColor, string>> = {
	blue: '#2f5d8c',
	green: '#2c6e63',
	red: '#a8332b',
	purple: '#6a3f93',
	olive: '#4f6b21',
	brown: '#7a5330',
	black: '#1a2230',
	gray: '#4a5361'
};

/** The backgrounds of the statistics that each unit has. */
const STATISTICS: Partial<Record<IconId, string>> = {
	skill: '#fbf0d9',
	move: '#e2f2e5',
	armor: '#e1eaf8'
};

const LETTERS = { ink: '#1a2230', soft: '#4c5667', hairline: '#b6bec9' } as const;

export const COLOR_INKS: Inks = {
	...LETTERS,
	plate: (icon) => (icon && STATISTICS[icon]) ?? '#eef1f5',
	band: (color) => ({ fill: BANDS[color], ink: '#ffffff' }),
	pale: false
};

export const SAVING_INKS: Inks = {
	...LETTERS,
	plate: () => undefined,
	band: (color) => ({ fill: undefined, ink: BANDS[color] }),
	pale: true
};
