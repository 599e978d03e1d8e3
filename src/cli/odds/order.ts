import { RULES_OF_COMBAT, type CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Situation } from '$lib/combat/situation';
import type { Dice } from '$lib/dice/notation';
import { valueOf } from '../choices';

/** A question about dice alone. */
export interface DiceQuestion {
	readonly kind: 'dice';
	/** Absent for an attack that hits by itself. */
	readonly skill?: Dice;
	readonly use?: number;
	readonly damage?: Dice;
	readonly armor?: Dice;
	readonly modifiers: readonly number[];
	readonly situation: Situation;
}

/** A question about a unit of an army and another one, of the same or another army. */
export interface UnitQuestion {
	readonly kind: 'units';
	readonly file: string;
	readonly against?: string;
	readonly attacker: string;
	readonly weapon?: string;
	readonly target: string;
	readonly situation: Situation;
}

/** A question about each unit of an army against each of another. */
export interface MatrixQuestion {
	readonly kind: 'matrix';
	readonly file: string;
	readonly against: string;
	readonly situation: Situation;
}

/** What odds to print. Without `rules` the army's rulebook decides, or PL-2005 for dice. */
export interface OddsOrder {
	readonly command: 'odds';
	readonly rules?: CombatRules;
	readonly question: DiceQuestion | UnitQuestion | MatrixQuestion;
	readonly json: boolean;
}

type Words = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** Why options do not make a question; `word` is the option in the way. */
export interface QuestionError {
	readonly code: 'noSkill' | 'noArmor' | 'noUnits' | 'noAgainst' | 'notTogether';
	readonly word: string;
}

const OF_DICE = ['skill', 'use', 'damage', 'armor', 'mod'];
const OF_UNITS = ['attacker', 'weapon', 'target'];
const OF_ARMIES = ['against', 'matrix'];

/** Options of another form of the question than the one that is asked. */
function strangers(given: ReadonlySet<string>, hasFile: boolean): readonly string[] {
	if (!hasFile) return [...OF_UNITS, ...OF_ARMIES];
	return given.has('matrix') ? [...OF_DICE, ...OF_UNITS] : OF_DICE;
}

/** Returns why the options do not make one question. Their values are checked before. */
export function questionError(
	given: ReadonlySet<string>,
	hasFile: boolean
): QuestionError | undefined {
	const [lacks, pair] = [
		(option: string) => !given.has(option),
		(a: string, b: string) => given.has(a) !== given.has(b)
	];
	const stranger = strangers(given, hasFile).find((option) => given.has(option));
	if (stranger) return { code: 'notTogether', word: `--${stranger}` };
	if (given.has('matrix')) return lacks('against') ? { code: 'noAgainst', word: '' } : undefined;
	if (hasFile)
		return lacks('attacker') || lacks('target') ? { code: 'noUnits', word: '' } : undefined;
	if (pair('damage', 'armor')) return { code: 'noArmor', word: '' };
	if (pair('skill', 'use') || (lacks('skill') && lacks('damage')))
		return { code: 'noSkill', word: '' };
	return undefined;
}

/** The value of an option as a field, if the option is there. */
function field<R extends 'skill' | 'use' | 'damage' | 'armor'>(words: Words, option: R) {
	const word = words[option];
	const value = typeof word === 'string' ? valueOf(option, word) : undefined;
	return (value === undefined ? {} : { [option]: value }) as Partial<
		Record<R, NonNullable<typeof value>>
	>;
}

const textOf = (words: Words, option: string) => {
	const word = words[option];
	return typeof word === 'string' ? word : '';
};

/** The values of an option that may be repeated. */
const listOf = (words: Words, option: string) => {
	const values = words[option];
	return Array.isArray(values) ? values.map(String) : [];
};

function situationOf(words: Words): Situation {
	const parts = listOf(words, 'situation').map((word) => valueOf('situation', word));
	return Object.assign({}, ...parts) as Situation;
}

function diceQuestion(words: Words): DiceQuestion {
	return {
		kind: 'dice',
		...field(words, 'skill'),
		...field(words, 'use'),
		...field(words, 'damage'),
		...field(words, 'armor'),
		modifiers: listOf(words, 'mod').flatMap((word) => valueOf('mod', word) ?? []),
		situation: situationOf(words)
	};
}

function unitQuestion(words: Words, file: string): UnitQuestion | MatrixQuestion {
	const [against, weapon] = [textOf(words, 'against'), textOf(words, 'weapon')];
	const situation = situationOf(words);
	if (words.matrix === true) return { kind: 'matrix', file, against, situation };
	return {
		kind: 'units',
		file,
		attacker: textOf(words, 'attacker'),
		target: textOf(words, 'target'),
		situation,
		...(against && { against }),
		...(weapon && { weapon })
	};
}

/** Builds the order from valid options. */
export function oddsOrder(words: Words, file: string | undefined): OddsOrder {
	const rules = RULES_OF_COMBAT.find((id) => id === words.edition);
	return {
		command: 'odds',
		...(rules && { rules }),
		question: file === undefined ? diceQuestion(words) : unitQuestion(words, file),
		json: words.json === true
	};
}
