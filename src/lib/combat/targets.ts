/** Usual targets: a minifig with or without body armor, or a body of a structure level. */
export const TARGETS = [
	'mercenary',
	'officer',
	'hero',
	'armored',
	'level0',
	'level1',
	'level2',
	'level3',
	'level4',
	'level5'
] as const;
export type TargetId = (typeof TARGETS)[number];
