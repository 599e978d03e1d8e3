import { hasHidden } from '$lib/army/format/visible';

/** Why a typed name cannot be used: it has invisible characters, or no letter. */
export type NameProblem = 'hidden' | 'letter';

/** What is wrong with the name of a place; an empty one is another matter. */
export function placeProblem(text: string): 'hidden' | undefined {
	return hasHidden(text.trim()) ? 'hidden' : undefined;
}

/** What is wrong with the name of a person or a league; an empty one is another matter. */
export function nameProblem(text: string): NameProblem | undefined {
	return placeProblem(text) ?? (text.trim() === '' || /\p{L}/u.test(text) ? undefined : 'letter');
}
