import { RULES_OF_COMBAT, type CombatRules } from '$lib/rules/rulebook/combat-rules';
import { MATRIX_MEASURES, type MatrixMeasure } from '$lib/combat/matrix-measure';
import { MODES, type Mode } from '$lib/combat/mode';
import type { Situation } from '$lib/combat/situation';
import { readSituation, SITUATION_KEYS } from '$lib/combat/situation-words';
import { dice, formatDice, parseDice, type Dice } from '$lib/dice/notation';
import type { Reach } from '$lib/rules/profile';

/** Attacks with one weapon: of further attackers, or of one figure in its turn. */
export interface Volley {
	readonly count: number;
	readonly skill: Dice;
	readonly use: number;
	readonly damage: Dice;
	readonly reach: Reach;
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
	/** The skirmish counts dice instead. */
	readonly pool: number;
	readonly toughness: number;
	readonly cancels: number;
	/** The ids of two stored armies, and what the cells of their table say. */
	readonly own: string;
	readonly other: string;
	readonly measure: MatrixMeasure;
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
	attackers: 1,
	joining: [],
	turn: [],
	price: 0,
	armor: dice(0, 6, 4),
	marks: 1,
	figures: 5,
	targets: 5,
	situation: {},
	pool: 3,
	toughness: 1,
	cancels: 0,
	own: '',
	other: '',
	measure: 'attack'
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
	pool: 30,
	toughness: 10,
	cancels: 3,
	dice: 30,
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

/** Dice with a plain hyphen, for the address. */
const plainDice = (roll: Dice) => formatDice(roll).replace('−', '-');

function reachText(reach: Reach): string {
	if (reach.kind === 'inches') return `${reach.inches}`;
	const thrown = reach.thrown ? plainDice(reach.thrown) : '';
	return reach.kind === 'thrown' ? `throw-${thrown}` : thrown ? `touch-${thrown}` : 'touch';
}

function reachIn(text: string): Reach | undefined {
	if (/^\d{1,3}$/.test(text)) return { kind: 'inches', inches: Number(text) };
	if (text === 'touch') return { kind: 'touch' };
	const [, kind, roll = ''] = /^(touch|throw)-(.+)$/.exec(text) ?? [];
	const thrown = diceIn(roll);
	if (!thrown) return undefined;
	return kind === 'touch' ? { kind, thrown } : { kind: 'thrown', thrown };
}

const numberIn =
	(most: number, least = 0) =>
	(text: string) =>
		/^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most
			? Number(text)
			: undefined;
const nameIn = (text: string) => text.slice(0, MOST.name);

/** Reads a price in CP, a multiple of a half. */
export const priceIn = (text: string) =>
	/^\d{1,4}(\.5)?$/.test(text) && Number(text) <= MOST.price ? Number(text) : undefined;
/** The id of an army, as it is stored. */
const idIn = (text: string) => (/^[\w-]{1,64}$/.test(text) ? text : undefined);

const volleyText = ({ count, skill, use, damage, reach }: Volley) =>
	[count, plainDice(skill), use, plainDice(damage), reachText(reach)].join('_');

function volleyIn(text: string): Volley | undefined {
	const [number = '', skillText = '', useText = '', damageText = '', far = ''] = text.split('_');
	const [count, use] = [numberIn(MOST.blows, 1)(number), numberIn(MOST.use)(useText)];
	const [skill, damage, reach] = [diceIn(skillText), diceIn(damageText), reachIn(far)];
	if (!count || use === undefined || !skill || !damage || !reach) return undefined;
	return { count, skill, use, damage, reach };
}

function volleysIn(text: string): Volley[] | undefined {
	const found = text.split('.', MOST.volleys).map(volleyIn);
	const volleys = found.filter((volley) => volley !== undefined);
	return volleys.length === found.length ? volleys : undefined;
}

interface Field<T> {
	read: (text: string) => T | undefined;
	write: (value: T) => string;
}
type Fields = { readonly [K in Exclude<keyof Question, 'situation'>]: Field<Question[K]> };

const dicePart: Field<Dice> = { read: diceIn, write: plainDice };
const numberPart = (most: number, least = 0): Field<number> => ({
	read: numberIn(most, least),
	write: String
});
const volleysPart: Field<readonly Volley[]> = {
	read: volleysIn,
	write: (volleys) => volleys.map(volleyText).join('.')
};
const wordPart = <T extends string>(words: readonly T[]): Field<T> => ({
	read: (text) => words.find((word) => word === text),
	write: (word) => word
});
const idPart: Field<string> = { read: idIn, write: (id) => id };
const namePart: Field<string> = { read: nameIn, write: (name) => name };

/** How each part of a question is written in an address. */
const FIELDS: Fields = {
	mode: wordPart(MODES),
	rules: wordPart(RULES_OF_COMBAT),
	attacker: namePart,
	target: namePart,
	skill: dicePart,
	use: numberPart(MOST.use),
	damage: dicePart,
	reach: { read: reachIn, write: reachText },
	attackers: numberPart(MOST.attackers, 1),
	joining: volleysPart,
	turn: volleysPart,
	price: { read: priceIn, write: String },
	armor: dicePart,
	marks: numberPart(MOST.marks, 1),
	figures: numberPart(MOST.figures, 1),
	targets: numberPart(MOST.figures, 1),
	pool: numberPart(MOST.pool),
	toughness: numberPart(MOST.toughness, 1),
	cancels: numberPart(MOST.cancels),
	own: idPart,
	other: idPart,
	measure: wordPart(MATRIX_MEASURES)
};
const NAMES = Object.keys(FIELDS) as (keyof Fields)[];

function written<K extends keyof Fields>(question: Question, name: K): string {
	return FIELDS[name].write(question[name]);
}

/** Returns the query of an address: only what differs from the usual question. */
export function writeQuestion(question: Question): string {
	const query = new URLSearchParams();
	for (const name of NAMES) {
		const text = written(question, name);
		if (text !== written(USUAL_QUESTION, name)) query.set(name, text);
	}
	for (const [key, value] of Object.entries(question.situation)) query.set(key, String(value));
	return query.toString();
}

/** Reads the query of an address; what it does not say, or says wrongly, is as usual. */
export function readQuestion(query: URLSearchParams): Question {
	const found = NAMES.flatMap((name) => {
		const text = query.get(name);
		const value = text === null ? undefined : FIELDS[name].read(text);
		return value === undefined ? [] : [[name, value]];
	});
	const pairs = SITUATION_KEYS.flatMap((key) => {
		const pair = `${key}=${query.get(key) ?? ''}`;
		return 'wrong' in readSituation([pair]) ? [] : [pair];
	});
	const reading = readSituation(pairs);
	const situation = 'situation' in reading ? reading.situation : {};
	return { ...USUAL_QUESTION, ...Object.fromEntries(found), situation };
}
