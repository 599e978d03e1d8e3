import { newArmy } from '$lib/army/new-army';
import type { RestoreItem, BackupArmy } from '$lib/store';
import type { ArmyRow, RevisionRow } from '$lib/store/database';
import { countDay, TRASH_DAYS } from '$lib/store/days';
import { nextTime } from '$lib/store/sane';
import { expendable } from '$lib/store/thinning';
import type { Snapshot } from './snapshot';

export const idOf = (number: number) =>
	`aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const named = (number: number, name: string) =>
	newArmy(idOf(number), name, { profile: 'free' });

/** An army of a backup: which one, at which revision, and how to restore it. */
export interface IncomingArmy {
	readonly army: number;
	readonly revision: number;
	readonly as: 'added' | 'beside' | 'replacement';
}

/** An operation of a window; its base is given as a distance from the stored revision. */
export type Operation =
	| { readonly does: 'create'; readonly army: number; readonly demo: boolean }
	| {
			readonly does: 'replace';
			readonly army: number;
			readonly behind: number;
			readonly steps: boolean;
	  }
	| { readonly does: 'delete' | 'bringBack'; readonly army: number }
	| { readonly does: 'tag' | 'archive'; readonly army: number; readonly on: boolean }
	| { readonly does: 'emptyTrash'; readonly armies?: readonly number[] }
	| { readonly does: 'restore'; readonly coming: readonly IncomingArmy[] };

/** An operation with all arguments for the store. */
export interface Order {
	readonly operation: Operation;
	/** The unique name of the new state. */
	readonly name: string;
	readonly base: number;
	readonly now: number;
}

/** The expected result; `refused` means a rejected promise. */
export type Answer = 'refused' | 'done' | { readonly ok: boolean; readonly revision?: number };

const FAR = 1000;

export function backupArmyOf({ army, revision }: IncomingArmy, name: string): BackupArmy {
	const row = { id: idOf(army), army: named(army, name), revision, createdAt: 1, savedAt: 5 };
	const revisions = Array.from({ length: revision - 1 }, (_, index) => ({
		id: row.id,
		revision: index + 1,
		savedAt: index,
		army: named(army, `${name} ${index}`)
	}));
	return { row, revisions };
}

/** Returns how an army is restored; one beside an existing army gets a new id. */
export function arrivalOf(coming: IncomingArmy, name: string): RestoreItem {
	const backupArmy = backupArmyOf(coming, name);
	if (coming.as !== 'beside') return { backupArmy, as: coming.as };
	return { backupArmy, as: { beside: named(coming.army + FAR, name) } };
}

/** The initial state of a sequence: an army with an earlier state and undo steps, and one in the trash. */
export const INITIAL_STATE: Snapshot = initialState();

function initialState(): Snapshot {
	const states = [0, 1].map((number) => {
		const [id, times] = [idOf(number), { createdAt: 10, savedAt: 20 }];
		const row: ArmyRow = { id, army: named(number, 'Druga'), revision: 2, ...times };
		const earlier = { id, revision: 1, savedAt: 10, army: named(number, 'Pierwsza') };
		return { row, earlier, history: { id, revision: 2, steps: { name: 'Druga' } } };
	});
	const armies = states.map(({ row }, number) => (number === 1 ? { ...row, deletedAt: 20 } : row));
	const [revisions, histories] = [states.map((of) => of.earlier), states.map((of) => of.history)];
	return { armies, revisions, histories };
}

const rowOf = ({ armies }: Snapshot, number: number) =>
	armies.find(({ id }) => id === idOf(number));

const byKey = <T extends { id: string; revision: number }>(rows: readonly T[]): T[] =>
	[...rows].sort((a, b) => (a.id === b.id ? a.revision - b.revision : a.id < b.id ? -1 : 1));

/** Returns the rows in key order, like the database. */
export function ordered({ armies, revisions, histories }: Snapshot): Snapshot {
	return { armies: byKey(armies), revisions: byKey(revisions), histories: byKey(histories) };
}

const withRow = (state: Snapshot, row: ArmyRow): Snapshot => ({
	...state,
	armies: [...state.armies.filter(({ id }) => id !== row.id), row]
});

function withEarlier(state: Snapshot, { id, revision, savedAt, army }: ArmyRow): Snapshot {
	return { ...state, revisions: [...state.revisions, { id, revision, savedAt, army }] };
}

/** Only revisions expendable by age may be deleted, and only of this army. */
function thinned(state: Snapshot, id: string, now: number): Snapshot {
	const own = state.revisions.filter((row: RevisionRow) => row.id === id);
	const gone = new Set(expendable(own, now));
	const stays = (row: RevisionRow) => row.id !== id || !gone.has(row.revision);
	return { ...state, revisions: state.revisions.filter(stays) };
}

interface Outcome {
	readonly state: Snapshot;
	readonly answer: Answer;
}

function replace(state: Snapshot, { operation, name, base, now }: Order): Outcome {
	if (operation.does !== 'replace') throw new Error(operation.does);
	const row = rowOf(state, operation.army);
	if (!row) return { state, answer: { ok: false } };
	if (row.revision !== base) return { state, answer: { ok: false, revision: row.revision } };
	const { demo: _, ...kept } = row;
	const revision = base + 1;
	const army = named(operation.army, name);
	const savedAt = nextTime(now, row.savedAt);
	const earlier = thinned(withEarlier(state, row), row.id, savedAt);
	const next = withRow(earlier, { ...kept, army, revision, savedAt });
	const others = next.histories.filter(({ id }) => id !== row.id);
	const histories = [...others, { id: row.id, revision, steps: { name } }];
	return {
		state: operation.steps ? { ...next, histories } : next,
		answer: { ok: true, revision }
	};
}

function setDeleted(state: Snapshot, number: number, deleted: boolean, now: number): Outcome {
	const row = rowOf(state, number);
	if (!row) return { state, answer: { ok: false } };
	const { deletedAt: _, trashed: __, ...kept } = row;
	const revision = row.revision + 1;
	const savedAt = nextTime(now, row.savedAt);
	const next = { ...kept, ...(deleted && { deletedAt: now }), revision, savedAt };
	return { state: withRow(state, next), answer: { ok: true, revision } };
}

function emptyTrash(state: Snapshot, { operation, now }: Order): Outcome {
	if (operation.does !== 'emptyTrash') throw new Error(operation.does);
	const ids = operation.armies?.map(idOf);
	const counting = state.armies.map((row): ArmyRow => {
		if (ids || row.deletedAt === undefined) return row;
		const before = row.trashed ?? { days: 0, at: row.deletedAt };
		const trashed = countDay(before, now);
		return trashed.at === before.at ? row : { ...row, trashed };
	});
	const over = ({ trashed }: ArmyRow) => (trashed?.days ?? 0) >= TRASH_DAYS;
	const gone = new Set(
		counting
			.filter((row) => (ids ? row.deletedAt !== undefined && ids.includes(row.id) : over(row)))
			.map(({ id }) => id)
	);
	const stays = ({ id }: { id: string }) => !gone.has(id);
	const [armies, revisions] = [counting.filter(stays), state.revisions.filter(stays)];
	const histories = state.histories.filter(stays);
	return { state: { armies, revisions, histories }, answer: 'done' };
}

/** Restores one army of a backup; undefined if that is impossible, and then none is restored. */
function restoreArmy(
	state: Snapshot,
	coming: IncomingArmy,
	{ name, now }: Order
): Snapshot | undefined {
	const { row, revisions } = backupArmyOf(coming, name);
	const here = rowOf(state, coming.army);
	if (coming.as === 'added') {
		if (here) return undefined;
		const next = withRow(state, row);
		return { ...next, revisions: [...next.revisions, ...revisions] };
	}
	if (coming.as === 'beside') {
		const number = coming.army + FAR;
		if (rowOf(state, number)) return undefined;
		const army = named(number, name);
		return withRow(state, { id: army.id, army, revision: 1, createdAt: now, savedAt: row.savedAt });
	}
	if (!here) return undefined;
	const { deletedAt: _, demo: __, trashed: ___, ...kept } = here;
	const revision = here.revision + 1;
	const next = withRow(withEarlier(state, here), {
		...kept,
		army: row.army,
		revision,
		savedAt: nextTime(now, here.savedAt)
	});
	return { ...next, histories: next.histories.filter(({ id }) => id !== here.id) };
}

function restore(state: Snapshot, order: Order): Outcome {
	if (order.operation.does !== 'restore') throw new Error(order.operation.does);
	let next: Snapshot | undefined = state;
	for (const coming of order.operation.coming) next = next && restoreArmy(next, coming, order);
	return next ? { state: next, answer: 'done' } : { state, answer: 'refused' };
}

/** Tags and the archive change neither revision nor time. */
function file(state: Snapshot, { operation, name, now }: Order): Outcome {
	if (operation.does !== 'tag' && operation.does !== 'archive') throw new Error(operation.does);
	const row = rowOf(state, operation.army);
	if (!row) return { state, answer: { ok: false } };
	const { demo: _, tags, archivedAt, ...kept } = row;
	const { does, on } = operation;
	const next: ArmyRow = { ...kept, filedAt: Math.max(now, (row.filedAt ?? 0) + 1) };
	const newTags = does === 'tag' ? (on ? [name] : undefined) : tags;
	const newArchive = does === 'archive' ? (on ? now : undefined) : archivedAt;
	if (newTags) next.tags = newTags;
	if (newArchive !== undefined) next.archivedAt = newArchive;
	return { state: withRow(state, next), answer: { ok: true } };
}

/** Returns the state after an operation, applied completely, and the result. */
export function perform(state: Snapshot, order: Order): Outcome {
	const { operation, name, now } = order;
	switch (operation.does) {
		case 'create': {
			const { army: number, demo } = operation;
			if (rowOf(state, number)) return { state, answer: 'refused' };
			const own = { id: idOf(number), army: named(number, name), revision: 1 };
			const row: ArmyRow = { ...own, createdAt: now, savedAt: now, ...(demo && { demo }) };
			return { state: withRow(state, row), answer: { ok: true, revision: 1 } };
		}
		case 'replace':
			return replace(state, order);
		case 'delete':
		case 'bringBack':
			return setDeleted(state, operation.army, operation.does === 'delete', now);
		case 'tag':
		case 'archive':
			return file(state, order);
		case 'emptyTrash':
			return emptyTrash(state, order);
		case 'restore':
			return restore(state, order);
	}
}

/** Returns the revision that an operation is based on: the stored one, or an earlier one. */
export function baseOf(state: Snapshot, operation: Operation): number {
	if (operation.does !== 'replace') return 0;
	return (rowOf(state, operation.army)?.revision ?? 1) - operation.behind;
}
