import type { ScenarioId } from '$lib/play/game-file';
import { GAME_MOST } from '$lib/play/limits';
import { rulebookOf } from '$lib/rules/registry';
import type { Army } from '$lib/rules/choices';
import { RULES_OF_COMBAT, type CombatRules } from '$lib/rules/rulebook/combat-rules';

/** The sides that the form shows at first. */
const USUAL_SIDES = 2;

/** A side of the new game while it is planned. */
export interface PlannedSide {
	readonly name: string;
	readonly armies: readonly string[];
}

/** The rules that an army can follow: its figures count dice, or it follows one of the editions. */
function rulesFor(army: Army): readonly CombatRules[] {
	const own = rulebookOf(army.rulebook).combat;
	return RULES_OF_COMBAT.filter((rules) => (rules === 'skirmish') === (own === 'skirmish'));
}

/** A new game while its form is filled in. */
export class Planning {
	readonly #stored: readonly Army[];
	#rules = $state<CombatRules>();
	name = $state('');
	scenario = $state<ScenarioId>('free');
	sides = $state.raw<readonly PlannedSide[]>([]);
	/** The armies of all sides. */
	readonly armies = $derived(this.sides.flatMap((side) => this.armiesOf(side)));
	/** The rules that all armies can follow; those of the first army come first. */
	readonly possibleRules = $derived(this.#possibleRules(this.armies));
	readonly rules = $derived(
		this.possibleRules.find((rules) => rules === this.#rules) ?? this.possibleRules[0]
	);
	/** Whether a game can begin: there is an army, and the armies follow the same rules. */
	readonly ready = $derived(this.armies.length > 0 && this.rules !== undefined);

	/** @param first The army that the game was asked for. */
	constructor(stored: readonly Army[], first?: string) {
		this.#stored = stored;
		const known = stored.some(({ id }) => id === first);
		this.sides = Array.from({ length: USUAL_SIDES }, (_, index) => ({
			name: '',
			armies: known && first !== undefined && index === 0 ? [first] : []
		}));
	}

	get canAddSide(): boolean {
		return this.sides.length < GAME_MOST.sides;
	}

	/** The armies to choose from. */
	get stored(): readonly Army[] {
		return this.#stored;
	}

	armiesOf({ armies }: PlannedSide): readonly Army[] {
		return armies.flatMap((id) => this.#stored.find((army) => army.id === id) ?? []);
	}

	chooseRules(rules: CombatRules): void {
		this.#rules = rules;
	}

	addSide(): void {
		this.sides = [...this.sides, { name: '', armies: [] }];
	}

	changeSide(place: number, part: Partial<PlannedSide>): void {
		this.sides = this.sides.map((side, index) => (index === place ? { ...side, ...part } : side));
	}

	addArmy(place: number, id: string): void {
		const armies = this.sides[place]?.armies ?? [];
		if (!armies.includes(id)) this.changeSide(place, { armies: [...armies, id] });
	}

	removeArmy(place: number, id: string): void {
		const armies = this.sides[place]?.armies ?? [];
		this.changeSide(place, { armies: armies.filter((other) => other !== id) });
	}

	#possibleRules(armies: readonly Army[]): readonly CombatRules[] {
		const [first] = armies;
		const own = first && rulebookOf(first.rulebook).combat;
		const all = RULES_OF_COMBAT.filter((rules) =>
			armies.every((army) => rulesFor(army).includes(rules))
		);
		return all.toSorted((a, b) => Number(b === own) - Number(a === own));
	}
}
