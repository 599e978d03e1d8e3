import { STOCK_ITEM } from '$lib/rules/items/gear';
import type { GearItem, WeaponType } from '$lib/rules/choices';
import type { Cause } from './causes';
import type { Change } from './changes';
import { orderedEvents, standingOf } from './events';
import { stepsOf, type Step } from './fold';
import type { Game, GameEvent } from './game-file';
import { namesOf } from './names';
import type { Objection } from './objection';
import { objectionsOf } from './objections';
import { rosterOf, type Figure } from './roster';
import { settledStrays } from './strays';

/** A weapon as its owner calls it: by its own name, or its kind. */
export interface WeaponName {
	readonly item: GearItem | WeaponType | 'bareHands' | 'bolt' | 'spell';
	readonly name?: string;
}

const named = (item: WeaponName['item'], name: string | undefined): WeaponName =>
	name === undefined ? { item } : { item, name };

function weaponIn({ unit }: Figure, key: string): WeaponName | undefined {
	const place = Number(/^[a-z]+-(\d+)/.exec(key)?.[1]);
	if (unit.kind === 'figure') return undefined;
	if (key === 'hands') return { item: 'bareHands' };
	if (key === 'bolt') return { item: 'bolt' };
	if (key.startsWith('spell-')) return { item: 'spell' };
	if (key.startsWith('explosive:')) return { item: key.slice('explosive:'.length) as GearItem };
	if (key.startsWith('stock-') || key.startsWith('explosive')) return { item: STOCK_ITEM };
	const gear = key.startsWith('gear-') ? unit.gear?.[place] : undefined;
	if (gear) return named(gear.item, gear.name);
	const built =
		key.startsWith('built-') && unit.kind === 'creation' ? unit.weapons?.[place] : undefined;
	return built && named(built.type, built.name);
}

/** The weapon of a figure by its key, for texts. */
export function weaponName(
	game: Pick<Game, 'sides'>,
	figure: string,
	key: string
): WeaponName | undefined {
	const found = rosterOf(game).figures.get(figure);
	return found && weaponIn(found, key);
}

/** One event for the log in words: all that its sentence needs. */
export interface LogEntry {
	readonly event: GameEvent;
	readonly undone: boolean;
	/** The turn in which it happened; 0 before the first. */
	readonly turn: number;
	/** What followed by the rules: figures that died of wounds, undead that crumbled. */
	readonly consequences: readonly Change[];
	readonly objections: readonly Objection[];
	readonly names: ReadonlyMap<string, string>;
	/** Whether it is still open where its missed shots came down. */
	readonly strays: boolean;
	/** The weapons of the attackers in their order, or the one that is picked up. */
	readonly weapons: readonly (WeaponName | undefined)[];
}

/** Figures and weapons that a cause names. */
function usedIn(cause: Cause): readonly { readonly figure: string; readonly weapon?: string }[] {
	if (cause.kind === 'attack') return cause.attackers;
	if (cause.kind !== 'quick' || cause.item === undefined) return [];
	const { item } = cause;
	return cause.figures.map((figure) => ({ figure, weapon: item }));
}

function entryOf(
	game: Game,
	{ names, settled }: { names: LogEntry['names']; settled: ReadonlySet<string> },
	event: GameEvent,
	step: Step | undefined,
	turn: number
): LogEntry {
	const { cause } = event;
	return {
		event,
		undone: !step,
		turn: step?.after.turn.number ?? turn,
		consequences: step?.consequences ?? [],
		// Computed when shown: a long log would take too long as a whole.
		get objections() {
			return step ? objectionsOf(game, step) : [];
		},
		names,
		strays:
			step !== undefined && cause.kind === 'attack' && !!cause.strays && !settled.has(event.id),
		weapons: usedIn(cause).map(({ figure, weapon }) =>
			weapon === undefined ? undefined : weaponName(game, figure, weapon)
		)
	};
}

/** The whole log in order: events that are taken back are marked, undo and consent are left out. */
export function logOf(game: Game): readonly LogEntry[] {
	const steps = new Map(stepsOf(game).map((step) => [step.event.id, step]));
	const { undone } = standingOf(game.events);
	const known = { names: namesOf(game), settled: settledStrays(game) };
	let turn = 0;
	const entries: LogEntry[] = [];
	for (const event of orderedEvents(game.events)) {
		const step = steps.get(event.id);
		turn = step?.after.turn.number ?? turn;
		if (step || (undone.has(event.id) && event.cause.kind !== 'undo')) {
			entries.push(entryOf(game, known, event, step, turn));
		}
	}
	return entries;
}
