import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { MatrixMeasure } from '$lib/combat/mode';
import type { Mode } from '$lib/combat/mode';
import type { Situation } from '$lib/combat/situation';
import type { Longer } from '$lib/combat/charge/words';
import type { HeldId } from '$lib/combat/close/usual-held';
import type { Part } from '$lib/rules/creation-parts';
import { dice, flat, formatDice, parseDice, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';
import type { FieldId } from '$lib/combat/topics';

/** Attacks with one weapon: of further attackers, or of one figure in its turn. */
export interface Volley {
	readonly count: number;
	readonly skill: Dice;
	readonly use: number;
	readonly damage: Dice;
	readonly reach: Reach;
	/** Keeps its full Damage beyond its range (E10-MOD-11, E20-MOD-08). */
	readonly explosive?: boolean;
}

/** What the odds page is asked. The address of the page holds it. */
export interface Question {
	readonly mode: Mode;
	readonly rules: CombatRules;
	/** The names of the units, if they come from an army. */
	readonly attacker: string;
	readonly target: string;
	readonly skill: Dice;
	readonly use: number;
	readonly damage: Dice;
	readonly reach: Reach;
	/** The attack explodes. */
	readonly explosive: boolean;
	readonly attackers: number;
	/** Attackers with other weapons, in the same combined attack. */
	readonly joining: readonly Volley[];
	/** Further attacks that each figure makes in its turn. */
	readonly turn: readonly Volley[];
	/** The price of one attacker in CP; 0 if it is not known. */
	readonly price: number;
	readonly armor: Dice;
	/** Damage above the Armor that destroys a target: one for a minifig, the Size of a creation. */
	readonly marks: number;
	/** The figures of both groups. */
	readonly figures: number;
	readonly targets: number;
	readonly situation: Situation;
	/** The attack is made with a weapon of the class for two hands, which is easier to parry. */
	readonly twoHanded: boolean;
	/** It is made with a heavy weapon in two hands. */
	readonly piercing: boolean;
	/** What the target parries and strikes back with; empty if it does not. */
	readonly parry: HeldId | '';
	readonly counter: HeldId | '';
	/** What the attacker parries a counterattack with. */
	readonly counterParry: HeldId | '';
	/** With how many weapons the target strikes back at several attackers. */
	readonly counters: number;
	/** The Skill of the target, and the Armor of the attacker that it strikes back at. */
	readonly foeSkill: Dice;
	readonly ownArmor: Dice;
	/** Inches of a charger's straight run, and its Size; that of the target is `marks`. */
	readonly run: number;
	/** Inches that the target charges toward the charger itself. */
	readonly headOn: number;
	readonly chargerSize: number;
	/** The target is ready for the charge. */
	readonly braced: boolean;
	/** The weapon is one to charge with. */
	readonly lance: boolean;
	/** The weapon that the target strikes back with is one to charge with, too. */
	readonly pike: boolean;
	/** Whose weapon is so much longer that it strikes first. */
	readonly longer: Longer;
	/** Something stops the target's flight after `room` inches. */
	readonly obstacle: boolean;
	readonly room: number;
	/** The part of a creation that an attack names, and earlier attacks that ground it. */
	readonly part: Part | '';
	readonly grinds: number;
	/** Attacks at a creation, and whether damage that is left over meets its Armor again. */
	readonly attacks: number;
	readonly overkill: boolean;
	/** The skirmish counts dice instead. */
	readonly pool: number;
	readonly toughness: number;
	readonly cancels: number;
	/** The ids of two stored armies, and what the cells of their table say. */
	readonly own: string;
	readonly other: string;
	readonly measure: MatrixMeasure;
	/** The name of a question of its own, and what is entered in its fields. An unknown one counts as the first. */
	readonly topic: string;
	readonly details: Readonly<Partial<Record<FieldId, string>>>;
}

export const USUAL_QUESTION: Question = {
	mode: 'attack',
	rules: '2005',
	attacker: '',
	target: '',
	skill: dice(1, 6),
	use: 2,
	damage: dice(1, 6),
	reach: { kind: 'touch', thrown: dice(1, 6) },
	explosive: false,
	attackers: 1,
	joining: [],
	turn: [],
	price: 0,
	armor: flat(4),
	marks: 1,
	figures: 5,
	targets: 5,
	situation: {},
	twoHanded: false,
	piercing: false,
	parry: '',
	counter: '',
	counterParry: '',
	counters: 1,
	foeSkill: dice(1, 6),
	ownArmor: flat(4),
	run: 4,
	headOn: 0,
	chargerSize: 1,
	braced: false,
	lance: false,
	pike: false,
	longer: 'equal',
	obstacle: false,
	room: 0,
	part: '',
	grinds: 0,
	attacks: 3,
	overkill: false,
	pool: 3,
	toughness: 1,
	cancels: 0,
	own: '',
	other: '',
	measure: 'attack',
	topic: '',
	details: {}
};

/** The largest values that the page takes; longer texts in an address are ignored. */
export const MOST = {
	attackers: 30,
	volleys: 4,
	blows: 12,
	price: 9999,
	marks: 50,
	figures: 30,
	use: 30,
	run: 60,
	pool: 30,
	toughness: 10,
	cancels: 3,
	dice: 30,
	details: 400,
	name: 100
};

/** Reads dice of at most `MOST.dice`. */
export function diceIn(text: string): Dice | undefined {
	const found = parseDice(text);
	if (!found || Math.abs(found.bonus) > 99) return undefined;
	const count = found.rolls.reduce((sum, roll) => sum + roll.count, 0);
	const usual = found.rolls.every(({ sides }) => sides >= 2 && sides <= 20);
	return usual && count <= MOST.dice ? found : undefined;
}

/** Reads a price in CP, a multiple of a half. */
export const priceIn = (text: string) =>
	/^\d{1,4}(\.5)?$/.test(text) && Number(text) <= MOST.price ? Number(text) : undefined;

/** Dice with a plain hyphen, for the address. */
const plainDice = (roll: Dice) => formatDice(roll).replace('−', '-');

function reachText(reach: Reach): string {
	if (reach.kind === 'inches') return `${reach.inches}`;
	const thrown = reach.thrown ? plainDice(reach.thrown) : '';
	return reach.kind === 'thrown' ? `throw-${thrown}` : thrown ? `touch-${thrown}` : 'touch';
}

/** How a volley that explodes ends. */
export const EXPLODES = 'explosive';

const volleyText = ({ count, skill, use, damage, reach, explosive }: Volley) =>
	[
		...[count, plainDice(skill), use, plainDice(damage), reachText(reach)],
		...(explosive ? [EXPLODES] : [])
	].join('_');

/** A part of a question with its own place in an address. */
export type Named = Exclude<keyof Question, 'situation'>;
export const NAMES = Object.keys(USUAL_QUESTION).filter((name) => name !== 'situation') as Named[];

const isVolleys = (value: readonly Volley[] | Question['details']): value is readonly Volley[] =>
	Array.isArray(value);

/** How a part of a question is written in an address. */
function written(value: Question[Named]): string {
	if (typeof value !== 'object') return String(value);
	if ('rolls' in value) return plainDice(value);
	if ('kind' in value) return reachText(value);
	return isVolleys(value) ? value.map(volleyText).join('.') : Object.entries(value).join('_');
}

/** Returns the query of an address: only what differs from the usual question. */
export function writeQuestion(question: Question): string {
	const query = new URLSearchParams();
	for (const name of NAMES) {
		const text = written(question[name]);
		if (text !== written(USUAL_QUESTION[name])) query.set(name, text);
	}
	for (const [key, value] of Object.entries(question.situation)) query.set(key, String(value));
	return query.toString();
}
