import type { Army, Unit } from '$lib/rules/choices';

/** The digest of a unit's photo, if its portrait is one. */
export function photoFor({ portrait }: Pick<Unit, 'portrait'>): string | undefined {
	return portrait && 'photo' in portrait ? portrait.photo : undefined;
}

/** The photos that an army's units use, once each, in the order of the army. */
export function photosUsed({ units, reserve }: Army): string[] {
	const used = [...units, ...(reserve?.summons ?? [])].map(photoFor);
	return [...new Set(used.filter((digest) => digest !== undefined))];
}
