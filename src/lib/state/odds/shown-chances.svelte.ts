import { FIRST_TARGET } from '$lib/combat/targets';
import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Combatant } from '$lib/combat/strikes';
import { TARGETS, type TargetId } from '$lib/combat/targets';
import type { weaponChances, WeaponChances } from '$lib/combat/weapon-chances';
import type { Chance } from '$lib/dice/chance';
import type { fallChance } from '$lib/combat/fall-chance';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { locale } from '../app/locale.svelte';

/** Whether chances are shown: the usual opponent, or nothing. */
const SETTING = 'chances';
/** The opponent of the last time they were shown. */
const OPPONENT = 'chancesAgainst';

const targetIn = (key: string): TargetId | undefined => {
	const stored = readSetting(key);
	return TARGETS.find((id) => id === stored);
};

/** The chances of weapons against a usual opponent, shown in the builder if the user wants them. */
class ShownChances {
	#on = $state(readSetting(SETTING) === 'on');
	#opponent = $state<TargetId>(targetIn(OPPONENT) ?? FIRST_TARGET);
	/** The code of the combat, which loads with its texts when chances are first shown. */
	#code = $state.raw<{ weaponChances: typeof weaponChances; fallChance: typeof fallChance }>();

	/** Whether they are to be shown, and the code and texts for it are there. */
	get ready(): boolean {
		return this.#on && this.#code !== undefined;
	}

	get on(): boolean {
		return this.#on;
	}

	get opponent(): TargetId {
		return this.#opponent;
	}

	show(on: boolean): void {
		this.#on = on;
		writeSetting(SETTING, on ? 'on' : 'off');
		void this.load();
	}

	choose(opponent: TargetId): void {
		this.#opponent = opponent;
		writeSetting(OPPONENT, opponent);
	}

	/** Loads what is needed if chances are to be shown. */
	async load(): Promise<void> {
		if (!this.#on || this.#code) return;
		const [{ weaponChances }, { fallChance }] = await Promise.all([
			import('$lib/combat/weapon-chances'),
			import('$lib/combat/fall-chance'),
			locale.load('odds'),
			locale.load('oddsParts')
		]);
		this.#code = { weaponChances, fallChance };
	}

	/** The chances of a unit's weapons; undefined while they are not shown. */
	of(
		rules: CombatRules,
		unit: Pick<Combatant, 'profile'> & Partial<Combatant>
	): WeaponChances | undefined {
		return this.#on ? this.#code?.weaponChances(rules, unit, this.#opponent) : undefined;
	}

	/** The chance that one attack of the opponent kills a unit; undefined while it is not shown. */
	fallOf(rules: CombatRules, unit: Combatant): Chance | undefined {
		return this.#on ? this.#code?.fallChance(rules, unit, this.#opponent) : undefined;
	}

	/** The name of the opponent. */
	nameOf(rules: CombatRules): string {
		return locale.odds.targets[rules === 'skirmish' ? 'average' : this.#opponent];
	}
}

export const shownChances = new ShownChances();
