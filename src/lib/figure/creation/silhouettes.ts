import { kindOf } from '$lib/rules/items/kinds';
import type { Creation, Form, PropulsionMode } from '$lib/rules/choices';

export const SILHOUETTES = [
	'horse',
	'hound',
	'cat',
	'bear',
	'elephant',
	'dragon',
	'serpent',
	'bird',
	'griffin',
	'spider',
	'giant',
	'golem',
	'elemental',
	'zombie',
	'skeleton',
	'robot',
	'goblin',
	'cart',
	'motorcycle',
	'car',
	'truck',
	'tank',
	'walker',
	'hover',
	'batteringRam',
	'siegeTower',
	'rowboat',
	'boat',
	'galleon',
	'warship',
	'submarine',
	'plane',
	'helicopter',
	'balloon',
	'airship',
	'starship',
	'carpet',
	'glider',
	'tent',
	'hut',
	'barricade',
	'wall',
	'tower',
	'castle',
	'bunker',
	'cannon',
	'ballista',
	'catapult',
	'rocketRack',
	'machineGun',
	'turret'
] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** The silhouettes that can be chosen for each form. */
export const OF_FORM: Readonly<Record<Form, readonly Silhouette[]>> = {
	creature: [
		'horse',
		'hound',
		'cat',
		'bear',
		'elephant',
		'dragon',
		'serpent',
		'bird',
		'griffin',
		'spider',
		'giant',
		'golem',
		'elemental',
		'zombie',
		'skeleton',
		'robot',
		'goblin',
		'walker'
	],
	vehicle: [
		'cart',
		'motorcycle',
		'car',
		'truck',
		'tank',
		'walker',
		'hover',
		'batteringRam',
		'siegeTower',
		'rowboat',
		'boat',
		'galleon',
		'warship',
		'submarine',
		'plane',
		'helicopter',
		'balloon',
		'airship',
		'starship',
		'carpet',
		'glider',
		'dragon',
		'spider'
	],
	building: ['tent', 'hut', 'barricade', 'wall', 'tower', 'castle', 'bunker', 'siegeTower'],
	emplacement: [
		'cannon',
		'ballista',
		'catapult',
		'rocketRack',
		'machineGun',
		'turret',
		'bunker',
		'barricade'
	]
};

const ANYWHERE: readonly PropulsionMode[] = ['ground', 'air', 'water', 'underwater'];

/** Where something that looks like this can move, if not on the ground alone. */
const MEDIA: Readonly<Partial<Record<Silhouette, readonly PropulsionMode[]>>> = {
	horse: ['ground', 'air'],
	spider: ['ground', 'water', 'underwater'],
	serpent: ['ground', 'water', 'underwater'],
	dragon: ANYWHERE,
	griffin: ['ground', 'air'],
	bird: ['air'],
	giant: ANYWHERE,
	golem: ANYWHERE,
	elemental: ANYWHERE,
	zombie: ANYWHERE,
	skeleton: ANYWHERE,
	robot: ANYWHERE,
	goblin: ANYWHERE,
	hover: ['ground', 'air', 'water'],
	rowboat: ['water'],
	boat: ['water'],
	galleon: ['water'],
	warship: ['water'],
	submarine: ['water', 'underwater'],
	plane: ['air'],
	helicopter: ['air'],
	balloon: ['air'],
	airship: ['air'],
	starship: ['air'],
	carpet: ['air'],
	glider: ['air']
};

/** What can wear barding, or be ridden in it. */
const STEEDS: readonly Silhouette[] = [
	'horse',
	'hound',
	'cat',
	'bear',
	'elephant',
	'dragon',
	'griffin',
	'spider'
];
/** What has hands to hold things. */
const WITH_HANDS: readonly Silhouette[] = [
	'giant',
	'golem',
	'elemental',
	'zombie',
	'skeleton',
	'robot',
	'goblin',
	'walker'
];

/** Whether something that looks like this can be what a creation is: its form, propulsion, barding and gear. */
export function suits(creation: Creation, silhouette: Silhouette): boolean {
	const { form, propulsion = [], barding, gear = [] } = creation;
	if (!OF_FORM[form].includes(silhouette)) return false;
	if (form === 'creature') {
		if (barding && !STEEDS.includes(silhouette)) return false;
		const holds = gear.some(({ item }) => kindOf(item).carried !== 'worn');
		if (holds && !WITH_HANDS.includes(silhouette)) return false;
	}
	const media = MEDIA[silhouette] ?? ['ground'];
	return (
		propulsion.length === 0 ||
		propulsion.some(({ mode }) => mode === 'special' || media.includes(mode))
	);
}
