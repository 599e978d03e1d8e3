import type { RulebookId } from '$lib/rules/choices';
import { core2005 } from './core2005';
import type { Kit } from './kit';
import { lugpolwars } from './lugpolwars';
import { quickwars } from './quickwars';
import { skirmish } from './skirmish';

const kits = {
	core2005,
	lugpolwars,
	quickwars,
	skirmish
} satisfies Record<RulebookId, Readonly<Record<string, Kit>>>;

/** Permanent ids: the catalogues use them as keys. One id may have a kit in every rulebook. */
export type ReadyId = { [B in RulebookId]: keyof (typeof kits)[B] }[RulebookId];

/** The ready units of each rulebook. */
export const READY_UNITS: Readonly<Record<RulebookId, Readonly<Partial<Record<ReadyId, Kit>>>>> =
	kits;
