import { formatFraction, fraction, type Fraction } from '$lib/dice/exact/fraction';
import { NOTHING, parries, type Declared } from '$lib/play/procedures/attack/defence';
import type { Result, ResultId } from '$lib/play/causes';
import type { ChoiceAsk, Done } from '$lib/play/procedures';
import type { Attacked } from './situations';

/** Without explosions all chances are finite sums, and must be equal to the last digit. */
export const FLAGS = { explode: false };

export const KILLS: readonly ResultId[] = [
	'killed',
	'destroyed',
	'wounded',
	'sizeMark',
	'partLost'
];

/** What odds have a chance for. */
const ANSWERED: readonly ResultId[] = [
	...KILLS,
	...(['twist', 'pushed', 'grabbed', 'bailed', 'hit', 'slain'] as const)
];

/** What odds say nothing about by itself: without effect, or a choice of the players. */
const UNANSWERED: readonly ResultId[] = [
	'missed',
	'parried',
	'noEffect',
	'cancelled',
	'outOfRange',
	'disarmed'
];

/** What attacks change besides their results: bookkeeping, and what odds say nothing about. */
const CHANGED: readonly string[] = [
	...['count', 'weapon', 'box', 'grinding', 'flag fallen', 'link grabs', 'link squad', 'link ring'],
	// With odds: who is thrown back, prone and disrupted.
	...['flag prone', 'flag disrupted'],
	// Without odds: where a shot that missed lands, and a weapon that is lost.
	...[
		'stray',
		'item',
		'flag mortallyWounded',
		'flag braced',
		'flag charged',
		'flag shieldUsed',
		'flag armorUsed',
		'tally'
	]
];

function changesIn({ cause, changes }: Done): readonly string[] {
	const strays = cause.kind === 'attack' && cause.strays ? ['stray'] : [];
	const names = changes.map((change) => {
		if (change.kind === 'flag') return `flag ${change.flag}`;
		return change.kind === 'link' ? `link ${change.link}` : change.kind;
	});
	return [...strays, ...names];
}

/** The results of an attack; each, and each change, is compared with odds or named as one that has none. */
export function resultsOf(done: Done): readonly Result[] {
	const { cause } = done;
	const results = cause.kind === 'attack' ? cause.results : [];
	const strange = results.find(({ result }) => ![...ANSWERED, ...UNANSWERED].includes(result));
	if (strange) throw new Error(`Neither odds nor a reason for ${strange.result}`);
	const change = changesIn(done).find((name) => !CHANGED.includes(name));
	if (change) throw new Error(`Neither odds nor a reason for ${change}`);
	return results;
}

/** What a procedure did to the target of an attack: the names that odds give it. */
export function nameOf(target: string): (done: Done) => string {
	return (done) => {
		const results = resultsOf(done);
		const own = results.filter(({ figure }) => figure === target).map(({ result }) => result);
		if (own.some((result) => KILLS.includes(result))) return 'kill';
		return own.includes('twist') ? 'somethingBad' : 'nothing';
	};
}

/** The parry of a situation, as it is declared. */
export function declaredIn({ game, table, order, parry, meets }: Attacked): Declared {
	const all = parry === undefined ? [] : parries({ game, table }, order);
	const weapon = all[(parry ?? 0) % Math.max(1, all.length)];
	const met = order.attackers[meets % order.attackers.length];
	return weapon && met
		? { ...NOTHING, parries: [{ weapon: weapon.key, meets: met.figure }] }
		: NOTHING;
}

/** Answers each choice as a situation says: it declares one parry, and leaves all else. */
export const chooser =
	({ parries: [declared] }: Declared) =>
	({ choice, options }: ChoiceAsk, before: readonly string[]): string => {
		const wanted =
			choice === 'meets'
				? declared?.meets
				: choice === 'defence' && declared && before.length === 0
					? `parry:${declared.weapon}`
					: { somethingBad: 'twist', wounds: 'dies' }[choice as string];
		return options.find(({ id }) => id === wanted)?.id ?? options[0]?.id ?? '';
	};

export const ZERO = fraction(0n);

/** Milliseconds for thousands of situations. */
export const TIMEOUT = 7_200_000;

export const shown = (chance: Fraction | undefined) => formatFraction(chance ?? ZERO);
