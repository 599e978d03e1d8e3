import type { Army, Unit } from '$lib/rules/choices';
import { stepsOf } from './fold';
import type { Game } from './game-file';
import { rosterOf } from './roster';
import { has } from './table';

/** What a game did to a unit of an army: how many of it came to the table, fell, and felled others. */
export interface UnitAftermath {
	readonly unit: Unit;
	readonly fielded: number;
	readonly fallen: number;
	readonly kills: number;
}

/** What a game did to one army. */
export interface Aftermath {
	readonly side: string;
	readonly army: Army;
	readonly units: readonly UnitAftermath[];
}

const FELLED: readonly string[] = ['killed', 'destroyed', 'slain'];

/** The kills of each figure: an attack of several counts for the first of them. */
function killsOf(game: Game): ReadonlyMap<string, number> {
	const { figures } = rosterOf(game);
	const kills = new Map<string, number>();
	for (const { event } of stepsOf(game)) {
		const { cause } = event;
		const [attacker] = cause.kind === 'attack' ? cause.attackers : [];
		if (cause.kind !== 'attack' || !attacker) continue;
		const side = figures.get(attacker.figure)?.side;
		const felled = cause.results.filter(
			({ figure, result }) => FELLED.includes(result) && figures.get(figure)?.side !== side
		);
		kills.set(attacker.figure, (kills.get(attacker.figure) ?? 0) + felled.length);
	}
	return kills;
}

/** What a game did to each of its armies, unit by unit; reserves that never came are left out. */
export function aftermathOf(game: Game): readonly Aftermath[] {
	const table = stepsOf(game).at(-1)?.after;
	const kills = killsOf(game);
	const all = [...rosterOf(game).figures.values()];
	return game.sides.flatMap(({ id: side, armies }) =>
		armies.map((army) => ({
			side,
			army,
			units: army.units.flatMap((unit) => {
				const own = all.filter(
					(figure) => figure.side === side && figure.army === army && figure.unit.id === unit.id
				);
				const came = own.filter(({ id }) => table?.figures.get(id)?.place !== 'reserve');
				const fallen = came.filter(({ id }) => {
					const state = table?.figures.get(id);
					return state !== undefined && has(state, 'fallen');
				});
				const earned = came.reduce((sum, { id }) => sum + (kills.get(id) ?? 0), 0);
				const counts = { fielded: came.length, fallen: fallen.length, kills: earned };
				return came.length > 0 ? [{ unit, ...counts }] : [];
			})
		}))
	);
}
