import type { Army, Figure, Minifig, RulebookId, Unit } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Act } from '$lib/play/acts';
import { withEvent } from '$lib/play/events';
import { tableOf } from '$lib/play/fold';
import type { Game, Scenario } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import { proceed, type Answer, type Done, type Order } from '$lib/play/procedures';

const uuid = (n: number) => `0d3f6f0e-5a0c-4b57-9a53-${`${n}`.padStart(12, '0')}`;

export const minifig = (id: string, more: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id,
	name: id,
	rank: 'mercenary',
	...more
});

export const model = (id: string, more: Partial<Figure> = {}): Figure => ({
	kind: 'figure',
	id,
	name: id,
	stature: 'average',
	...more
});

export function armyOf(
	units: readonly Unit[],
	more: Partial<Army> = {},
	rulebook: RulebookId = 'core2005'
): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: uuid(units.length),
		name: 'Army',
		rulebook,
		limits: { profile: 'free' },
		units: [...units],
		...more
	};
}

/** A game of two sides, A and B, with one army each. */
export function gameOf(rules: CombatRules, a: Army, b: Army, scenario?: Scenario): Game {
	return newGame({
		id: uuid(1),
		name: 'Game',
		rules,
		sides: [
			{ id: 'A', name: 'Army A', armies: [a] },
			{ id: 'B', name: 'Army B', armies: [b] }
		],
		...(scenario && { scenario })
	});
}

/** The id of a figure of side A or B. */
export const figureId = (side: string, unit: string, number = 1) => `${side}/0:${unit}#${number}`;

/** Faces as typed, or a choice. */
export const answers = (...given: readonly (readonly number[] | string)[]): Answer[] =>
	given.map((one) => (typeof one === 'string' ? { chosen: one } : { faces: one }));

/** Plays an order with these answers to its end; throws if they do not fit. */
export function play(
	game: Game,
	order: Order,
	...given: readonly (readonly number[] | string)[]
): Done {
	const progress = proceed(game, tableOf(game), order, answers(...given));
	if (progress.state !== 'done' || progress.answered !== given.length) {
		throw new Error(JSON.stringify(progress));
	}
	return progress.done;
}

let events = 0;

/** The game with an act written by one author. */
export function after(game: Game, { cause, changes }: Act, by = 'phone'): Game {
	events += 1;
	return withEvent(game, { id: `e${events}`, by }, cause, changes);
}

/** Plays an order and applies its effect. */
export function played(
	game: Game,
	order: Order,
	...given: readonly (readonly number[] | string)[]
): { game: Game; done: Done } {
	const done = play(game, order, ...given);
	return { game: after(game, done), done };
}
