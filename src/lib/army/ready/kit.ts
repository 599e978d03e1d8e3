import type { Creation, Figure, Minifig } from '$lib/rules/choices';

/** All choices of a unit except its id and its name, which depends on the language. */
export type Kit =
	Omit<Minifig, 'id' | 'name'> | Omit<Creation, 'id' | 'name'> | Omit<Figure, 'id' | 'name'>;
