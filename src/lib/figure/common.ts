import type { Theme } from './theme';

/** Looks of a figure whose name suggests no occupation. */
export const COMMON = {
	skin: ['honey', 'honey', 'honey', 'apricot', 'sand', 'chestnut', 'cocoa'],
	torso: [
		'tomato',
		'tangerine',
		'moss',
		'clover',
		'lagoon',
		'sky',
		'cobalt',
		'plum',
		'rose',
		'chalk',
		'ruby',
		'forest',
		'midnight'
	],
	legs: ['slate', 'chestnut', 'cobalt', 'moss', 'plum', 'lagoon', 'coal', 'cocoa'],
	headgear: ['fringe', 'parting', 'tuft', 'bun', 'longHair', 'curls', 'bandana', 'bald'],
	face: ['smile', 'smile', 'grin', 'smirk', 'moustache', 'freckles', 'beard', 'lashes', 'grim'],
	mark: [
		'buttons',
		'collar',
		'stripes',
		'pocket',
		'halved',
		'chevron',
		'star',
		'brick',
		'cross',
		'bend'
	]
} as const satisfies Omit<Theme, 'stems'>;
