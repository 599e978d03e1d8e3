import type { Tone } from '../model/card';

/** The colors of a sheet; with ink saving on, all backgrounds are white. */
export interface Inks {
	readonly ink: string;
	readonly soft: string;
	readonly hairline: string;
	/** The background of numbers. */
	readonly plate: string | undefined;
	/** The background and text colors of a card's band. */
	readonly band: (tone: Tone) => { readonly fill: string | undefined; readonly ink: string };
	/** Whether pictures are drawn in tints. */
	readonly pale: boolean;
}

const BANDS: Readonly<Record<Tone, string>> = {
	mercenary: '#2f5d8c',
	officer: '#2c6e63',
	hero: '#a8332b',
	mage: '#6a3f93',
	creature: '#4f6b21',
	machine: '#4a5361',
	building: '#7a5330'
};

const LETTERS = { ink: '#1a2230', soft: '#4c5667', hairline: '#b6bec9' } as const;

export const COLOR_INKS: Inks = {
	...LETTERS,
	plate: '#eef1f5',
	band: (tone) => ({ fill: BANDS[tone], ink: '#ffffff' }),
	pale: false
};

export const SAVING_INKS: Inks = {
	...LETTERS,
	plate: undefined,
	band: () => ({ fill: undefined, ink: LETTERS.ink }),
	pale: true
};
