import type { Figure, GearItem } from '$lib/rules/choices';
import type { GearLook } from '$lib/rules/items/gear';
import { kindOf } from '$lib/rules/items/kinds';
import { pickByHash } from './chance';
import type { WeaponForm } from './slugs';
import { rowMatcher, type Stemmed } from './stems';
import type { Theme } from './theme';

export type CarriedForm = WeaponForm | 'shield' | 'buckler';

type FigureWeapon = NonNullable<Figure['weapon']>;

interface Forms {
	/** One of these unless the name says otherwise. */
	readonly usual: readonly CarriedForm[];
	readonly also?: readonly CarriedForm[];
}

const ONE_HAND: Forms = {
	usual: ['shortSword'],
	also: [
		'dagger',
		'cutlass',
		'katana',
		'energyBlade',
		'axe',
		'mace',
		'hammer',
		'longSword',
		'spear',
		'wrench',
		'wand'
	]
};
const NEAR_SHOTS = ['blaster', 'shortBow', 'crossbow', 'wand'] as const;
const FAR_SHOTS = ['blasterRifle', 'longBow', 'crossbow', 'staff'] as const;
const COVER: Forms = { usual: ['shield'], also: ['buckler'] };

/** The forms of each look. */
const LOOKS: Record<GearLook, Forms> = {
	oneHanded: ONE_HAND,
	heavy: {
		usual: ['axe', 'longSword', 'mace', 'hammer'],
		also: ['katana', 'cutlass', 'energyBlade', 'spear', 'wrench']
	},
	polearm: {
		usual: ['halberd', 'spear', 'greatsword'],
		also: ['staff', 'banner', 'hammer', 'axe', 'katana']
	},
	pistol: { usual: ['pistol'], also: NEAR_SHOTS },
	rifle: { usual: ['rifle'], also: FAR_SHOTS },
	anyGun: { usual: ['rifle'], also: ['pistol', ...FAR_SHOTS, ...NEAR_SHOTS] },
	bomb: { usual: ['bomb'], also: ['dynamite'] },
	improvised: { usual: ['brick'], also: ['wrench', 'dagger', 'staff', 'banner', 'hammer'] },
	brick: { usual: ['brick'] },
	cover: COVER
};

/** The forms of a weapon that counts dice. */
const FIGURE_FORMS: Record<FigureWeapon, Forms> = {
	close: { usual: ['dagger'], also: ['wrench', 'wand'] },
	basic: {
		usual: ['shortSword', 'axe', 'mace', 'longSword'],
		also: ['cutlass', 'katana', 'energyBlade', 'hammer', 'staff']
	},
	spear: { usual: ['spear'], also: ['banner'] },
	halberd: { usual: ['halberd'] },
	heavyTwoHanded: { usual: ['greatsword'], also: ['hammer', 'axe', 'staff', 'katana'] },
	missile: { usual: ['longBow'], also: ['pistol', 'rifle', ...FAR_SHOTS, ...NEAR_SHOTS] }
};

interface Naming extends Stemmed {
	readonly forms: readonly CarriedForm[];
}

const NAMINGS: readonly Naming[] = [
	{
		stems: 'laser energ swietl plazm plasma blaster',
		forms: ['energyBlade', 'blaster', 'blasterRifle']
	},
	{ stems: 'dwureczn greatsw zweih espadon', forms: ['greatsword', 'longSword'] },
	{ stems: 'szabl kordelas tasak cutlass sabre saber scimitar', forms: ['cutlass'] },
	{ stems: 'katan wakizas', forms: ['katana'] },
	{ stems: 'sztylet noz puginal dagger knife =kris', forms: ['dagger'] },
	{ stems: 'miecz sword rapier szpad', forms: ['longSword', 'shortSword', 'greatsword'] },
	{ stems: 'topor siekier czekan =axe axem', forms: ['axe'] },
	{ stems: 'maczug bulaw buzdygan palk mace =club morgen', forms: ['mace'] },
	{ stems: 'mlot hammer', forms: ['hammer'] },
	{ stems: 'halabard halberd gizarm glewi berdysz', forms: ['halberd'] },
	{
		stems: 'wloczn spear pika pike pikin lanc oszczep kopi javelin trojz trident',
		forms: ['spear']
	},
	{ stems: 'kusz crossb arbalet', forms: ['crossbow'] },
	{ stems: '=luk =luki =lukiem lucz =bow longbow archer bowm', forms: ['longBow', 'shortBow'] },
	{ stems: 'rozdzk wand', forms: ['wand'] },
	{ stems: 'kostur lask =kij staff', forms: ['staff'] },
	{ stems: 'sztandar choraz choragw banner flag', forms: ['banner'] },
	{ stems: 'dynamit tnt', forms: ['dynamite'] },
	{ stems: 'klucz wrench spanner', forms: ['wrench'] },
	{ stems: 'puklerz buckler', forms: ['buckler'] },
	{ stems: 'pistol rewolw revolv', forms: ['pistol'] },
	{ stems: 'karabin muszkiet strzelb rifle musket', forms: ['rifle'] }
];

const namingsOf = rowMatcher<Naming>(NAMINGS);

/** A figure's name and the forms of weapons it suggests. */
export interface Bearer {
	readonly name: string;
	/** Forms suggested by the name, then by the occupation. */
	readonly suiting: readonly CarriedForm[];
	readonly banner: boolean;
}

export function bearerOf(name: string, themes: readonly Theme[]): Bearer {
	const named = namingsOf(name).flatMap(({ forms }) => forms);
	const suiting = [...named, ...themes.flatMap(({ arms = [] }) => arms)];
	return { name, suiting, banner: named.includes('banner') };
}

/** Returns how an item is drawn: by its own name, then its owner's name and occupation, then the default. */
export function formOf(item: GearItem, bearer: Bearer, name = ''): CarriedForm | undefined {
	const { look } = kindOf(item);
	if (!look) return undefined;
	return formAmong(LOOKS[look], item, bearer, { name, short: look === 'oneHanded' });
}

/** Returns how the weapon of a figure that counts dice is drawn. */
export function figureForm(weapon: FigureWeapon, bearer: Bearer): CarriedForm {
	return formAmong(FIGURE_FORMS[weapon], weapon, bearer, {});
}

function formAmong(
	{ usual, also = [] }: Forms,
	item: string,
	bearer: Bearer,
	{ name = '', short = false }: { readonly name?: string; readonly short?: boolean }
): CarriedForm {
	const named = name === '' ? [] : namingsOf(name).flatMap(({ forms }) => forms);
	const told = [...named, ...bearer.suiting].find(
		(form) => (usual.includes(form) || also.includes(form)) && !(short && form === 'longSword')
	);
	return told ?? pickByHash(`${item}:${bearer.name}`, usual);
}
