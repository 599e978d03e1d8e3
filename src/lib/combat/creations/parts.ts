/** A part of a creation: inside its structure, on its surface, or sticking out of it. */
export const CREATION_PARTS = ['structure', 'external', 'protruding'] as const;
export type Part = (typeof CREATION_PARTS)[number];
