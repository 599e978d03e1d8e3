import { isSame } from '$lib/document/is-same';
import { LISTS, type League, type ListName } from '../league-file';

/** A value with the league of a page: fields of JSON, of which `league` is by far the largest. */
export interface Page {
	readonly league: League;
}

interface Entry {
	readonly id: string;
}

interface ListChange {
	readonly list: ListName;
	/** New and changed entries. */
	readonly entries: readonly Entry[];
	/** All ids in their order. */
	readonly order: readonly string[];
}

/** What turns one state of a page into the next: whole fields, and single entries of the league's lists. */
export interface PageChange<P extends Page> {
	readonly fields: Partial<Omit<P, 'league'>>;
	readonly gone: readonly string[];
	readonly league: Partial<League>;
	readonly lists: readonly ListChange[];
}

const isList = (name: string) => (LISTS as readonly string[]).includes(name);

type Fields = Readonly<Record<string, unknown>>;

function changedFields(before: object, after: object): Fields {
	const old = before as Fields;
	return Object.fromEntries(
		Object.entries(after).filter(([name, value]) => !isSame(old[name], value))
	);
}

function listChange(list: ListName, before: readonly Entry[], after: readonly Entry[]) {
	const known = new Map(before.map((entry) => [entry.id, entry]));
	const entries = after.filter((entry) => !isSame(known.get(entry.id), entry));
	const order = after.map(({ id }) => id);
	const isSameOrder =
		before.length === order.length && before.every(({ id }, at) => id === order[at]);
	return entries.length === 0 && isSameOrder ? [] : [{ list, entries, order }];
}

/** The difference between two states of a page; the first state, if there is none before. */
export function pageChange<P extends Page>(before: P | undefined, after: P): PageChange<P> {
	const { league: old, ...fields } = before ?? {};
	const { league, ...now } = after;
	const plain = Object.entries(league).filter(([name]) => !isList(name));
	return {
		fields: changedFields(fields, now) as PageChange<P>['fields'],
		gone: Object.keys(fields).filter((name) => !(name in now)),
		league: changedFields(old ?? {}, Object.fromEntries(plain)),
		lists: LISTS.flatMap((list) => listChange(list, old?.[list] ?? [], league[list]))
	};
}

function changedList(before: readonly Entry[], { entries, order }: ListChange): Entry[] {
	const known = new Map([...before, ...entries].map((entry) => [entry.id, entry]));
	return order.flatMap((id) => known.get(id) ?? []);
}

/** The next state of a page. What has not changed are the same objects, so that nothing else is rendered again. */
export function changedPage<P extends Page>(before: P | undefined, change: PageChange<P>): P {
	const { fields, gone, league, lists } = change;
	const kept = Object.entries(before ?? {}).filter(([name]) => !gone.includes(name));
	const old: Partial<League> = before?.league ?? {};
	const isSameLeague = before && Object.keys(league).length === 0 && lists.length === 0;
	const changed = lists.map((one) => [one.list, changedList(old[one.list] ?? [], one)] as const);
	const empty = before ? {} : Object.fromEntries(LISTS.map((list) => [list, []]));
	const next = isSameLeague
		? before.league
		: { ...empty, ...old, ...league, ...Object.fromEntries(changed) };
	return { ...Object.fromEntries(kept), ...fields, league: next } as P;
}
