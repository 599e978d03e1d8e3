import { pointer } from '$lib/army/format/problem';
import { withoutDefaults } from '$lib/army/format/canonical';
import { differencesBetween, type FieldDifference } from '$lib/document/differences';
import { ARMY_NAMES, type ArmyName, type Submission } from './submission';

/** A field that differs between a submission and the one before. */
export interface Change extends Omit<FieldDifference, 'path'> {
	/** JSON Pointer into the new one; into the old one if the field was removed. */
	readonly path: string;
}

function plain({ armies, ...rest }: Submission): object {
	const canonical = Object.entries(armies).map(([name, army]) => [name, withoutDefaults(army)]);
	return { ...rest, armies: Object.fromEntries(canonical) as object };
}

/** Returns every field that differs between two submissions; explicit defaults are no difference. */
export function changesBetween(before: Submission, after: Submission): Change[] {
	const differences = differencesBetween(plain(before), plain(after));
	return differences.map((difference) => ({ ...difference, path: pointer(difference.path) }));
}

/** Parts of a submission and of its armies, as a referee names them. */
export type ChangedPart =
	| 'season'
	| 'meeting'
	| 'player'
	| 'statements'
	| 'claimed'
	| 'rulebook'
	| 'army'
	| 'name'
	| 'notes'
	| 'rules'
	| 'squads'
	| 'stock'
	| 'reserve'
	| 'units'
	| 'order';

const OF_SUBMISSION: Readonly<Record<string, ChangedPart>> = {
	season: 'season',
	meeting: 'meeting',
	player: 'player',
	attestations: 'statements',
	claimed: 'claimed',
	rulebookDigest: 'rulebook'
};
const OF_ARMY: Readonly<Record<string, ChangedPart>> = {
	name: 'name',
	notes: 'notes',
	squads: 'squads',
	stock: 'stock',
	reserve: 'reserve',
	units: 'units'
};

/** A changed part; of an army if it has a name. */
export interface PartChange {
	readonly army: ArmyName | undefined;
	readonly part: ChangedPart;
	/** The names of changed, new and removed units. */
	readonly units: readonly string[];
}

function unitName({ armies }: Submission, army: ArmyName, index: string | undefined) {
	return armies[army]?.units[Number(index)]?.name;
}

/** The part of an army by the next keys of a path. */
function partOfArmy(field: string | undefined, index: string | undefined): ChangedPart {
	if (field === undefined) return 'army';
	return field === 'units' && index === undefined ? 'order' : (OF_ARMY[field] ?? 'rules');
}

/** Returns the parts in which two submissions differ, each once; the time of sending always differs. */
export function changedParts(
	before: Submission,
	after: Submission,
	changes: readonly Change[]
): PartChange[] {
	const found = new Map<string, { change: PartChange; units: Set<string> }>();
	for (const { path, kind } of changes) {
		const [first = '', second = '', third, index] = path.split('/').slice(1);
		const army = first === 'armies' ? ARMY_NAMES.find((name) => name === second) : undefined;
		const part = army ? partOfArmy(third, index) : OF_SUBMISSION[first];
		if (!part || (army && third === 'id')) continue;
		const key = `${army ?? ''} ${part}`;
		const units = found.get(key)?.units ?? new Set();
		const isGone = kind === 'removed' && path.split('/').length === 5;
		const name = army && part === 'units' && unitName(isGone ? before : after, army, index);
		if (name) units.add(name);
		found.set(key, { change: { army, part, units: [] }, units });
	}
	return [...found.values()].map(({ change, units }) => ({ ...change, units: [...units] }));
}
