import type { Brain, Creation, Form, PropulsionMode } from '$lib/rules/choices';
import { isPrintedWeapon, weaponKind } from '$lib/rules/items/kinds';
import { FIRST_BUILT } from '$lib/rules/items/weapons';
import { pickByHash } from '../chance';
import { isOneOf } from '../slugs';
import { namedSilhouettes } from './silhouette-names';
import { SILHOUETTES, suits, type Silhouette } from './silhouettes';

const BY_WEAPON = {
	gun: 'cannon',
	heavyWeapon: 'cannon',
	launcher: 'catapult',
	rocket: 'rocketRack',
	ram: 'ballista',
	closeCombat: 'ballista'
} as const satisfies Record<string, Silhouette>;

/**
 * Returns a creation's silhouette: the chosen one, or one by its name if that suits what it is, or by
 * its properties.
 */
export function silhouetteOf(creation: Creation): Silhouette {
	const { form, portrait } = creation;
	const chosen = portrait && 'figure' in portrait ? portrait.figure.skin : undefined;
	if (chosen !== undefined && isOneOf(SILHOUETTES, chosen)) return chosen;
	return namedSilhouette(creation) ?? BY_FORM[form](creation);
}

/** Returns the silhouette suggested by a creation's name if it suits what it is: a horse called Raven is no bird. */
export function namedSilhouette(creation: Creation): Silhouette | undefined {
	const { name, size } = creation;
	return namedSilhouettes(name, size).find((silhouette) => suits(creation, silhouette));
}

const BY_FORM: Record<Form, (creation: Creation) => Silhouette> = {
	creature: creatureBySize,
	vehicle: vehicleByPropulsion,
	building: ({ size = 1, weapons = [] }) => {
		if (size <= 3) return weapons.length > 0 ? 'bunker' : 'hut';
		return size <= 6 ? 'tower' : 'castle';
	},
	emplacement({ weapons: [first] = [] }) {
		return BY_WEAPON[first && isPrintedWeapon(first.type) ? first.type : FIRST_BUILT];
	}
};

function creatureBySize(creature: Creation): Silhouette {
	const { name, size, structureLevel = 0, barding, brain, gear = [] } = creature;
	const modes = modesOf(creature);
	if (barding || size === undefined) return 'horse';
	if (modes.includes('air')) return size >= 2 ? 'dragon' : 'bird';
	if (modes.includes('water') || modes.includes('underwater')) return 'serpent';
	if (size <= 2 && gear.length > 0) return creatureWithHands(creature);
	if (size === 0 && brain?.type === 'full') return 'cat';
	if (size <= 1) return structureLevel === 0 ? 'spider' : 'hound';
	if (size <= 2) return brain?.limitation === 'dependent' ? 'horse' : beastOfBurden(name);
	if (size <= 3) return 'giant';
	return brain ? largeCreature(brain) : pickByHash(`creature:${name}`, ['giant', 'elephant']);
}

/** A creature that obeys a master is an animal; others walk on two legs. */
const largeCreature = ({ limitation }: Brain): Silhouette =>
	limitation === 'dependent' ? 'elephant' : 'giant';

const beastOfBurden = (name: string) => pickByHash(`creature:${name}`, ['horse', 'hound'] as const);

/** A creature with hands; the less its brain can do, the more it looks undead. */
function creatureWithHands({ brain }: Creation): Silhouette {
	if (brain?.limitation === 'incompetent') return 'zombie';
	return brain?.limitation === 'simple' ? 'skeleton' : 'goblin';
}

function vehicleByPropulsion(vehicle: Creation): Silhouette {
	const { name, size = 2, weapons = [], structureLevel = 0 } = vehicle;
	const armed = weapons.some(({ type }) => weaponKind(type).shoots);
	const modes = modesOf(vehicle);
	if (modes.includes('air')) {
		return size >= 7 ? 'airship' : pickByHash(`air:${name}`, ['plane', 'helicopter']);
	}
	if (modes.includes('underwater')) return 'submarine';
	if (modes.includes('water')) {
		if (size <= 3) return 'boat';
		return structureLevel >= 3 ? 'warship' : 'galleon';
	}
	if (modes.includes('special')) return pickByHash(`special:${name}`, ['hover', 'walker']);
	if (armed && size >= 3) return 'tank';
	if (size >= 4) return 'truck';
	return structureLevel === 0 && !armed ? 'cart' : 'car';
}

function modesOf({ propulsion = [] }: Creation): readonly PropulsionMode[] {
	return propulsion.map(({ mode }) => mode);
}
