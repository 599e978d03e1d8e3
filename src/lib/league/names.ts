import { withoutBidiMarks } from '$lib/army/format/direction';
import { memoByIdentity } from '$lib/rules/memo';
import type { Category } from './fields';
import type { League } from './league-file';
import { likenessOf } from './likeness';

/** The words for what tells people of one name apart. */
export type NamesakeWords = Readonly<Record<Category | 'referee', string>>;

/** Somebody with a name; referees have neither category nor city. */
export interface NamedPerson {
	readonly id: string;
	readonly name: string;
	readonly category?: Category;
	readonly city?: string | undefined;
}

type Labels = ReadonlyMap<string, string>;

const kindOf = ({ category }: NamedPerson) => category ?? 'referee';
/** Equal for names that a league tells apart. Names without letters are compared as they are. */
export const nameKey = (name: string) => likenessOf(name) || name;

function groupedBy<T>(all: readonly T[], of: (one: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const one of all) {
		const group = groups.get(of(one));
		if (group) group.push(one);
		else groups.set(of(one), [one]);
	}
	return groups;
}

/** What tells each person of one name apart: the city, else the category, else the number in the group. */
function marksIn(group: readonly NamedPerson[], words: NamesakeWords): Map<string, string> {
	const numbers = new Map(group.map(({ id }, index) => [id, index + 1]));
	const isOfOneKind = groupedBy(group, kindOf).size === 1;
	const places = groupedBy(group, ({ city = '' }) => nameKey(city));
	const marks = [...places.values()].flatMap((neighbors) => {
		const kinds = groupedBy(neighbors, kindOf);
		return neighbors.map((person): [string, string] => {
			const city = places.size > 1 ? withoutBidiMarks(person.city ?? '') : '';
			const byKind = city === '' ? !isOfOneKind : kinds.size > 1;
			const alike = byKind ? kinds.get(kindOf(person)) : neighbors;
			const isKnown = (city !== '' || byKind) && alike?.length === 1;
			const number = isKnown ? '' : String(numbers.get(person.id));
			const kind = byKind ? words[kindOf(person)] : '';
			return [person.id, [city, kind, number].filter(Boolean).join(', ')];
		});
	});
	return new Map(marks);
}

/** The people whose labels people cannot tell apart, in groups. */
function namesakes(people: readonly NamedPerson[], labels: Labels): NamedPerson[][] {
	const groups = groupedBy(people, ({ id, name }) => nameKey(labels.get(id) ?? name));
	return [...groups.values()].filter((group) => group.length > 1);
}

/** The names of people by id, different for each of them, in the order of registration. */
export function distinctNames(
	people: readonly NamedPerson[],
	words: NamesakeWords
): ReadonlyMap<string, string> {
	const byId = new Map(people.map((person) => [person.id, person]));
	const all = [...byId.values()];
	const labels = new Map(all.map(({ id, name }) => [id, withoutBidiMarks(name)]));
	// Somebody may be registered with the mark of another in the name; each turn makes the labels longer.
	for (let same = namesakes(all, labels); same.length > 0; same = namesakes(all, labels)) {
		for (const group of same) {
			for (const [id, mark] of marksIn(group, words)) {
				labels.set(id, `${labels.get(id) ?? ''} (${mark})`);
			}
		}
	}
	return labels;
}

const memoized = memoByIdentity((players: League['players']) =>
	memoByIdentity((referees: League['referees']) =>
		memoByIdentity((words: NamesakeWords) => distinctNames([...players, ...referees], words))
	)
);

/**
 * Names of players and referees by id, for everything that shows, prints or exports them: labels distinguish those of
 * one name.
 */
export function namesIn(
	{ players, referees }: Pick<League, 'players' | 'referees'>,
	words: NamesakeWords
): ReadonlyMap<string, string> {
	return memoized(players)(referees)(words);
}

/** Some people of a league, and all others with the same names. */
export function namesakesOf(
	{ players, referees }: Pick<League, 'players' | 'referees'>,
	ids: ReadonlySet<string | null>
): ReadonlySet<string> {
	const people: readonly NamedPerson[] = [...players, ...referees];
	const keys = new Set(people.filter(({ id }) => ids.has(id)).map(({ name }) => nameKey(name)));
	return new Set(people.filter(({ name }) => keys.has(nameKey(name))).map(({ id }) => id));
}
