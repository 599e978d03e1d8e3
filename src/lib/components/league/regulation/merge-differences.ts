import { isSame } from '$lib/document/is-same';
import { dayText } from '$lib/i18n/day-text';
import type { Areas } from '$lib/i18n/languages';
import { scenarioName } from '$lib/i18n/league-words';
import { isDay } from '$lib/league/calendar';
import { shortKey } from '$lib/league/entries/short-key';
import type { League, Season } from '$lib/league/league-file';
import type { Conflict } from '$lib/league/merge';
import { namesIn } from '$lib/league/people';
import type { Regulation } from '$lib/league/regulation';

/** What the words of a conflict are taken from. */
export interface MergeWords {
	readonly leagues: Areas['leagues'];
	/** The language tag. */
	readonly tag: string;
	/** Our version and the other one. */
	readonly versions: readonly [League, League];
}

/** A field that differs, in words. */
export interface Difference {
	readonly field: string;
	readonly ours: string;
	readonly theirs: string;
}

/** Show at most this number of differing fields; more would not be readable. */
const MOST_FIELDS = 40;
const MOST_CHARACTERS = 200;

/** Contents that are too long or too technical to show: they are only said to differ. */
const OPAQUE = ['file', 'photos', 'reasons'];
/** Follows from other fields that differ, or is shown as sentences. */
const SKIPPED = ['digest', 'rulebookDigest', 'regulation'];

function flattened(value: unknown, path: readonly string[] = []): Map<string, unknown> {
	const isOpaque = [...OPAQUE, 'regulation'].includes(path.at(-1) ?? '');
	if (typeof value !== 'object' || value === null || isOpaque)
		return new Map([[path.join(' '), value]]);
	return new Map(
		Object.entries(value).flatMap(([key, inner]) => [...flattened(inner, [...path, key])])
	);
}

function has<K extends string>(words: Readonly<Record<K, string>>, word: string): word is K {
	return Object.hasOwn(words, word);
}

const KEY = /^[\w-]{43}$/;

/** Turns the values of a conflict into words. */
class Values {
	readonly #words: MergeWords;
	readonly #names: ReadonlyMap<string, string>;
	readonly #days: ReadonlyMap<string, string>;

	constructor(words: MergeWords) {
		this.#words = words;
		// Our names win.
		this.#names = new Map(words.versions.toReversed().flatMap((one) => [...namesIn(one)]));
		const meetings = words.versions.toReversed().flatMap((one) => one.meetings);
		this.#days = new Map(meetings.map(({ id, on }) => [id, on]));
	}

	name(id: string): string {
		return this.#names.get(id) ?? this.#words.leagues.regulation.merging.unknown;
	}

	day(day: string): string {
		return dayText(this.#words.tag, day);
	}

	scenario(id: string): string {
		const { leagues, versions } = this.#words;
		const own = versions.flatMap(({ seasons, regulation }) => [
			regulation,
			...seasons.flatMap((season) => season.regulation ?? [])
		]);
		const named = own.find(({ texts }) => texts?.[`scenarios.${id}`] !== undefined);
		return scenarioName(leagues, named ?? versions[0].regulation, id);
	}

	text(path: readonly string[], value: unknown): string {
		const { leagues } = this.#words;
		const { merging } = leagues.regulation;
		const field = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
		if (value === undefined || value === null || value === '') return merging.nothing;
		if (OPAQUE.includes(field)) return merging.differs;
		if (typeof value === 'boolean') {
			const { yes, no } = leagues.referee.dialog;
			return value ? yes : no;
		}
		const text = String(value);
		if (field === 'scenario') return this.scenario(text);
		return this.#known(field, text) ?? text.slice(0, MOST_CHARACTERS);
	}

	#known(field: string, text: string): string | undefined {
		const { categories, sides, verdicts, season } = this.#words.leagues;
		const day = this.#days.get(text) ?? (isDay(text) ? text : undefined);
		if (day !== undefined) return this.day(day);
		if (field === 'category' && has(categories, text)) return categories[text];
		if (['side', 'outcome', 'chooser', 'first'].includes(field) && has(sides, text))
			return sides[text];
		if (field === 'outcome' && text === 'draw') return season.games.drawn;
		if (field === 'decision' && has(verdicts, text)) return verdicts[text];
		if (KEY.test(text)) return `${shortKey(text)}…`;
		return this.#names.get(text);
	}
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a conflict is about: a person, a day, a game. */
export function conflictTitle({ list, id, ours }: Conflict, words: MergeWords): string {
	const m = words.leagues.regulation.merging;
	if (list === 'league') return m.fields[id as keyof typeof m.fields];
	const values = new Values(words);
	const { name, on, scenario, light, dark, player, players, present, absent, opened } =
		ours as Record<string, unknown>;
	const person = (part: unknown) =>
		isText(part) ? part : (part as { player?: string } | undefined)?.player;
	const pair = (players as unknown[] | undefined) ?? [present ?? light, absent ?? dark];
	const people = [...pair, player]
		.map(person)
		.filter(isText)
		.map((one) => values.name(one));
	const parts = isText(name)
		? [name]
		: [
				...(isText(scenario) ? [values.scenario(scenario)] : []),
				...(people.length > 0 ? [people.join(' – ')] : []),
				...(isText(on) ? [values.day(on)] : []),
				...(isText(opened) ? [id] : [])
			];
	return `${m.lists[list]}: ${parts.join(', ')}`;
}

/** The regulations in a conflict, if they differ. */
export function conflictRegulations({ list, id, ours, theirs }: Conflict): Regulation[] {
	if (list === 'league') return id === 'regulation' ? ([ours, theirs] as Regulation[]) : [];
	const [one, other] = [ours, theirs].map((of) => (of as Partial<Season>).regulation);
	return one && other && !isSame(one, other) ? [one, other] : [];
}

/** The fields in which the versions differ, with names and values in words. */
export function conflictDifferences(conflict: Conflict, words: MergeWords): Difference[] {
	const { list, id, ours, theirs } = conflict;
	if (list === 'league' && id === 'regulation') return [];
	const { words: known } = words.leagues.regulation.merging;
	const values = new Values(words);
	const [one, other] = [flattened(ours), flattened(theirs)];
	const paths = [...new Set([...one.keys(), ...other.keys()])];
	return paths
		.filter((path) => JSON.stringify(one.get(path)) !== JSON.stringify(other.get(path)))
		.map((path) => path.split(' ').filter(Boolean))
		.filter((path) => !SKIPPED.includes(path.at(-1) ?? ''))
		.slice(0, MOST_FIELDS)
		.map((path) => {
			const place = path.join(' ');
			const field = path.map((part) =>
				/^\d+$/.test(part) ? String(Number(part) + 1) : (known[part] ?? part)
			);
			return {
				field: field.join(' '),
				ours: values.text(path, one.get(place)),
				theirs: values.text(path, other.get(place))
			};
		});
}
