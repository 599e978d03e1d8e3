import { memoByIdentity } from '$lib/rules/memo';
import { ageOn, isDay, type Day } from './calendar';
import { CATEGORIES, name as nameField } from './fields';
import type { Finding } from './finding';
import type { Player, Registration } from './league-file';
import { checkAge } from './people';
import { categoryOf, type Regulation } from './regulation';
import { likenessOf } from './likeness';
import { nameProblem, placeProblem, type NameProblem } from './name-problem';
import { checkName, similarPairs } from './similar-names';
import { likenessKeys } from './similar-words';

/** Players that one list adds at most. */
export const MOST_LINES = 500;
const EARLIEST_BIRTH = '1900-01-01';

/**
 * Why a line is no player: its name, city or date, invisible characters in the name or city, a name without a letter,
 * fields too many, no right to register there, lines too many.
 */
type LineProblem = NameProblem | 'name' | 'city' | 'born' | 'fields' | 'right' | 'tooMany';

/** A line of a pasted list, and what it becomes. */
export interface PlayerLine {
	/** Its number, from 1. */
	readonly line: number;
	readonly text: string;
	readonly player?: Omit<Registration, 'id'>;
	readonly problem?: LineProblem;
	/** What is doubtful: names like others, a category that does not fit the age. */
	readonly findings: readonly Finding[];
}

interface ListContext {
	/** Who is registered. */
	readonly players: readonly Player[];
	readonly regulation: Regulation;
	readonly today: Day;
	/** The city of players whose line names none. */
	readonly city?: string | undefined;
	/** Whether players of a city may be registered here. */
	readonly mayRegister?: (city: string | undefined) => boolean;
}

const SEPARATORS = ['\t', ';', ','];

/** The fields of a line, split at the first of tab, semicolon and comma that it has. Quotes around a field are left out. */
function fieldsOf(text: string): string[] {
	const separator = SEPARATORS.find((sign) => text.includes(sign)) ?? '\t';
	const [first = '', ...others] = text.split(separator).map((field) =>
		field
			.trim()
			.replace(/^"(.*)"$/, '$1')
			.trim()
	);
	return [first, ...others.filter(Boolean)];
}

/** A date as 2014-05-06, 6.05.2014 or 6-5-2014; undefined if there is no such day. */
function dayOf(field: string): Day | undefined {
	const [, date = '', month = '', year = ''] = /^(\d\d?)[.-](\d\d?)[.-](\d{4})$/.exec(field) ?? [];
	const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : field;
	return isDay(day) ? day : undefined;
}

/** A category in both languages: junior, juniors, juniorka, juniorzy … */
function categoryIn(field: string) {
	const word = /^(junior|senior)\p{L}{0,3}$/u.exec(field.toLowerCase())?.[1];
	return CATEGORIES.find((category) => category === word);
}

const isName = (text: string) => nameField.safeParse(text).success;

type Reading = Omit<PlayerLine, 'line' | 'text' | 'findings'>;

function readLine(text: string, { regulation, today, city: usual }: ListContext): Reading {
	const [name = '', ...others] = fieldsOf(text);
	const wrong = nameProblem(name) ?? others.map(placeProblem).find(Boolean);
	if (wrong) return { problem: wrong };
	if (!isName(name)) return { problem: 'name' };
	const dates = others.filter((field) => /^\d/.test(field));
	const words = others.filter((field) => !/^\d/.test(field));
	const categories = words.flatMap((field) => categoryIn(field) ?? []);
	const cities = words.filter((field) => !categoryIn(field));
	if (dates.length > 1 || categories.length > 1 || cities.length > 1) return { problem: 'fields' };
	const born = dates[0] === undefined ? undefined : dayOf(dates[0]);
	if (dates[0] !== undefined && (!born || born > today || born < EARLIEST_BIRTH)) {
		return { problem: 'born' };
	}
	const city = cities[0] ?? usual;
	if (city !== undefined && !isName(city)) return { problem: 'city' };
	const ofAge = born === undefined ? 'senior' : categoryOf(regulation, ageOn(born, today));
	const category = categories[0] ?? ofAge;
	return { player: { name, category, ...(born && { born }), ...(city && { city }) } };
}

const keysOf = (name: string) => [likenessOf(name), ...likenessKeys(name)];

/** The registered players by what their names look like: a preview looks them up at each keystroke. */
const byLikeness = memoByIdentity((players: readonly Player[]) => {
	const found = new Map<string, Player[]>();
	for (const player of players) {
		for (const key of keysOf(player.name)) {
			const others = found.get(key);
			if (others) others.push(player);
			else found.set(key, [player]);
		}
	}
	return found;
});

/** Names like others, among those registered and in earlier lines of the list; by line. */
function likeOthers(lines: readonly PlayerLine[], registered: readonly Player[]) {
	const named = lines.flatMap(({ line, player }) =>
		player ? [{ id: `line ${line}`, name: player.name }] : []
	);
	const known = byLikeness(registered);
	const alike = named.flatMap(({ name }) => keysOf(name).flatMap((key) => known.get(key) ?? []));
	const findings = new Map<string, Finding[]>();
	for (const [earlier, one] of similarPairs([...new Set(alike), ...named])) {
		findings.set(one.id, [...(findings.get(one.id) ?? []), ...checkName([earlier], one)]);
	}
	return findings;
}

/**
 * Reads a list of players, one a line: the name, then city, category and date of birth in any order, as pasted from a
 * spreadsheet. Nothing is registered.
 */
export function readPlayerList(text: string, context: ListContext): PlayerLine[] {
	const { players, regulation, today, mayRegister = () => true } = context;
	const lines = text
		.normalize('NFC')
		.split(/\r\n?|\n/)
		.map((one, index) => ({ line: index + 1, text: one.trim() }))
		.filter((one) => one.text !== '')
		.map((one, index): PlayerLine => {
			if (index >= MOST_LINES) return { ...one, problem: 'tooMany', findings: [] };
			const reading = readLine(one.text, context);
			const isOwn = !reading.player || mayRegister(reading.player.city);
			return { ...one, ...(isOwn ? reading : { problem: 'right' }), findings: [] };
		});
	const like = likeOthers(lines, players);
	return lines.map((one) => {
		if (!one.player) return one;
		const age = checkAge({ id: '', ...one.player }, regulation, today);
		return { ...one, findings: [...age, ...(like.get(`line ${one.line}`) ?? [])] };
	});
}
