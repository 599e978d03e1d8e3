import type { Unit } from '$lib/rules/choices';
import { classics, type ClassicId } from './classics';

const PARADE: readonly ClassicId[] = ['archer', 'knight', 'hero', 'officer', 'halberdier'];

/** Returns the units that the welcome shows, with their heights in pixels. */
export function parade(): { unit: Unit; size: number }[] {
	return PARADE.map((id) => ({
		unit: { ...classics[id], id, name: id },
		size: id === 'hero' ? 148 : 118
	}));
}
