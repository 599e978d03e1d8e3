import { EDITIONS } from '$lib/combat/editions';
import { engage, type Engagement } from '$lib/combat/engagement';
import { engageTogether } from '$lib/combat/together';
import { fighterOf } from '$lib/combat/fighter';
import type { Modifier } from '$lib/combat/modifiers';
import { named, type OutcomeId } from '$lib/combat/outcomes';
import { seen, type Situation } from '$lib/combat/situation';
import { float } from '$lib/dice/float';
import type { Game } from '$lib/play/game-file';
import { statisticsOf } from '$lib/play/statistics';
import type { Table } from '$lib/play/table';
import type { WeaponAtHand } from '$lib/play/weapons';

/** The chances of an attack, before anybody rolls. */
export interface AttackOdds {
	readonly outcomes: readonly (readonly [id: OutcomeId, chance: number])[];
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

/** An attack whose chances are asked for. */
interface Question {
	readonly game: Game;
	readonly table: Table;
	readonly weapon: WeaponAtHand;
	readonly target: string;
	/** How many attack together with such weapons. */
	readonly attackers: number;
	readonly situation: Situation;
	readonly bonus: number;
}

/** The chances of an attack without a parry; undefined for targets that have no Armor. */
export function attackOdds(question: Question): AttackOdds | undefined {
	const { game, table, weapon, target, attackers, situation, bonus } = question;
	const profile = statisticsOf(game, table, target)?.profile;
	if (game.rules === 'skirmish' || !profile) return undefined;
	const edition = EDITIONS[game.rules];
	const victim = fighterOf(edition, profile);
	if (!victim) return undefined;
	const engagement: Engagement = {
		...weapon.strike,
		armor: victim.armor,
		situation: seen(victim.size, situation),
		bonus
	};
	if (attackers > 1 && !edition.hitsByItself) {
		const { effect, modifiers, impossible } = engageTogether(float, edition, engagement, attackers);
		const equal = edition.somethingBad ? 'somethingBad' : 'equal';
		return {
			outcomes: [
				['kill', effect.kill],
				[equal, effect.equal]
			],
			modifiers,
			impossible
		};
	}
	const { outcome, modifiers, impossible } = engage(float, edition, engagement);
	const outcomes = Object.entries(named(float, edition, outcome)) as [OutcomeId, number][];
	return { outcomes, modifiers, impossible };
}
