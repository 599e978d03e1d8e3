import { isPrintedRank } from '$lib/rules/items/kinds';
import { FIRST_TARGET } from '$lib/combat/targets';
import type { PricedUnit } from '$lib/combat/combatants';
import { strikesOf } from '$lib/combat/strikes';
import { EDITIONS } from '$lib/combat/editions';
import { modifiersOf, totalOf } from '$lib/combat/modifiers';
import { fighterOf, isTwoHanded, opposingSize, type Strike } from '$lib/combat/fighter';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { attackDice } from '$lib/combat/skirmish/figures';
import type { TargetId } from '$lib/combat/targets';
import { float } from '$lib/dice/float';
import { addBonus, flat } from '$lib/dice/notation';
import type { GearItem, Rank } from '$lib/rules/choices';
import type { CarriedPack } from '$lib/rules/packs/pack';
import {
	presetArmor,
	presetOf,
	presetSkill,
	presetStrike,
	presetTargetOf,
	targetsOf,
	weaponsOf
} from '$lib/combat/presets';
import { weaponKey } from '$lib/combat/weapon-key';
import { countOf } from '$lib/rules/terms';
import { answerOf, isTogether, type Answer } from './answer';
import { damageCells } from './damage-cells';
import { MOST, USUAL_QUESTION, type Question, type Volley } from './question';
import type { TogetherAnswers } from './together.svelte';

/** What the situation adds to the Damage. */
function damageModifier({ rules, situation, explosive }: Question): number {
	if (rules === 'skirmish') return 0;
	return totalOf(modifiersOf(EDITIONS[rules].modifiers, situation, explosive), 'damage');
}

const hasSkillRoll = (rules: CombatRules) => rules !== 'skirmish' && !EDITIONS[rules].hitsByItself;

/** The chance of one attacker alone to kill with one attack. */
function killOf(question: Question): number {
	const { outcomes } = answerOf(float, question);
	const chances = new Map(outcomes);
	return chances.get('kill') ?? chances.get('slain') ?? 0;
}

/** A weapon of a unit under some rules. */
export interface LonelyAttack {
	readonly rules: CombatRules;
	readonly unit: PricedUnit;
	readonly strike: Strike;
}

