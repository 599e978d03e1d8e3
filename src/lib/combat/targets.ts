import type { Rank } from '$lib/rules/choices';

/** A usual target: a minifig with or without body armor, or a body of a structure level. */
export type TargetId = Rank | 'armored' | `level${0 | 1 | 2 | 3 | 4 | 5}`;
