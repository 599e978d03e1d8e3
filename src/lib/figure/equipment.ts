import type { Figure, Gear, Magic, Minifig } from '$lib/rules/choices';
import { kindOf } from '$lib/rules/items/kinds';
import { withFixedBayonets, type Piece } from './bayonets';
import { figureForm, formOf, type Bearer, type CarriedForm } from './arms';

export type Hand = 'right' | 'left' | 'raisedRight' | 'raisedLeft';

export interface Carried {
	readonly form: CarriedForm;
	readonly bayonet: boolean;
}

/** The visible gear of a figure: at most one item per hand and two on its back. */
export interface Equipment {
	readonly hands: readonly Hand[];
	readonly held: Readonly<Partial<Record<Hand, Carried>>>;
	readonly stowed: readonly Carried[];
	readonly armored: boolean;
	readonly bomb: boolean;
}

const HANDS = ['right', 'left', 'raisedRight', 'raisedLeft'] as const satisfies Hand[];
const MIN_HANDS = 2;
const MAX_PIECES = HANDS.length;
const MAX_ON_BACK = 2;

/** A unit with gear: a minifig, or a creature with hands. */
type Armed = Pick<Minifig, 'gear' | 'hands' | 'magic'>;

/** Sorts a unit's gear into hands, back, body and belt. */
export function equipmentOf(armed: Armed, bearer: Bearer): Equipment {
	const { gear = [], hands = MIN_HANDS } = armed;
	const free = HANDS.slice(0, Math.max(MIN_HANDS, hands));
	const inFront = gear.filter(isHeld).flatMap((entry) => piecesIn(entry, bearer));
	const behind = gear.filter(isStowed).flatMap((entry) => piecesIn(entry, bearer));
	const carried = withFixedBayonets([...inFront, ...behind]);
	const held = carried.filter(({ stowed }) => !stowed);
	const stowed = carried.filter(({ stowed }) => stowed);
	const tokens = tokensOf(armed, bearer);
	const inHand = [...held, ...tokens].slice(0, Math.max(held.length, free.length));
	return {
		hands: free,
		held: inHands(inHand, free),
		stowed: [...stowed, ...tokens.slice(inHand.length - held.length)].slice(0, MAX_ON_BACK),
		armored: gear.some(({ item, place }) => kindOf(item).carried === 'worn' && place !== 'stowed'),
		bomb: gear.some(({ item, place }) => isOnBelt(item) && place !== 'hand')
	};
}

/** Sorts the gear of a dice-based figure. */
export function figureEquipment(figure: Figure, bearer: Bearer): Equipment {
	const { weapon = 'basic', gear = [] } = figure;
	const hands = HANDS.slice(0, MIN_HANDS);
	const covers = gear.filter((item) => item !== 'heavyArmor');
	const forms = [figureForm(weapon, bearer), ...covers];
	return {
		hands,
		held: inHands(
			forms.map((form) => ({ form, bayonet: false })),
			hands
		),
		stowed: [],
		armored: gear.includes('heavyArmor'),
		bomb: false
	};
}

/** Items that show an occupation besides gear: a magician's staff, a standard bearer's banner. */
function tokensOf({ magic, gear = [] }: Armed, { banner }: Bearer): Carried[] {
	const forms: CarriedForm[] = [];
	if (hasMagic(magic)) forms.push('staff');
	if (banner && !gear.some(({ item }) => kindOf(item).look === 'improvised')) forms.push('banner');
	return forms.map((form) => ({ form, bayonet: false }));
}

export function hasMagic(magic: Magic | undefined): boolean {
	if (magic === undefined) return false;
	const { level = 0, areaSpells = [], shield = 0, summoning, necromancy } = magic;
	return (
		level > 0 || areaSpells.length > 0 || shield > 0 || summoning === true || necromancy === true
	);
}

const isOnBelt = (item: Gear['item']) => kindOf(item).carried === 'belt';

function isHeld({ item, place }: Gear): boolean {
	return isOnBelt(item) ? place === 'hand' : place !== 'stowed';
}

function isStowed({ item, place }: Gear): boolean {
	return !isOnBelt(item) && place === 'stowed';
}

function piecesIn(entry: Gear, bearer: Bearer): Piece[] {
	const { item, count = 1, bow = false, bayonet = false, name } = entry;
	const form = (bow ? kindOf(item).bow : undefined) ?? formOf(item, bearer, bow ? '' : name);
	if (!form) return [];
	const pieces = Math.min(Math.max(count, 0), MAX_PIECES);
	const stowed = isStowed(entry);
	return Array.from({ length: pieces }, () => ({ item, form, bayonet, stowed }));
}

/** Fills the hands from the right, with the first shield always in the left hand. */
function inHands(carried: readonly Carried[], hands: readonly Hand[]): Equipment['held'] {
	const shields = carried.filter(({ form }) => form === 'shield' || form === 'buckler');
	const weapons = carried.filter((piece) => !shields.includes(piece));
	const [shield, ...spare] = shields;
	const rest = [...weapons, ...spare];
	if (shield !== undefined) rest.splice(1, 0, shield);
	if (shield !== undefined && rest[0] === shield) return { left: shield };
	const pairs = hands.flatMap((hand, index) => {
		const piece = rest[index];
		return piece === undefined ? [] : [[hand, piece] as const];
	});
	return Object.fromEntries(pairs);
}
