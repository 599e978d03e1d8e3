import type { Edit } from '$lib/army/edits/edit';
import type { Army } from '$lib/rules/choices';

/** A unit or a squad as edits name it. */
export const named = (id: string) => ({ id, name: '' });

/** An edit of a unit or a squad, applied to an army and found by its id. */
export function byId<A extends unknown[]>(
	edit: (entry: { id: string; name: string }, ...rest: A) => Edit
): (army: Army, id: string, ...rest: A) => Army {
	return (army, id, ...rest) => edit(named(id), ...rest).apply(army);
}

/** An edit of the army itself, applied to it. */
export function applied<A extends unknown[]>(
	edit: (...rest: A) => Edit
): (army: Army, ...rest: A) => Army {
	return (army, ...rest) => edit(...rest).apply(army);
}
