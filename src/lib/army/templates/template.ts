import type { Limits, RulebookId } from '$lib/rules/choices';
import type { Kit } from '../ready/kit';

/** A finished army without names. The keys of units, summons and squads become their ids. */
export interface Template {
	readonly rulebook: RulebookId;
	readonly limits: Limits;
	/** A rider's `mount` is the key of another unit. */
	readonly units: Readonly<Record<string, Kit>>;
	/** Units in reserve, to be summoned. */
	readonly summons?: Readonly<Record<string, Kit>>;
	/** The units of each squad; the first one bears the banner. */
	readonly squads: Readonly<Record<string, readonly string[]>>;
}

type Keys<T> = keyof T & string;

/** The names of a template in one language. */
export interface TemplateNames<T extends Template = Template> {
	army: string;
	/** A description in one sentence. */
	about: string;
	units: Record<Keys<T['units']> | Keys<NonNullable<T['summons']>>, string>;
	squads: Record<Keys<T['squads']>, string>;
}

export const LEAGUE = { profile: 'league' } as const satisfies Limits;
export const FREE = { profile: 'free' } as const satisfies Limits;
