import { photoDigest } from '../../src/lib/army/photos/jpeg';
import { DEFAULT_SETTINGS } from '../../src/lib/cards/layout/settings';
import { makePdf } from '../../src/lib/cards/pdf/make-pdf';
import { photoOf } from '../../src/lib/cards/photo-of';
import type { Army, Unit } from '../../src/lib/rules/choices';
import { freshArmy } from './units';

/** Names that lead to different pictures. */
const WORDS = {
	minifig: ['Knight', 'Wizard', 'Pirate', 'Ninja', 'Archer', 'Viking', 'Trooper', 'Robot', 'Cook'],
	creation: ['Horse', 'Dragon', 'Tank', 'Galleon', 'Castle', 'Helicopter', 'Bear', 'Cart']
} as const;

function named(unit: Unit, index: number): Unit {
	const words = WORDS[unit.kind === 'creation' ? 'creation' : 'minifig'];
	return { ...unit, count: 1, name: `${words[index % words.length]} ${index}` };
}

/** An army of different units, each with its own picture; every tenth of the first hundred has a photo. */
export function deck(cards: number, photos: readonly Uint8Array[]): Army {
	const army = freshArmy(cards);
	const digests = photos.map(photoDigest);
	const units = army.units.map((unit, index): Unit => {
		const photo = index % 10 === 5 ? digests[(index - 5) / 10] : undefined;
		return { ...named(unit, index), ...(photo !== undefined && { portrait: { photo } }) };
	});
	return { ...army, name: `Bench of ${cards} cards`, units };
}

/** Makes the PDF of a deck in this process. */
export function cardsPdf(army: Army, photos: readonly Uint8Array[]): Promise<ArrayBuffer> {
	const printable = photos.flatMap((jpeg) => photoOf(photoDigest(jpeg), jpeg) ?? []);
	const known = new Map(printable.map((photo) => [photo.photo, photo]));
	return makePdf({
		job: {
			what: 'cards',
			army,
			choice: { each: 'kind', photos: known },
			settings: DEFAULT_SETTINGS
		},
		locale: 'en',
		createdAt: new Date(0),
		build: 'bench'
	});
}
