import type { PricedUnit } from '$lib/combat/combatants';
import { bestDuel, strikesOf, type Combatant } from '$lib/combat/duel';
import { EDITIONS } from '$lib/combat/editions';
import { engage, engageTogether } from '$lib/combat/engagement';
import { armorRoll, damageRoll } from '$lib/combat/rolls';
import { fighterOf, type Strike } from '$lib/combat/fighter';
import type { Modifier } from '$lib/combat/modifiers';
import { named, type OutcomeId, type Outcomes } from '$lib/combat/outcomes';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { attackDice, resolveDice, targetOf } from '$lib/combat/skirmish/figures';
import type { TargetId } from '$lib/combat/targets';
import type { Chances } from '$lib/dice/chances';
import { float } from '$lib/dice/float';
import { flat, formatDice } from '$lib/dice/notation';
import type { GearItem, Rank } from '$lib/rules/choices';
import {
	presetArmor,
	presetPrice,
	presetStrike,
	RANKS,
	targetsOf,
	weaponsOf
} from '$lib/combat/presets';
import { othersInTurn } from '$lib/combat/turn';
import { weaponKey } from '$lib/combat/weapon-key';
import { countOf } from '$lib/rules/terms';
import { MOST, type Question, type Volley } from './question';

export interface Answer<P> {
	readonly outcomes: readonly (readonly [id: OutcomeId, chance: P])[];
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

const entriesOf = <P>(outcomes: Outcomes<P>) => Object.entries(outcomes) as [OutcomeId, P][];

/** Whether several attackers add their damage. */
export const isTogether = ({ attackers, joining }: Question) => attackers > 1 || joining.length > 0;

/** Answers a question; the exact arithmetic and that in doubles use the same code. */
export function answerOf<P, D>(chances: Chances<P, D>, question: Question): Answer<P> {
	const { rules, pool, toughness, cancels, attackers, joining, ...attack } = question;
	if (rules === 'skirmish') {
		const outcomes = resolveDice(chances, pool, { toughness, negations: cancels });
		return { outcomes: entriesOf(outcomes), modifiers: [], impossible: false };
	}
	const edition = EDITIONS[rules];
	if (isTogether(question) && !edition.hitsByItself) {
		const others = joining.map(({ count, ...volley }) => ({ ...volley, attackers: count }));
		const { effect, modifiers, impossible } = engageTogether(
			chances,
			edition,
			attack,
			attackers,
			others
		);
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
	/** Whether it holds all higher totals too. */
	readonly open: boolean;
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
		return { total, chance: float.mass(part), kills: above, open: total === LAST };
	});
}

const hasSkillRoll = (rules: CombatRules) => rules !== 'skirmish' && !EDITIONS[rules].hitsByItself;

/** The chance of one attacker alone to kill with one attack. */
function killOf(question: Question): number {
	const { outcomes } = answerOf(float, { ...question, attackers: 1, joining: [] });
	const chances = new Map(outcomes);
	return chances.get('kill') ?? chances.get('slain') ?? 0;
}

/** A weapon as the attacks of one figure. */
const volleyOf = ({ skill, use = 0, damage = flat(0), reach }: Strike): Volley => ({
	count: 1,
	skill,
	use,
	damage,
	reach
});

/** Equal attacks as one entry with their number; no more entries than an address holds. */
function joined(volleys: readonly Volley[]): Volley[] {
	const byText = new Map<string, Volley>();
	for (const volley of volleys) {
		const key = JSON.stringify({ ...volley, count: 1 });
		const count = Math.min(MOST.blows, volley.count + (byText.get(key)?.count ?? 0));
		byText.set(key, { ...volley, count });
	}
	return [...byText.values()].slice(0, MOST.volleys);
}

/** The question on the screen and its answer. */
export class Asking {
	#question = $state.raw<Question>() as Question;
	/** A unit of an army whose weapons are to choose from. */
	#unit = $state.raw<PricedUnit>();
	/** The place of the chosen weapon among the unit's. */
	#strike = $state(0);
	readonly strikes = $derived(this.#strikesOf(this.#unit, this.#question.rules));
	readonly answer = $derived(answerOf(float, this.#question));
	readonly damage = $derived(damageOf(this.#question));
	/** The chance of one attacker to kill with one attack. */
	readonly alone = $derived(killOf(this.#question));
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

	/** Asks about a unit of an army, with the weapon of this key or its first one. */
	chooseUnit(unit: PricedUnit, rules: CombatRules, weapon?: string): void {
		this.#unit = unit;
		const { profile, price = 0 } = unit;
		const { name } = unit.unit;
		const figures = Math.min(MOST.figures, countOf(unit.unit));
		this.change({ rules, attacker: name, figures, price, joining: [] });
		if (profile.kind === 'figure') this.change({ pool: attackDice(profile) });
		const place = this.strikes.findIndex((strike) => weaponKey(strike.item, strike) === weapon);
		this.chooseStrike(Math.max(0, place));
	}

	/** Takes the numbers of a unit's weapon, and of those that it may use in the same turn. */
	chooseStrike(place: number): void {
		const strike = this.strikes[place];
		if (!this.#unit || !strike) return;
		const { rules } = this.#question;
		this.#strike = place;
		const { count: _, ...blow } = volleyOf(strike);
		const turn = joined(othersInTurn(rules, this.#unit, strike).map(volleyOf));
		this.change({ attacker: this.#unit.unit.name, ...blow, turn });
	}

	/** Asks about a unit as the target. */
	chooseOpponent({ unit, profile }: Combatant): void {
		const { rules, situation } = this.#question;
		const { size: _, ...rest } = situation;
		this.change({ target: unit.name, targets: Math.min(MOST.figures, countOf(unit)) });
		if (profile.kind === 'figure') {
			const { toughness, negations } = targetOf(profile, unit.kind === 'figure' ? unit : {});
			this.change({ toughness, cancels: negations });
			return;
		}
		if (rules === 'skirmish') return;
		const { armor = flat(0), size = 1 } = fighterOf(EDITIONS[rules], profile) ?? {};
		const marks = Math.max(1, Math.ceil(size));
		this.change({ armor, marks, situation: size > 1 ? { ...rest, size } : rest });
	}

	/** Asks about the best attack of a unit on another one, in no special situation. */
	chooseFight(attacker: PricedUnit, target: Combatant): void {
		const { rules } = this.#question;
		const strike = bestDuel(float, rules, attacker, target)?.strike;
		this.change({ mode: 'attack', attackers: 1, situation: {} });
		this.chooseUnit(attacker, rules, strike && weaponKey(strike.item, strike));
		this.chooseOpponent(target);
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
		const { rules } = this.#question;
		const { count: _, ...blow } = volleyOf(strike);
		this.change({ attacker: '', ...blow, turn: [], price: presetPrice(rules, rank, item) });
	}

	chooseTarget(id: TargetId): void {
		const { rules, situation } = this.#question;
		const armor = presetArmor(rules, id);
		const { size: _, ...rest } = situation;
		// The size of a unit that was the target before is not that of a usual one.
		const clean = this.#question.target ? rest : situation;
		if (armor) this.change({ target: '', armor, marks: 1, situation: clean });
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
