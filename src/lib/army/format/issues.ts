import type * as z from 'zod/mini';
import { MOST } from './limits';
import { pointer, type Problem } from './problem';

type Issue = z.core.$ZodIssue;

function tooBig(issue: z.core.$ZodIssueTooBig, path: string): Problem {
	const maximum = Number(issue.maximum);
	if (issue.origin === 'string') return { code: 'length', path, minimum: 0, maximum };
	return issue.origin === 'array'
		? { code: 'tooMany', path, maximum }
		: { code: 'tooLarge', path, maximum };
}

/** The union branch that matched furthest: the one whose first issue is deepest. */
function deepest(issue: z.core.$ZodIssueInvalidUnion): Issue | undefined {
	return issue.errors
		.flatMap(([first]) => (first ? [first] : []))
		.sort((a, b) => b.path.length - a.path.length)[0];
}

function refined(issue: z.core.$ZodIssueCustom, path: string): Problem {
	const { expected, minimum, maximum } = issue.params ?? {};
	if (expected === 'samePlayer') return { code: 'samePlayer', path };
	if (expected === 'visible') return { code: 'invisible', path };
	if (expected === 'nothingHidden') return { code: 'hidden', path };
	if (expected !== 'length') return { code: 'plainText', path };
	return { code: 'length', path, minimum: Number(minimum), maximum: Number(maximum) };
}

/** The schema's first issue as a problem of our own. */
export function problemOf(issue: Issue, above: readonly PropertyKey[] = []): Problem {
	const place = [...above, ...issue.path];
	const path = pointer(place);
	switch (issue.code) {
		case 'unrecognized_keys': {
			const field = (issue.keys[0] ?? '').slice(0, MOST.name);
			return { code: 'unknownField', path: pointer([...place, field]), field };
		}
		case 'invalid_type':
			return issue.input === undefined
				? { code: 'missing', path }
				: { code: 'wrongType', path, expected: issue.expected };
		case 'invalid_value':
			if (issue.input === undefined) return { code: 'missing', path };
			return { code: 'notAllowed', path, allowed: issue.values.map(String) };
		case 'too_big':
			return tooBig(issue, path);
		case 'too_small':
			return { code: 'tooSmall', path, minimum: Number(issue.minimum) };
		case 'not_multiple_of':
			return { code: 'notAMultiple', path, of: issue.divisor };
		case 'custom':
			return refined(issue, path);
		case 'invalid_union': {
			const inner = deepest(issue);
			return inner ? problemOf(inner, place) : { code: 'malformed', path };
		}
		default:
			return { code: 'malformed', path };
	}
}
