import type { Modifier } from '$lib/combat/modifiers';
import type { Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { CountsId, FieldId, RowId } from '$lib/combat/topics';

/** Fields of the question about one attack that a topic starts from. */
export type AttackField = 'skill' | 'use' | 'damage' | 'armor' | 'foeSkill' | 'ownArmor';

/** A field of a topic: its usual value as text, or the field of the attack that it starts from. */
export interface Field {
	readonly id: FieldId;
	readonly kind: 'count' | 'dice' | 'flag';
	readonly usual: string;
	readonly like?: AttackField;
	readonly least?: number;
	readonly most?: number;
	/** The only rules that have it; all of the topic if absent. */
	readonly only?: readonly CombatRules[];
}

/** What is entered. */
export interface Values {
	count(id: FieldId): number;
	dice(id: FieldId): Dice;
	is(id: FieldId): boolean;
}

export interface TopicAnswer<P> {
	readonly rows: readonly (readonly [id: RowId, chance: P])[];
	/** The chance of each number of something, from none up. */
	readonly counts?: readonly (readonly [id: CountsId, chances: readonly P[]])[];
	readonly modifiers?: readonly Modifier[];
	/** The target is out of range. */
	readonly impossible?: boolean;
}

/** A question of its own beside attacks: its fields and its answer. */
export interface Topic {
	readonly rules: readonly CombatRules[];
	readonly fields: readonly Field[];
	readonly answer: <P, D>(
		chances: OrderChances<P, D>,
		values: Values,
		rules: CombatRules
	) => TopicAnswer<P>;
}

export const count = (id: FieldId, usual: number, most: number, least = 0): Field => ({
	id,
	kind: 'count',
	usual: String(usual),
	least,
	most
});
export const dice = (id: FieldId, usual: string, like?: AttackField): Field => ({
	id,
	kind: 'dice',
	usual,
	...(like && { like })
});
/** A Use, at most 30. */
export const use = (id: FieldId, usual: number, like?: AttackField): Field => ({
	...count(id, usual, 30),
	...(like && { like })
});
export const flag = (id: FieldId): Field => ({ id, kind: 'flag', usual: '' });
