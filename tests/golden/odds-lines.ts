import { addBonus, formatDice, notation } from '$lib/dice/notation';
import type { Inputs, OddsCase } from './odds-case';

/** A golden outcome, the command line that asks for it, and the name that the command prints it by. */
export interface Line {
	readonly golden: string;
	readonly words: readonly string[];
	readonly name: string;
}

type Options = Readonly<Record<string, string | number | true | undefined>>;

const EDITIONS = {
	'PL-2005': '2005',
	'PL-QuickWars': 'quickwars',
	'2010': '2010',
	'2020': '2020',
	NS: 'skirmish'
};

/** Inputs that no option says: tries with any chance, volleys at groups, movement, exchanges, a die added later. */
const WITHOUT_OPTION: readonly (keyof Inputs)[] = ['n', 'minions', 'need', 'defDice', 'soFar'];

/** What only the tests know: the policies of some cases, and sums of several outcomes. */
const WITHOUT_NAME =
	/^(noEvent|exactly|threeHits|survives|counter|killsAttacker|deflectTwoLevels|\d+"$|mean$|prob$)/;

const sixes = (count: number | string) => (typeof count === 'number' ? `${count}d6` : count);

/** Dice without a bonus of 0. */
const plain = (dice: string, bonus = 0) =>
	formatDice(addBonus(notation(dice), bonus)).replace('−', '-');

/** The options of a case of BrikWars. */
function brikwarsOptions({ edition, inputs }: OddsCase): Options {
	const { skill, action = skill, a, use, damage, armour, mom, pop, beyond = 0 } = inputs;
	const { shooters, attackers = shooters } = inputs;
	// The cases of 2020 give Damage with the range already taken off.
	const missing = edition === '2020' ? beyond : 0;
	return {
		skill: action ?? a ?? (use === undefined ? undefined : '1d6'),
		rival: inputs.b,
		use,
		mod: inputs.mod,
		damage: damage && plain(damage, missing),
		armor: armour ?? (damage && 0),
		attackers,
		parry: inputs.parryUse,
		// A parry together with a counter has 1 less, on both rolls.
		'parry-skill': inputs.parryUse !== undefined && inputs.absorb === '1d6-1' ? '1d6-1' : undefined,
		absorb: inputs.absorb,
		already: inputs.already,
		beyond: inputs.beyond,
		wounds: inputs.wounds,
		'attack-roll': inputs.attackRoll,
		momentum: mom === undefined ? undefined : sixes(mom),
		opposition: pop === undefined ? undefined : sixes(pop),
		'loser-size': inputs.loserSize,
		roll: inputs.roll,
		'at-least': inputs.threshold,
		'no-explosions': inputs.explode === false || undefined
	};
}

/** The options of a case of the skirmish: dice are counted. */
function skirmishOptions({ group, title, inputs }: OddsCase): Options {
	const { dice = 0, actionDice, success, difficulty, toughness, shield } = inputs;
	const usual = /missile|volley/i.test(`${group} ${title}`) ? 6 : 5;
	return {
		skill: sixes(actionDice === undefined ? dice : 2 * actionDice),
		use: success ? Number.parseInt(success) : (difficulty ?? usual),
		armor: toughness,
		negations: inputs.negations ?? shield,
		already: inputs.already
	};
}

interface Asked {
	readonly name: string;
	/** Options that ask for this outcome beside those of the case. */
	readonly also?: Options;
	/** Options of the case that have no place in this question. */
	readonly less?: readonly string[];
}

const ASKED: readonly (readonly [RegExp, (found: readonly string[], own: Options) => Asked])[] = [
	[/^equal$/, () => ({ name: 'equal' })],
	[/^(?:both|only)/, (_, { skill }) => ({ name: '', also: { rival: skill } })],
	[/^hitAnd(?:Escaped|Struck)$/, () => ({ name: '', also: { bail: '1d6' } })],
	[/^withoutBenny$/, () => ({ name: 'hit', also: { 'no-explosions': true } })],
	[/^someDamage$/, () => ({ name: 'kill' })],
	[/^(?:success|parry)$/, () => ({ name: 'hit' })],
	[/^atLeastOne$/, () => ({ name: 'atLeast1', also: { 'at-least': 1 } })],
	[/^expectedMoved$/, () => ({ name: 'expectedHits' })],
	[/^smashKillsArmour(\d+)$/, ([armor]) => ({ name: 'smashKills', also: { armor } })],
	[/^(?:knocked|atLeast)(\d+)/, ([n]) => ({ name: `atLeast${n}`, also: { 'at-least': n } })],
	// The rest are story dice.
	[
		/^(\d+)\+$/,
		([n], { skill }) => ({
			name: 'ge',
			also: { roll: skill, 'at-least': n },
			less: ['skill', 'use']
		})
	],
	[/^opponentGains/, () => ({ name: 'hit', also: { use: 6 } })],
	[/^expectedDice/, () => ({ name: 'expectedHits', also: { use: 6 } })]
];

function askedAs(golden: string, own: Options): Asked {
	for (const [pattern, ask] of ASKED) {
		const [match, ...found] = pattern.exec(golden) ?? [];
		if (match === undefined) continue;
		const asked = ask(found, own);
		return { ...asked, name: asked.name || golden };
	}
	return { name: golden };
}

/** The command lines that ask for the outcomes of a case; none for those that no option can say. */
export function linesOf(oddsCase: OddsCase): Line[] {
	const { edition, inputs, outcomes } = oddsCase;
	const names = Object.keys(outcomes);
	if (WITHOUT_OPTION.some((key) => inputs[key] !== undefined)) return [];
	// The cases of 2010 out of range add every bonus die, even one that lowers the roll.
	if (edition === '2010' && inputs.beyond !== undefined) return [];
	// Movement and second halves of a parry are questions of their own.
	if (edition === 'NS' && inputs.mod !== undefined) return [];
	if (names.some((name) => /^(survives|counter)/.test(name))) return [];
	const own = edition === 'NS' ? skirmishOptions(oddsCase) : brikwarsOptions(oddsCase);
	return names.flatMap((golden): Line[] => {
		if (WITHOUT_NAME.test(golden)) return [];
		const { name, also = {}, less = [] } = askedAs(golden, own);
		const kept = Object.entries(own).filter(([option]) => !less.includes(option));
		const all: Options = { edition: EDITIONS[edition], ...Object.fromEntries(kept), ...also };
		const words = Object.entries(all).flatMap(([option, value]) =>
			value === undefined ? [] : value === true ? [`--${option}`] : [`--${option}=${value}`]
		);
		const printed = name === 'equal' && edition === '2020' ? 'somethingBad' : name;
		return [{ golden, words: ['odds', '--json', ...words], name: printed }];
	});
}
