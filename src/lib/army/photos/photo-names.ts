import type { Army, Unit } from '$lib/rules/choices';

/** The photo that stands for a unit, by its digest. */
export function photoFor({ portrait }: Pick<Unit, 'portrait'>): string | undefined {
	return portrait && 'photo' in portrait ? portrait.photo : undefined;
}

/** The photos that an army's units name, each once, in the order of the army. */
export function photosUsed({ units, reserve }: Army): string[] {
	const used = [...units, ...(reserve?.summons ?? [])].map(photoFor);
	return [...new Set(used.filter((digest) => digest !== undefined))];
}
