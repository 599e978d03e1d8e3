import type { RulebookId } from './choices';
import { core2005 } from './core2005';
import type { Rulebook } from './rulebook';

const rulebooks: Partial<Record<RulebookId, Rulebook>> = { core2005 };

/** The rulebook of that name, or undefined for one that this version cannot price. */
export function rulebookOf(id: RulebookId): Rulebook | undefined {
	return rulebooks[id];
}
