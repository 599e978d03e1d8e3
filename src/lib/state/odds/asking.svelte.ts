import { strikesOf, type Combatant } from '$lib/combat/duel';
import { EDITIONS } from '$lib/combat/editions';
import { engage, engageTogether } from '$lib/combat/engagement';
import { armorRoll, damageRoll } from '$lib/combat/rolls';
import type { Strike } from '$lib/combat/fighter';
import type { Modifier } from '$lib/combat/modifiers';
import { named, type OutcomeId, type Outcomes } from '$lib/combat/outcomes';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { attackDice, resolveDice } from '$lib/combat/skirmish/figures';
import type { TargetId } from '$lib/combat/targets';
import type { Chances } from '$lib/dice/chances';
import { float } from '$lib/dice/float';
import { flat, formatDice } from '$lib/dice/notation';
import type { GearItem, Rank } from '$lib/rules/choices';
import { presetArmor, presetStrike, RANKS, targetsOf, weaponsOf } from './presets';
import type { Question } from './question';

export interface Answer<P> {
	readonly outcomes: readonly (readonly [id: OutcomeId, chance: P])[];
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

const entriesOf = <P>(outcomes: Outcomes<P>) => Object.entries(outcomes) as [OutcomeId, P][];

/** Answers a question; the exact arithmetic and that in doubles use the same code. */
export function answerOf<P, D>(chances: Chances<P, D>, question: Question): Answer<P> {
	const { rules, pool, toughness, cancels, attackers, ...attack } = question;
	if (rules === 'skirmish') {
		const outcomes = resolveDice(chances, pool, { toughness, negations: cancels });
		return { outcomes: entriesOf(outcomes), modifiers: [], impossible: false };
	}
	const edition = EDITIONS[rules];
	if (attackers > 1 && !edition.hitsByItself) {
		const { effect, modifiers, impossible } = engageTogether(chances, edition, attack, attackers);
		const equal = edition.somethingBad ? 'somethingBad' : 'equal';
		const outcomes = { kill: effect.kill, [equal]: effect.equal };
		return { outcomes: entriesOf(outcomes), modifiers, impossible };
	}
	const { outcome, modifiers, impossible } = engage(chances, edition, attack);
	return { outcomes: entriesOf(named(chances, edition, outcome)), modifiers, impossible };
}

/** The chance of each total of damage, and of the same total with a kill. */
export interface DamageCell {
	readonly total: number;
	readonly chance: number;
	readonly kills: number;
}

/** Totals shown one by one; the last one holds all higher ones. */
const LAST = 20;

/** The damage of a hit, total by total. */
function damageOf({ rules, damage, armor }: Question): DamageCell[] {
	if (rules === 'skirmish') return [];
	const edition = EDITIONS[rules];
	const [roll, protection] = [damageRoll(float, edition, damage), armorRoll(float, edition, armor)];
	return Array.from({ length: LAST + 1 }, (_, total) => {
		const part =
			total === LAST ? float.from(roll, LAST) : float.below(float.from(roll, total), total + 1);
		const { above } = float.compare(part, protection);
		return { total, chance: float.mass(part), kills: above };
	});
}

const hasSkillRoll = (rules: CombatRules) => rules !== 'skirmish' && !EDITIONS[rules].hitsByItself;

/** The question on the screen and its answer. */
export class Asking {
	#question = $state.raw<Question>() as Question;
	/** A unit of an army whose weapons are to choose from. */
	#unit = $state.raw<Combatant>();
	/** The place of the chosen weapon among the unit's. */
	#strike = $state(0);
	readonly strikes = $derived(this.#strikesOf(this.#unit, this.#question.rules));
	readonly answer = $derived(answerOf(float, this.#question));
	readonly damage = $derived(damageOf(this.#question));
	/** Whether these rules have a roll to hit, and with it a situation. */
	readonly rollsSkill = $derived(hasSkillRoll(this.#question.rules));
	readonly preset = $derived(this.#presetOf(this.#question));
	readonly presetTarget = $derived(this.#targetOf(this.#question));

	constructor(question: Question) {
		this.#question = question;
	}

	get question(): Question {
		return this.#question;
	}

	/** The place of the chosen weapon of a unit; undefined once the numbers are changed. */
	get strike(): number | undefined {
		return this.#question.attacker === '' ? undefined : this.#strike;
	}

	/** Asks about a unit of an army, with its first weapon. */
	chooseUnit(unit: Combatant, rules: CombatRules): void {
		this.#unit = unit;
		this.change({ rules });
		const { profile } = unit;
		if (profile.kind === 'figure') {
			this.change({ attacker: unit.unit.name, pool: attackDice(profile) });
		} else this.chooseStrike(0);
	}

	/** Takes the numbers of a unit's weapon. */
	chooseStrike(place: number): void {
		const strike = this.strikes[place];
		if (!this.#unit || !strike) return;
		const { skill, use = 0, damage = flat(0), reach } = strike;
		this.#strike = place;
		this.change({ attacker: this.#unit.unit.name, skill, use, damage, reach });
	}

	change(part: Partial<Question>): void {
		this.#question = { ...this.#question, ...part };
	}

	/** Changes the rules; a usual fighter and target change with them. */
	chooseRules(rules: CombatRules): void {
		const { rank, item } = this.preset ?? {};
		const place = this.strike;
		const target = this.presetTarget;
		this.change({ rules });
		const weapons = weaponsOf(rules);
		if (place !== undefined) this.chooseStrike(place);
		if (rank && item) this.chooseWeapon(rank, weapons.includes(item) ? item : (weapons[0] ?? item));
		if (target) this.chooseTarget(targetsOf(rules).includes(target) ? target : 'mercenary');
	}

	chooseWeapon(rank: Rank, item: GearItem): void {
		const strike = presetStrike(this.#question.rules, rank, item);
		if (!strike?.damage) return;
		const { skill, use = 0, damage, reach } = strike;
		this.change({ attacker: '', skill, use, damage, reach });
	}

	chooseTarget(id: TargetId): void {
		const armor = presetArmor(this.#question.rules, id);
		if (armor) this.change({ target: '', armor });
	}

	/** The weapons of the unit under these rules, with those that do damage. */
	#strikesOf(unit: Combatant | undefined, rules: CombatRules): readonly Strike[] {
		return unit ? strikesOf(rules, unit).filter(({ damage }) => damage) : [];
	}

	/** The usual fighter that the numbers are those of. */
	#presetOf({ rules, attacker, skill, use, damage }: Question) {
		if (rules === 'skirmish' || attacker) return undefined;
		const wanted = [formatDice(skill), use, formatDice(damage)].join();
		for (const rank of RANKS) {
			for (const item of weaponsOf(rules)) {
				const strike = presetStrike(rules, rank, item);
				if (!strike?.damage) continue;
				const found = [formatDice(strike.skill), strike.use ?? 0, formatDice(strike.damage)].join();
				if (found === wanted) return { rank, item };
			}
		}
		return undefined;
	}

	#targetOf({ rules, target, armor }: Question): TargetId | undefined {
		if (rules === 'skirmish' || target) return undefined;
		const wanted = formatDice(armor);
		return targetsOf(rules).find((id) => {
			const found = presetArmor(rules, id);
			return found && formatDice(found) === wanted;
		});
	}
}
