import type { Army } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { GAME_FORMAT, GAME_VERSION, type Game, type Scenario, type Side } from './game-file';

/** A side as it is set up: with the armies to copy. */
export type SideSetup = Omit<Side, 'armies'> & { readonly armies: readonly Army[] };

interface Setup {
	readonly id: string;
	readonly name: string;
	readonly rules: CombatRules;
	readonly sides: readonly SideSetup[];
	readonly scenario?: Scenario;
}

function copyOf({ photos: _, ...army }: Army): Army {
	return structuredClone(army);
}

/** The combat rules that the armies follow by themselves: those of the first army (Rulebook.combat). */
export function usualRules(armies: readonly Army[]): CombatRules {
	const [first] = armies;
	return first ? rulebookFor(first).combat : '2005';
}

/** A game from copies of armies, without their photos, before its first event. */
export function newGame({ id, name, rules, sides, scenario }: Setup): Game {
	return {
		format: GAME_FORMAT,
		version: GAME_VERSION,
		id,
		name,
		rules,
		sides: sides.map((side) => ({ ...side, armies: side.armies.map(copyOf) })),
		...(scenario && { scenario }),
		events: []
	};
}
