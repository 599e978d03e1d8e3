import type { Situation } from './situation';

export type SituationKey = keyof Situation;

/** What counts while nothing is said of it. */
export const USUAL = {
	distance: 0,
	height: 0,
	visible: 3,
	size: 1,
	short: false,
	still: false,
	speed: 0,
	charging: false,
	stealth: undefined,
	aiming: false,
	blind: false,
	close: false,
	countering: false,
	opponents: 1,
	friends: 1,
	heroes: 0
} as const satisfies { readonly [K in SituationKey]-?: Situation[K] | undefined };

/** Where a value comes from: it is the usual one, the table knows it, it is kept from the last attack, or a player set it. */
export type Source = 'usual' | 'known' | 'last' | 'set';

/** A situation with what it says without a player. */
export interface Described {
	/** What a player says. */
	readonly situation: Situation;
	/** What is known of attacker and target unless a player says otherwise. */
	readonly known?: Situation;
	/** What a player said of the last attack, which this one begins with. */
	readonly last?: Situation;
}

/** One part of a situation: the value that counts, and where it comes from. */
export interface SituationField<K extends SituationKey = SituationKey> {
	readonly key: K;
	readonly value: Situation[K];
	readonly source: Source;
}

const unsaid = <K extends SituationKey>({ known = {} }: Described, key: K): Situation[K] =>
	known[key] ?? (USUAL[key] as Situation[K]);

/** A part of a situation as it counts. */
export function fieldOf<K extends SituationKey>(described: Described, key: K): SituationField<K> {
	const { situation, known = {}, last = {} } = described;
	const said = situation[key];
	if (said === undefined) {
		const source = known[key] === undefined ? 'usual' : 'known';
		return { key, value: unsaid(described, key), source };
	}
	return { key, value: said, source: last[key] === said ? 'last' : 'set' };
}

/** The situation after a player sets a part of it; a value that counts anyway is no change, and undefined resets. */
export function withField<K extends SituationKey>(
	described: Described,
	key: K,
	value: Situation[K] | undefined
): Situation {
	const { [key]: _, ...rest } = described.situation;
	const isChange = value !== undefined && value !== unsaid(described, key);
	return isChange ? { ...rest, [key]: value } : rest;
}

/** The parts that a player said something of. */
export const saidIn = ({ situation }: Described): readonly SituationKey[] =>
	Object.keys(situation) as SituationKey[];

/** What no player has to say, as the way of an attack at the table says it. */
export interface AtTable {
	readonly countering: boolean;
	/** Squads fight, whose numbers count instead of single opponents (A05-14). */
	readonly squads: boolean;
}

/** The parts of a situation that an edition asks for, in the order of display. */
export function askedIn(
	asks: readonly SituationKey[],
	described: Described,
	table?: AtTable
): readonly SituationKey[] {
	const isCounter = table?.countering ?? described.situation.countering === true;
	// Where only those who strike back are outnumbered, their opponents are those of one side.
	const idle = asks.includes('countering') ? (isCounter ? 'friends' : 'opponents') : undefined;
	const hidden = new Set<SituationKey | undefined>([idle]);
	if (table) hidden.add('countering');
	if (table?.squads) for (const key of ['opponents', 'friends'] as const) hidden.add(key);
	// The table knows the heroes of each army: others are none.
	if (table && fieldOf(described, 'heroes').value === 0) hidden.add('heroes');
	return asks.filter((key) => !hidden.has(key));
}
