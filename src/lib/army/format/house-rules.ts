import type { Army } from '$lib/rules/choices';
import { houseRuleProblem, type HouseRuleProblem } from '$lib/rules/house-rules/house-rules';
import { rulebookOf } from '$lib/rules/registry';
import { pointer, type Problem } from './problem';

/** A problem of a change with its path: `at` is that of the change, `valueAt` that of its value. */
export function houseRuleProblemAt(
	problem: HouseRuleProblem,
	value: number | string,
	at: readonly (string | number)[],
	valueAt: readonly (string | number)[] = [...at, 'value']
): Problem {
	const place = (field: string) => (at === valueAt ? pointer(at) : pointer([...at, field]));
	const path = pointer(valueAt);
	switch (problem.reason) {
		case 'unknown':
			return { code: 'notAllowed', path: place(problem.field), allowed: problem.known };
		case 'notANumber':
			return { code: 'wrongType', path, expected: 'number' };
		case 'notWhole':
			return { code: 'wrongType', path, expected: 'int' };
		case 'notDice':
			return { code: 'wrongType', path, expected: 'dice' };
		case 'notHalves':
			return { code: 'notAMultiple', path, of: 0.5 };
		case 'outside':
			return Number(value) < problem.minimum
				? { code: 'tooSmall', path, minimum: problem.minimum }
				: { code: 'tooLarge', path, maximum: problem.maximum };
	}
}

/** The first change that does not fit the tables of the army's rulebook: unknown place or wrong value. */
export function checkHouseRules({ rulebook, houseRules }: Army): Problem | undefined {
	const { tables } = rulebookOf(rulebook);
	for (const [index, change] of (houseRules?.changes ?? []).entries()) {
		const problem = houseRuleProblem(tables, change);
		if (problem) return houseRuleProblemAt(problem, change.value, ['houseRules', 'changes', index]);
	}
	return undefined;
}
