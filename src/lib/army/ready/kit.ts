import type { Creation, Figure, Minifig } from '$lib/rules/choices';

/** All choices of a unit but its id and its name, which is of the user's language. */
export type Kit =
	Omit<Minifig, 'id' | 'name'> | Omit<Creation, 'id' | 'name'> | Omit<Figure, 'id' | 'name'>;