/** The question on the screen and its answer. */
export class Asking {
	#question = $state.raw<Question>() as Question;
	/** The packs of the armies that are asked about. */
	packs = $state.raw<readonly CarriedPack[]>([]);
	/** A unit of an army whose weapons are to choose from. */
	#unit = $state.raw<PricedUnit>();
	/** The chosen weapon, until the other attacks of its turn are known: only parts that load later need them. */
	#lonely = $state.raw<LonelyAttack>();
	/** The place of the chosen weapon among the unit's. */
	#strike = $state(0);
	readonly strikes = $derived(this.#strikesOf(this.#unit, this.#question.rules));
	/** The answers about several attackers, whose code loads with the first such question. */
	#together = $state.raw<TogetherAnswers>();
	/** Without outcomes until that code is there, or a worker has found them. */
	readonly answer = $derived(this.#answerTo(this.#question));
	// A change of something else neither calculates nor draws the damage again.
	readonly #rules = $derived(this.#question.rules);
	readonly #damage = $derived(this.#question.damage);
	readonly #armor = $derived(this.#question.armor);
	readonly #more = $derived(damageModifier(this.#question));
	/** The damage of a hit in this situation, as a question of its own. */
	readonly hit = $derived<Question>({
		...USUAL_QUESTION,
		rules: this.#rules,
		damage: addBonus(this.#damage, this.#more),
		armor: this.#armor
	});
	readonly damage = $derived(damageCells(float, this.hit));
	/** The chance of one attacker to kill with one attack. */
	readonly alone = $derived(killOf(this.#question));
	/** Whether these rules have a roll to hit, and with it a situation. */
	readonly rollsSkill = $derived(hasSkillRoll(this.#question.rules));
	/** The usual fighter and the usual target that the numbers are those of. */
	readonly preset = $derived(
		this.#question.attacker ? undefined : presetOf(this.#rules, this.#question)
	);
	readonly presetTarget = $derived(
		this.#question.target ? undefined : presetTargetOf(this.#rules, this.#armor)
	);

	constructor(question: Question) {
		this.#question = question;
		void this.#askTogether();
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
		const edition = rules === 'skirmish' ? undefined : EDITIONS[rules];
		const fighter = edition && fighterOf(edition, profile);
		if (fighter) {
			const size = Math.ceil(opposingSize(edition, profile));
			this.change({ ownArmor: fighter.armor, chargerSize: Math.max(1, size) });
		}
		this.#bearQuirk(fighter?.quirk ?? 0);
		if (profile.kind === 'figure') this.change({ pool: attackDice(profile) });
		const place = this.strikes.findIndex((strike) => weaponKey(strike.item, strike) === weapon);
		this.chooseStrike(Math.max(0, place));
	}

	/** Takes the numbers of a unit's weapon. */
	chooseStrike(place: number): void {
		const strike = this.strikes[place];
		if (!this.#unit || !strike) return;
		this.#strike = place;
		const { skill, use = 0, damage = flat(0), reach, explosive = false } = strike;
		const twoHanded = isTwoHanded(strike);
		const attacker = this.#unit.unit.name;
		this.change({ attacker, skill, use, damage, reach, explosive, twoHanded, turn: [] });
		this.#lonely = { rules: this.#question.rules, unit: this.#unit, strike };
	}

	/** Adds the other attacks of the unit's turn, which `others` finds. */
	completeTurn(others: (attack: LonelyAttack) => readonly Volley[]): void {
		if (this.#lonely) this.change({ turn: others(this.#lonely) });
		this.#lonely = undefined;
	}

	change(part: Partial<Question>): void {
		this.#question = { ...this.#question, ...part };
		void this.#askTogether();
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
		if (target) this.chooseTarget(targetsOf(rules).includes(target) ? target : FIRST_TARGET);
	}

	chooseWeapon(rank: Rank, item: GearItem): void {
		const strike = presetStrike(this.#question.rules, rank, item);
		if (!strike?.damage) return;
		const { skill, use = 0, damage, reach, explosive = false } = strike;
		const twoHanded = isTwoHanded(strike);
		const { rules, ownArmor, attacker } = this.#question;
		// The quirk of a unit that attacked before is not that of a usual one.
		if (attacker !== '') this.#bearQuirk(0);
		this.change({ attacker: '', skill, use, damage, reach, explosive, twoHanded });
		this.change({ turn: [], price: 0 });
		this.change({
			ownArmor: presetArmor(rules, isPrintedRank(rank) ? rank : FIRST_TARGET) ?? ownArmor,
			chargerSize: 1
		});
		this.#lonely = undefined;
	}

	chooseTarget(id: TargetId): void {
		const { rules, situation } = this.#question;
		const armor = presetArmor(rules, id);
		const foeSkill = presetSkill(rules, id) ?? this.#question.foeSkill;
		const { size: _, ...rest } = situation;
		// The size of a unit that was the target before is not that of a usual one.
		const clean = this.#question.target ? rest : situation;
		if (armor) this.change({ target: '', armor, foeSkill, marks: 1, situation: clean });
	}

	/** Other heroes of the attacker's army, as the situation states them (PL-HER-02). */
	#bearQuirk(quirk: number): void {
		const { heroes: _, ...rest } = this.#question.situation;
		this.change({ situation: quirk > 0 ? { ...rest, heroes: quirk } : rest });
	}

	/** Ends what a worker still calculates. */
	close(): void {
		this.#together?.close();
	}

	async #askTogether(): Promise<void> {
		if (isTogether(this.#question)) {
			const { TogetherAnswers } = await import('./together.svelte');
			this.#together ??= new TogetherAnswers();
		}
		this.#together?.ask(this.#question);
	}

	#answerTo(question: Question): Answer<number> {
		if (!isTogether(question)) return answerOf(float, question);
		const found = this.#together?.of(question);
		return found ?? { outcomes: [], modifiers: [], impossible: false };
	}

	/** The weapons of the unit under these rules, with those that do damage. */
	#strikesOf(unit: PricedUnit | undefined, rules: CombatRules): readonly Strike[] {
		return unit ? strikesOf(rules, unit).filter(({ damage }) => damage) : [];
	}
}
