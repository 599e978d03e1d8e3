import type { CreationWeapon } from './choices';

/** A part of a creation: inside its structure, on its surface, or sticking out of it. */
export const CREATION_PARTS = ['structure', 'external', 'protruding'] as const;
export type Part = (typeof CREATION_PARTS)[number];

/** Structure levels that a part is weaker by (PL-STR-08, X-26). */
const WEAKER: Readonly<Record<Part, number>> = { structure: 0, external: 1, protruding: 2 };

/** The structure level of a part: lower on the surface and where it sticks out, 0 at least (PL-STR-08, X-26). */
export const levelOfPart = (level: number, part: Part): number => Math.max(0, level - WEAKER[part]);

/** The part that a built-in weapon is: one that protrudes or turns is weaker (PL-CWP-14). */
export const partOfMounting = (mounting: CreationWeapon['mounting'] = 'fixed'): Part =>
	mounting === 'fixed' ? 'external' : 'protruding';
