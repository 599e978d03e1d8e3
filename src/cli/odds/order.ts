import { RULES_OF_COMBAT, type CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Situation } from '$lib/combat/situation';
import { valueOf, type Read } from '../choices';
import { formError, formOf, OF_DICE, type FormId } from './forms';
import type { QuestionError } from './problems';

/** The fields of a question about dice, by their options. */
const FIELDS = {
	/** Absent for an attack that hits by itself. */
	skill: 'skill',
	use: 'use',
	damage: 'damage',
	armor: 'armor',
	attackers: 'attackers',
	/** The Use of the item that parries, the roll for it, and the dice that it takes off the Damage. */
	parry: 'parry',
	parrySkill: 'parry-skill',
	absorb: 'absorb',
	/** Damage or hits that the target has taken this turn. */
	already: 'already',
	/** Inches beyond the range. */
	beyond: 'beyond',
	/** Successes that a figure of the skirmish cancels. */
	negations: 'negations',
	roll: 'roll',
	atLeast: 'at-least',
	rival: 'rival',
	bail: 'bail',
	wounds: 'wounds',
	attackRoll: 'attack-roll',
	momentum: 'momentum',
	opposition: 'opposition',
	loserSize: 'loser-size'
} as const satisfies Readonly<Record<string, Read>>;
type DiceFields = {
	readonly [K in keyof typeof FIELDS]?: NonNullable<ReturnType<typeof valueOf<(typeof FIELDS)[K]>>>;
};

/** A question about dice alone. */
export interface DiceQuestion extends DiceFields {
	readonly kind: 'dice';
	/** Which of the fields are the question. */
	readonly form: FormId;
	readonly modifiers: readonly number[];
	readonly situation: Situation;
	/** Absent where the edition’s own explosions count. */
	readonly explode?: false;
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
	/** Files of packs whose editions count. */
	readonly packs?: readonly string[];
	readonly json: boolean;
}

type Words = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

const OF_UNITS = ['attacker', 'weapon', 'target'];
const OF_ARMIES = ['against', 'matrix', 'pack'];

/** Options of another form of the question than the one that is asked. */
function strangers(given: ReadonlySet<string>, hasFile: boolean): readonly string[] {
	if (!hasFile) return [...OF_UNITS, ...OF_ARMIES];
	const ofDice = OF_DICE.filter((option) => option !== 'situation');
	return given.has('matrix') ? [...ofDice, ...OF_UNITS] : ofDice;
}

/** Returns why the options do not make one question. Their values are checked before. */
export function questionError(
	given: ReadonlySet<string>,
	hasFile: boolean,
	rules: string | undefined
): QuestionError | undefined {
	const lacks = (option: string) => !given.has(option);
	const stranger = strangers(given, hasFile).find((option) => given.has(option));
	if (stranger) return { code: 'notTogether', word: `--${stranger}` };
	if (given.has('matrix')) return lacks('against') ? { code: 'noAgainst', word: '' } : undefined;
	if (hasFile)
		return lacks('attacker') || lacks('target') ? { code: 'noUnits', word: '' } : undefined;
	return diceError(given, rules === 'skirmish');
}

/** Why options make no question about dice. The skirmish counts dice: a target has no Damage to resist. */
function diceError(given: ReadonlySet<string>, counts: boolean): QuestionError | undefined {
	const [lacks, pair] = [
		(option: string) => !given.has(option),
		(a: string, b: string) => given.has(a) !== given.has(b)
	];
	const wrong = formError(given);
	if (wrong)
		return 'lacks' in wrong
			? { code: 'alsoNeeded', word: `--${wrong.lacks}` }
			: { code: 'notTogether', word: `--${wrong.stranger}` };
	if (formOf(given) !== 'attack') return undefined;
	if (counts ? lacks('armor') && !lacks('damage') : pair('damage', 'armor'))
		return { code: 'noArmor', word: '' };
	if (pair('skill', 'use') || (lacks('skill') && lacks('damage')))
		return { code: 'noSkill', word: '' };
	return undefined;
}

/** The values of the options that are there, by their fields. */
function fieldsOf(words: Words): DiceFields {
	const found = Object.entries(FIELDS).map(([field, option]) => {
		const word = words[option];
		return [field, typeof word === 'string' ? valueOf(option, word) : undefined] as const;
	});
	return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as DiceFields;
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
		form: formOf(new Set(Object.keys(words))),
		...fieldsOf(words),
		...(words['no-explosions'] === true && { explode: false }),
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
