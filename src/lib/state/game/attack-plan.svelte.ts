import { isHeavy } from '$lib/combat/fighter';
import type { Situation } from '$lib/combat/situation';
import { shownOdds } from '$lib/play/odds/shown';
import type { ChargeRules } from '$lib/combat/charge/rules';
import type { CloseRules } from '$lib/combat/close/rules';
import type { Edition } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { chargeRulesOf } from '$lib/combat/editions/charges';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import { CLOSE_WAYS, hasSquads } from '$lib/play/check/rules-of-combat';
import { fighterProfile, operatorsOf } from '$lib/play/procedures/context';
import type { AttackOrder } from '$lib/play/procedures/order';
import { relationsOf, sideOfFigure } from '$lib/play/relations';
import { lastAttackOf } from '$lib/play/last-attack';
import type { Objection } from '$lib/play/objection';
import { situationKnown } from '$lib/play/procedures/attack/attack';
import { isSquadFight } from '$lib/play/procedures/attack/squad';
import { isStanding } from '$lib/play/table';
import { possibilitiesOf } from '$lib/play/turn-help';
import { weaponsOf, type WeaponAtHand } from '$lib/play/weapons';
import { LoadingFractions } from './exact-odds.svelte';
import { announcedObjections } from './objections';
import type { OpenGame } from './open-game.svelte';

export type Way = AttackOrder['way'];

/** The shortest run of a charge, and of a push that gains by it, in inches. */
const CHARGE_RUN = 4;

/** Ways that reach others too: those in the radius, or in the way of a charge. */
const AREA: readonly Way[] = ['explosion', 'spell', 'charge'];

/** Ways of close combat, in which numbers count. */
const HAND_TO_HAND: readonly Way[] = ['close', 'counter', 'charge', 'push', 'grab'];

