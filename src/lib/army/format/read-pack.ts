import { houseRuleProblem } from '$lib/rules/house-rules/house-rules';
import { rowProblem } from '$lib/rules/packs/apply';
import { rowsIn, type Pack } from '$lib/rules/packs/pack';
import { rulebookOf } from '$lib/rules/registry';
import { armyOfPack } from '../carried-packs';
import { houseRuleProblemAt } from './house-rules';
import { readPackDocument, rowsProblem, type PackReading } from './pack-document';
import { pointer, type Problem } from './problem';
import { checkReferences } from './references';

export { MAXIMUM_PACK, PACK_FORMAT, type PackProblem, type PackReading } from './pack-document';

/** The first changed cell that the rulebook does not have, or a wrong value. */
function wrongChange({ extends: book, changes = [] }: Pack): Problem | undefined {
	const { tables } = rulebookOf(book);
	for (const [index, change] of changes.entries()) {
		const problem = houseRuleProblem(tables, change);
		if (problem) return houseRuleProblemAt(problem, change.value, ['changes', index]);
	}
	return undefined;
}

/** The first id that rows of two tables have: digests and names are by id. */
function doubledRow(pack: Pack): Problem | undefined {
	const rows = rowsIn(pack);
	const doubled = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) < index);
	if (!doubled) return undefined;
	const { table, id } = doubled;
	return { code: 'duplicateId', path: pointer(['rows', table, id]), id };
}

/** The first row that does not fit the rulebook. */
function wrongRow(pack: Pack): Problem | undefined {
	const { tables } = rulebookOf(pack.extends);
	for (const entry of rowsIn(pack)) {
		const { table, id, row } = entry;
		const problem = rowProblem(tables, pack, entry);
		if (!problem) continue;
		const place = ['rows', table, id];
		if ('field' in problem) {
			const { field } = problem;
			const value = row.set?.[field] ?? '';
			const wrong = houseRuleProblem(tables, { table, row: row.like, field, value });
			const path = [...place, 'set', field];
			return wrong && houseRuleProblemAt(wrong, value, path, path);
		}
		if (problem.reason === 'id') return { code: 'malformed', path: pointer(place) };
		if (problem.reason === 'rule') return { code: 'malformed', path: pointer([...place, 'rule']) };
		const allowed = Object.keys(tables[table] ?? {});
		return { code: 'notAllowed', path: pointer([...place, 'like']), allowed };
	}
	return undefined;
}

/** The first restriction or name of a row that neither the pack nor the rulebook has. */
function unknownRow(pack: Pack): Problem | undefined {
	const { tables } = rulebookOf(pack.extends);
	const own = new Set(rowsIn(pack).map(({ id }) => id));
	const isKnown = (id: string) =>
		own.has(id) ||
		['gear', 'ranks', 'weapons'].some((table) => Object.hasOwn(tables[table] ?? {}, id));
	for (const [index, { row, ranks = [], requires = row, excludes = row }] of (
		pack.restrict ?? []
	).entries()) {
		const unknown = [row, ...ranks, requires, excludes].find((id) => !isKnown(id));
		if (unknown !== undefined)
			return { code: 'unknownReference', path: pointer(['restrict', index]), id: unknown };
	}
	return undefined;
}

/** The first thing of a pack that does not fit its rulebook, or that it does not explain. */
export function packProblem(pack: Pack): Problem | undefined {
	return (
		rowsProblem(pack) ??
		wrongChange(pack) ??
		doubledRow(pack) ??
		wrongRow(pack) ??
		unknownRow(pack) ??
		checkReferences(armyOfPack(pack))
	);
}

/** Reads a pack from a parsed document into a new, completely validated object. */
export function readPack(document: unknown): PackReading {
	const reading = readPackDocument(document);
	if (!reading.ok) return reading;
	const problem = packProblem(reading.pack);
	return problem ? { ok: false, problem } : reading;
}
