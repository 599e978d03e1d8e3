import { MATRIX_MEASURES } from '$lib/combat/mode';
import { MODES } from '$lib/combat/mode';
import { LONGER } from '$lib/combat/charge/words';
import { HELD_IN_MELEE } from '$lib/rules/items/gear';
import { CREATION_PARTS } from '$lib/rules/creation-parts';
import { MOST_AT_ONE } from '$lib/combat/crowd';
import { readSituation, SITUATION_KEYS } from '$lib/combat/situation-words';
import type { Reach } from '$lib/rules/profile';
import { RULES_OF_COMBAT } from '$lib/rules/rulebook/combat-rules';
import {
	diceIn,
	EXPLODES,
	MOST,
	NAMES,
	priceIn,
	USUAL_QUESTION,
	type Named,
	type Question,
	type Volley
} from './question';

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

/** The id of an army, as it is stored. */
const idIn = (text: string) => (/^[\w-]{1,64}$/.test(text) ? text : undefined);

function volleyIn(text: string): Volley | undefined {
	const words = text.split('_');
	const [number = '', skillText = '', useText = '', damageText = '', far = '', last] = words;
	const [count, use] = [numberIn(MOST.blows, 1)(number), numberIn(MOST.use)(useText)];
	const [skill, damage, reach] = [diceIn(skillText), diceIn(damageText), reachIn(far)];
	if (!count || use === undefined || !skill || !damage || !reach) return undefined;
	if (last !== undefined && last !== EXPLODES) return undefined;
	return { count, skill, use, damage, reach, ...(last && { explosive: true }) };
}

function volleysIn(text: string): Volley[] | undefined {
	const found = text.split('.', MOST.volleys).map(volleyIn);
	const volleys = found.filter((volley) => volley !== undefined);
	return volleys.length === found.length ? volleys : undefined;
}

const wordIn =
	<T extends string>(words: readonly T[]) =>
	(text: string) =>
		words.find((word) => word === text);

const flagIn = (text: string) => (text === 'true' ? true : undefined);

/** What is entered in fields, such as `medics,2_skill,2d6`. Each field checks its own text. */
function detailsIn(text: string): Question['details'] | undefined {
	const pairs = text.slice(0, MOST.details).split('_');
	if (!pairs.every((pair) => /^[a-zA-Z]+,[\w+-]+$/.test(pair))) return undefined;
	return Object.fromEntries(pairs.map((pair) => pair.split(','))) as Question['details'];
}

/** How each part of a question is read; undefined if it cannot be. */
const READERS: { readonly [K in Named]: (text: string) => Question[K] | undefined } = {
	mode: wordIn(MODES),
	rules: wordIn(RULES_OF_COMBAT),
	attacker: nameIn,
	target: nameIn,
	skill: diceIn,
	use: numberIn(MOST.use),
	damage: diceIn,
	reach: reachIn,
	explosive: flagIn,
	attackers: numberIn(MOST.attackers, 1),
	joining: volleysIn,
	turn: volleysIn,
	price: priceIn,
	armor: diceIn,
	marks: numberIn(MOST.marks, 1),
	figures: numberIn(MOST.figures, 1),
	targets: numberIn(MOST.figures, 1),
	twoHanded: flagIn,
	piercing: flagIn,
	parry: wordIn(HELD_IN_MELEE),
	counter: wordIn(HELD_IN_MELEE),
	counterParry: wordIn(HELD_IN_MELEE),
	counters: numberIn(MOST_AT_ONE, 1),
	foeSkill: diceIn,
	ownArmor: diceIn,
	run: numberIn(MOST.run),
	headOn: numberIn(MOST.run),
	chargerSize: numberIn(MOST.marks, 1),
	braced: flagIn,
	lance: flagIn,
	pike: flagIn,
	longer: wordIn(LONGER),
	obstacle: flagIn,
	room: numberIn(MOST.run),
	part: wordIn(CREATION_PARTS),
	grinds: numberIn(MOST.blows),
	attacks: numberIn(MOST.blows, 1),
	overkill: flagIn,
	pool: numberIn(MOST.pool),
	toughness: numberIn(MOST.toughness, 1),
	cancels: numberIn(MOST.cancels),
	own: idIn,
	other: idIn,
	measure: wordIn(MATRIX_MEASURES),
	// Which ones there are is known only where they are answered.
	topic: idIn,
	details: detailsIn
};

/** Reads the query of an address; what it does not say, or says wrongly, is as usual. */
export function readQuestion(query: URLSearchParams): Question {
	const found = NAMES.flatMap((name) => {
		const text = query.get(name);
		const value = text === null ? undefined : READERS[name](text);
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
