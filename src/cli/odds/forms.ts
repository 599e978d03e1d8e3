/** A question about dice: the options that it needs, and those that it takes beside them. */
interface Form {
	readonly needs: readonly string[];
	readonly takes: readonly string[];
}

const ATTACK: readonly string[] = ['skill', 'use', 'damage', 'armor'];

/** Questions that one option makes, by this option. Without any of them the question is about one attack. */
const FORMS = {
	roll: { needs: ['at-least'], takes: ['mod'] },
	momentum: { needs: ['opposition'], takes: ['loser-size', 'at-least', 'armor'] },
	rival: { needs: ['skill'], takes: ['use', 'mod'] },
	wounds: { needs: ['skill'], takes: ['mod'] },
	'attack-roll': { needs: ['skill'], takes: ['mod'] },
	bail: { needs: ['skill', 'use'], takes: ['mod'] },
	attackers: { needs: ATTACK, takes: ['mod', 'situation', 'beyond'] },
	parry: { needs: ATTACK, takes: ['absorb', 'parry-skill', 'mod', 'situation', 'beyond'] },
	absorb: { needs: ['damage', 'armor'], takes: [] }
} as const satisfies Readonly<Record<string, Form>>;
export type FormId = keyof typeof FORMS | 'attack';

/** What a question about one attack takes; its needs depend on what is asked. */
const OF_ATTACK: readonly string[] = [
	...ATTACK,
	'mod',
	'situation',
	'beyond',
	'already',
	'negations',
	'at-least'
];

/** All options of questions about dice. */
export const OF_DICE: readonly string[] = [
	...new Set([
		...OF_ATTACK,
		...Object.entries<Form>(FORMS).flatMap(([id, { needs, takes }]) => [id, ...needs, ...takes]),
		'no-explosions'
	])
];

/** Which question the options make. */
export function formOf(given: ReadonlySet<string>): FormId {
	const ids = Object.keys(FORMS) as (keyof typeof FORMS)[];
	return ids.find((id) => given.has(id)) ?? 'attack';
}

/** The option that a question lacks, or the one that is no part of it. */
export function formError(
	given: ReadonlySet<string>
): { readonly lacks: string } | { readonly stranger: string } | undefined {
	const id = formOf(given);
	const { needs, takes }: Form = id === 'attack' ? { needs: [], takes: OF_ATTACK } : FORMS[id];
	const lacks = needs.find((option) => !given.has(option));
	if (lacks) return { lacks };
	const known = new Set<string>([id, ...needs, ...takes, 'no-explosions']);
	const stranger = OF_DICE.find((option) => given.has(option) && !known.has(option));
	return stranger === undefined ? undefined : { stranger };
}
