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

/** The changed cells that the rulebook does not have, and wrong values. */
const wrongChanges = ({ extends: book, changes = [] }: Pack): Problem[] =>
	changes.flatMap((change, index) => {
		const problem = houseRuleProblem(rulebookOf(book).tables, change);
		return problem ? [houseRuleProblemAt(problem, change.value, ['changes', index])] : [];
	});

/** The ids that rows of two tables have: digests and names are by id. */
function doubledRows(pack: Pack): Problem[] {
	const rows = rowsIn(pack);
	return rows
		.filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
		.map(({ table, id }) => ({ code: 'duplicateId', path: pointer(['rows', table, id]), id }));
}

/** The rows that do not fit the rulebook, each with its first problem. */
function wrongRows(pack: Pack): Problem[] {
	const { tables } = rulebookOf(pack.extends);
	return rowsIn(pack).flatMap((entry): Problem[] => {
		const { table, id, row } = entry;
		const problem = rowProblem(tables, pack, entry);
		if (!problem) return [];
		const place = ['rows', table, id];
		if ('field' in problem) {
			const { field } = problem;
			const value = row.set?.[field] ?? '';
			const wrong = houseRuleProblem(tables, { table, row: row.like, field, value });
			const path = [...place, 'set', field];
			return wrong ? [houseRuleProblemAt(wrong, value, path, path)] : [];
		}
		if (problem.reason === 'id') return [{ code: 'malformed', path: pointer(place) }];
		if (problem.reason === 'rule')
			return [{ code: 'malformed', path: pointer([...place, 'rule']) }];
		const allowed = Object.keys(tables[table] ?? {});
		return [{ code: 'notAllowed', path: pointer([...place, 'like']), allowed }];
	});
}

/** The restrictions of rows that neither the pack nor the rulebook has. */
function unknownRows(pack: Pack): Problem[] {
	const { tables } = rulebookOf(pack.extends);
	const own = new Set(rowsIn(pack).map(({ id }) => id));
	const isKnown = (id: string) =>
		own.has(id) ||
		['gear', 'ranks', 'weapons'].some((table) => Object.hasOwn(tables[table] ?? {}, id));
	return (pack.restrict ?? []).flatMap(
		({ row, ranks = [], requires = row, excludes = row }, index): Problem[] => {
			const unknown = [row, ...ranks, requires, excludes].find((id) => !isKnown(id));
			const path = pointer(['restrict', index]);
			return unknown === undefined ? [] : [{ code: 'unknownReference', path, id: unknown }];
		}
	);
}

/** What of a pack does not fit its rulebook, or is not explained by it. */
export function packProblems(pack: Pack): Problem[] {
	const found = [
		...[rowsProblem(pack)],
		...wrongChanges(pack),
		...doubledRows(pack),
		...wrongRows(pack),
		...unknownRows(pack),
		...[checkReferences(armyOfPack(pack))]
	];
	return found.filter((problem) => problem !== undefined);
}

/** Reads a pack from a parsed document into a new, completely validated object. */
export function readPack(document: unknown): PackReading {
	const reading = readPackDocument(document);
	if (!reading.ok) return reading;
	const [problem] = packProblems(reading.pack);
	return problem ? { ok: false, problem } : reading;
}