/** An attack while it is planned: attackers, weapon, target, in which situation. */
export class AttackPlan {
	readonly #open: OpenGame;
	readonly #fractions = new LoadingFractions();
	#attackers = $state.raw<readonly string[]>([]);
	#weapon = $state<string>();
	#way = $state<Way>();
	#target = $state<string>();
	situation = $state.raw<Situation>({});
	/** The situation of the figure’s last attack, which the plan begins with. */
	#last: Situation = {};
	/** Others in the radius of an explosion. */
	others = $state.raw<readonly string[]>([]);
	bonus = $state(0);
	/** Straight run of a charge in inches. */
	run = $state(CHARGE_RUN);
	/** Inches that the target runs toward the charger. */
	headOn = $state(0);
	ram = $state(false);
	/** A push from a run (E10-CHG-03, E20-CHG-04). */
	runUp = $state(false);
	/** The target is ready for the charge, by hand (PL-CHG-07). */
	braced = $state<boolean>();
	/** The target does not defend itself (E10-ATT-05). */
	sure = $state(false);
	#operator = $state<string>();
	grinding = $state(false);
	/** A heavy weapon swung with both hands. */
	bothHands = $state(true);
	/** A part of the target instead of its body. */
	element = $state<'surface' | 'protruding'>();
	/** A member of a squad is aimed at, instead of the squad. */
	member = $state(false);
	/** The squad of the target, if others are in it too (PL-SDM-01). */
	readonly squad = $derived(this.#squadOf(this.#target));
	/** What the edition says of charges; undefined where it has none. */
	readonly charges = $derived(this.#charges());
	/** The weapons of the first attacker that it has. */
	readonly weapons = $derived(this.#weaponsOf(this.#attackers[0]));
	readonly weapon = $derived(
		this.weapons.find(({ key }) => key === this.#weapon) ??
			this.weapons.find(({ used }) => used === 0) ??
			this.weapons[0]
	);
	readonly ways = $derived(this.#waysFor(this.weapon));
	readonly way = $derived(this.ways.find((way) => way === this.#way) ?? this.ways[0] ?? 'close');
	readonly side = $derived(this.#sideOf(this.#attackers[0]));
	/** Whether the edition tells a heavy weapon in both hands apart (E10-PAR-07). */
	readonly mayUseBothHands = $derived(this.#isHeavy(this.weapon) && !this.#holds());
	/** Those who could operate a creation without a brain, the best first (PL-CCB-01). */
	readonly operators = $derived(this.#operatorsOf(this.#attackers[0]));
	readonly operator = $derived(
		this.operators.find((id) => id === this.#operator) ?? this.operators[0]
	);
	readonly isBraced = $derived(this.braced ?? this.#flagged(this.#target));
	/** A charge meets the members of a squad one by one, unless it has braced (PL-SQM-09). */
	readonly meetsEach = $derived(this.way === 'charge' && !this.isBraced);
	/** Whether a run makes a push stronger. */
	readonly mayRunUp = $derived(this.charges?.shove !== undefined && this.way === 'push');
	/** Whether the edition knows blows at what does not defend itself (E10-ATT-05). */
	readonly mayBeSure = $derived(
		this.#close()?.automaticHits === true && ['close', 'counter'].includes(this.way)
	);
	/** The order, once there is somebody to attack with and somebody to attack. */
	readonly order = $derived(this.#order());
	/** The chances of the outcomes; undefined where they are not known. */
	readonly odds = $derived(this.#odds());
	/** What the rules object to before the dice, as far as the table knows it. */
	readonly objections = $derived(this.#objections());
	/** What the table itself knows of the situation. */
	readonly known = $derived(this.#known());
	/** The members of the attacker’s squad that may attack with it; empty without such a squad. */
	readonly squadmates = $derived(this.#squadmates());
	readonly isWholeSquad = $derived(
		this.squadmates.length > 1 && this.squadmates.every((id) => this.#attackers.includes(id))
	);

	constructor(open: OpenGame, attackers: readonly string[], way?: Way) {
		this.#open = open;
		this.#attackers = attackers;
		if (way) this.#begin(way);
		else this.#repeat(attackers[0] ?? '');
	}

	get attackers(): readonly string[] {
		return this.#attackers;
	}

	get target(): string | undefined {
		return this.#target;
	}

	/** What the fields of the situation show. */
	get question() {
		const { known, situation } = this;
		return { rules: this.#open.game.rules, situation, known, last: this.#last };
	}

	change({ situation }: { situation: Situation }): void {
		this.situation = situation;
	}

	/** What the way of the attack says of its situation. */
	get atTable() {
		const context = this.#open;
		const squads = this.order !== undefined && isSquadFight(context, this.order);
		return { countering: this.way === 'counter', squads };
	}

	/** Adds a figure to the attackers or leaves it out; one always attacks. */
	toggleAttacker(id: string): void {
		const others = this.#attackers.filter((one) => one !== id);
		if (others.length === this.#attackers.length) this.#attackers = [...others, id];
		else if (others.length > 0) this.#attackers = others;
	}

	/** Begins with a way of attacking, and a weapon for it: one to charge with if there is one. */
	#begin(way: Way): void {
		const fitting = this.weapons.filter((weapon) => this.#waysFor(weapon).includes(way));
		const carries = fitting.find(({ strike: { item } }) => this.charges?.charges({ item }));
		this.#weapon = (carries ?? fitting[0])?.key;
		this.#way = way;
	}

	/** Begins as in the figure’s last attack; a weapon that is used up gives way to another one of its kind. */
	#repeat(figure: string): void {
		const last = lastAttackOf(this.#open.game, figure);
		if (!last) return;
		const key = last.attackers.find((attacker) => attacker.figure === figure)?.weapon;
		const used = this.weapons.find((weapon) => weapon.key === key);
		const ready = used?.used === 0 || used?.load ? used : undefined;
		const other = this.weapons.find(
			(one) => one.used === 0 && one.ranged === used?.ranged && one.strike.damage
		);
		this.#weapon = (ready ?? other ?? used)?.key;
		this.#way = this.ways.find((way) => way === last.way);
		// The Size that shows is that of the next target.
		const { size: _, ...situation } = last.situation ?? {};
		this.#last = situation;
		this.situation = situation;
	}

	/** The whole squad attacks together, or the figure alone. */
	chooseWholeSquad(whole: boolean): void {
		const [first = ''] = this.#attackers;
		this.#attackers = whole ? this.squadmates : [first];
	}

	chooseWeapon(key: string): void {
		this.#weapon = key;
		this.#way = undefined;
	}

	chooseWay(way: Way): void {
		this.#way = way;
	}

	chooseTarget(id: string): void {
		this.#target = id;
		this.others = this.others.filter((other) => other !== id);
	}

	toggleOther(id: string): void {
		const others = this.others.filter((one) => one !== id);
		this.others = others.length === this.others.length ? [...others, id] : others;
	}

	chooseOperator(id: string): void {
		this.#operator = id;
	}

	#edition(): Edition | undefined {
		const { rules } = this.#open.game;
		return rules === 'skirmish' ? undefined : EDITIONS[rules];
	}

	#close(): CloseRules | undefined {
		const { rules } = this.#open.game;
		return rules === 'skirmish' ? undefined : CLOSE_RULES[rules];
	}

	#charges(): ChargeRules | undefined {
		const { rules } = this.#open.game;
		return rules === 'skirmish' ? undefined : chargeRulesOf(rules);
	}

	/** One hand stays on a figure that it grabbed (E10-MAN-02). */
	#holds(): boolean {
		const { figures } = this.#open.table;
		return figures.get(this.#attackers[0] ?? '')?.links.grabs !== undefined;
	}

	#flagged(target: string | undefined): boolean {
		return this.#open.table.figures.get(target ?? '')?.flags.braced === true;
	}

	#operatorsOf(figure: string | undefined): readonly string[] {
		if (figure === undefined) return [];
		const context = { game: this.#open.game, table: this.#open.table };
		const profile = fighterProfile(context, figure);
		const needs = profile?.kind === 'creation' && !profile.skill;
		return needs ? operatorsOf(context, figure) : [];
	}

	#isHeavy(weapon: WeaponAtHand | undefined): boolean {
		return this.#edition()?.bothHands === true && weapon !== undefined && isHeavy(weapon.strike);
	}

	#weaponsOf(figure: string | undefined): readonly WeaponAtHand[] {
		return figure === undefined ? [] : weaponsOf(this.#open.game, this.#open.table, figure);
	}

	#sideOf(figure: string | undefined): string | undefined {
		return figure === undefined
			? undefined
			: sideOfFigure(this.#open.game, this.#open.table, figure);
	}

	#waysFor(weapon: WeaponAtHand | undefined): readonly Way[] {
		const close = CLOSE_WAYS[this.#open.game.rules];
		// A body can always charge.
		if (!weapon) return close.filter((way) => way === 'charge');
		if (weapon.key.startsWith('spell')) return ['spell'];
		if (weapon.explosion) return ['explosion'];
		if (weapon.ranged) return ['ranged'];
		// Bare hands only push, and the body behind them charges.
		if (!weapon.strike.damage) return close.filter((way) => way !== 'close' && way !== 'counter');
		return weapon.strike.reach.kind === 'touch' && weapon.strike.reach.thrown
			? [...close, 'ranged']
			: close;
	}

	#squadOf(figure: string | undefined): string | undefined {
		const { game, table } = this.#open;
		const squad = table.figures.get(figure ?? '')?.links.squad;
		if (!hasSquads(game.rules) || squad === undefined) return undefined;
		const members = relationsOf(game, table).squads.get(squad) ?? [];
		return members.length > 1 ? squad : undefined;
	}

	/** The weapon of another attacker that is most like the chosen one; nobody shoots in a charge. */
	#likeChosen(figure: string): WeaponAtHand | undefined {
		const { weapon, way } = this;
		const own = this.#weaponsOf(figure).filter(
			(one) => way !== 'charge' || this.#waysFor(one).includes(way)
		);
		const sameItem = own.find(({ strike }) => strike.item === weapon?.strike.item);
		return sameItem ?? own.find(({ ranged }) => ranged === weapon?.ranged) ?? own[0];
	}

	#isResponse(): boolean {
		const { side } = this.#open.table.turn;
		return side !== undefined && this.side !== side && this.way !== 'counter';
	}

	#order(): AttackOrder | undefined {
		const target = this.#target;
		const stands = isStanding(this.#open.table.figures.get(target ?? ''));
		if (target === undefined || !this.ways.includes(this.way) || !stands) return undefined;
		return { ...this.#orderSoFar(), target };
	}

	/** The order while its target is open. */
	#orderSoFar(): Omit<AttackOrder, 'target'> {
		const { weapon, way } = this;
		const attackers = this.#attackers.map((figure, place) => {
			const used = place === 0 ? weapon : this.#likeChosen(figure);
			const both =
				this.mayUseBothHands && this.bothHands && used !== undefined && isHeavy(used.strike);
			const operator = place === 0 ? this.operator : undefined;
			return {
				figure,
				...(used && { weapon: used.key }),
				...(both && { bothHands: true }),
				...(operator !== undefined && { operator })
			};
		});
		return {
			procedure: 'attack',
			way,
			attackers,
			situation: this.situation,
			...this.#defending(),
			...(this.squad !== undefined && !this.member && { squad: this.squad }),
			...(this.others.length > 0 && AREA.includes(way) && { others: this.others }),
			...(this.bonus !== 0 && { bonus: this.bonus }),
			...(this.#isResponse() && { response: true }),
			...(this.element && { element: this.element }),
			...(this.grinding && { grinding: true }),
			...(this.sure && this.mayBeSure && { automatic: true }),
			...this.#running()
		};
	}

	/** What outnumbers the target when it defends itself: the same fight, from its side (E20-MOD-06). */
	#defending(): Partial<AttackOrder> {
		const { opponents, friends } = this.situation;
		if (!HAND_TO_HAND.includes(this.way) || (opponents === undefined && friends === undefined))
			return {};
		return { defending: { opponents: friends ?? 1, friends: opponents ?? 1, close: true } };
	}

	/** What the order says of a run: of a charge, or before a push. */
	#running(): Partial<AttackOrder> {
		if (this.mayRunUp && this.runUp) return { run: CHARGE_RUN };
		if (this.way !== 'charge') return {};
		return {
			run: this.run,
			...(this.headOn > 0 && { headOn: this.headOn }),
			...((this.ram || !this.weapon?.strike.damage) && { ram: true }),
			...(this.isBraced && { braced: true })
		};
	}

	#known(): Situation {
		return this.order ? situationKnown(this.#open, this.order) : {};
	}

	#squadmates(): readonly string[] {
		const { game, table } = this.#open;
		return possibilitiesOf(game, table, this.#attackers[0] ?? '')?.chargers ?? [];
	}

	#objections(): readonly Objection[] {
		const { game, table } = this.#open;
		if (!this.weapon && this.ways.length === 0) return [];
		return announcedObjections(game, table, this.order ?? this.#orderSoFar());
	}

	#odds() {
		const { order } = this;
		if (!order) return undefined;
		return shownOdds(this.#fractions.exact, this.#open.game, this.#open.table, order);
	}
}
