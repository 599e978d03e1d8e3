import { rankOf, type Grant, type Role } from './authority';
import type { Kind } from './bodies';

/** The lowest office that may write a kind of entry; organizers only for their city. */
export const OFFICES = {
	founding: 'root',
	appointment: 'founder',
	dismissal: 'founder',
	regulation: 'founder',
	season: 'founder',
	seasonChange: 'founder',
	key: 'referee',
	keyRevoked: 'referee',
	samePerson: 'referee',
	receipt: 'referee',
	verdict: 'referee',
	playOff: 'referee',
	annulment: 'referee',
	player: 'organizer',
	withdrawal: 'organizer',
	submission: 'organizer',
	meeting: 'organizer',
	report: 'organizer',
	walkover: 'organizer',
	confirmation: 'organizer',
	exchangeKey: 'organizer',
	officialsKey: 'organizer',
	note: 'player'
} as const satisfies Record<Kind, Role>;

/** Kinds that are about no city. */
const WITHOUT_CITY: readonly Kind[] = ['exchangeKey', 'officialsKey', 'note'];

/** What an entry is about, for the rights of organizers and players. */
export interface Place {
	readonly city?: string | undefined;
	/** Players who may write it themselves. */
	readonly own?: readonly string[];
}

/** How a right was given: by an office, or because the entry is about the author. */
export type Right = 'official' | 'own';

/** Whether one of the grants allows to write this kind of entry at this place. */
export function rightOf(
	grants: readonly Pick<Grant, 'person' | 'role' | 'city'>[],
	kind: Kind,
	{ city, own }: Place,
	sameAs: (person: string) => string
): Right | undefined {
	const least = rankOf(OFFICES[kind]);
	const everywhere = Math.max(least, rankOf('referee'));
	for (const { role, city: ofOffice } of grants) {
		if (rankOf(role) >= everywhere) return 'official';
		const isInCity = WITHOUT_CITY.includes(kind) || (ofOffice !== undefined && ofOffice === city);
		if (role === 'organizer' && rankOf(role) >= least && isInCity) return 'official';
	}
	const isOwn = ({ person }: Pick<Grant, 'person'>) => own?.includes(sameAs(person));
	return kind === 'note' || (own && grants.some(isOwn)) ? 'own' : undefined;
}
