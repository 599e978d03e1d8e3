import * as z from 'zod/mini';
import { documentDigest, packDigest, rulebookDigest } from '$lib/army/format/digest';
import { MOST } from '$lib/army/format/limits';
import { packSchema } from '$lib/army/format/pack-schema';
import { packProblems } from '$lib/army/format/read-pack';
import { rulings } from '$lib/army/format/schema';
import { RULEBOOK_IDS, type RulebookId } from '$lib/rules/choices';
import type { RuleId } from '$lib/rules/citations';
import { LEAGUE_LIMITS } from '$lib/rules/limits';
import { memoByIdentity } from '$lib/rules/memo';
import type { Pack } from '$lib/rules/packs/pack';
import { rulebookOf } from '$lib/rules/registry';
import { ruleOf, switchesOf } from '$lib/rules/rulings/ruling-effects';
import { DEFAULT_RULINGS, readingsOf, type RulingId } from '$lib/rules/rulings/rulings';
import { SUPPLEMENTS } from '$lib/rules/rulebook/ruleset';
import type { Category, Side } from './fields';
import { category, list, name, points, side, slug, small, text, whole } from './fields';
import { LEAGUE_MOST } from './limits';

const score = whole(-99, 99);
const centimeters = whole(1, 1000);
const table = z.strictObject({ width: centimeters, depth: centimeters });
const goals = z.strictObject({ primary: slug, secondary: slug });

const scenario = z.strictObject({
	id: slug,
	goals: z.strictObject({ light: goals, dark: goals }),
	/** Edges chosen by a die roll (PL-LIG-14), or the light side in the middle (PL-LIG-17). */
	deployment: z.enum(['edges', 'ambush']),
	/** Inches from an edge or from the middle. */
	zone: whole(1, LEAGUE_MOST.small),
	/** The number of captures that wins. */
	captures: z.optional(whole(1, LEAGUE_MOST.small)),
	/** The side that gets reinforcements, and the lowest roll of a die that brings one (PL-LIG-18). */
	reinforcements: z.optional(z.strictObject({ side, from: whole(1, 6) }))
});

/** Whether packs fit a rulebook and one another: what they extend, their rows, their ids and prefixes. */
export function packsFit(rulebook: RulebookId, packs: readonly Pack[]): boolean {
	const own = (key: 'id' | 'prefix') => new Set(packs.map((pack) => pack[key])).size;
	return (
		own('id') === packs.length &&
		own('prefix') === packs.length &&
		packs.every((pack) => pack.extends === rulebook && packProblems(pack).length === 0)
	);
}

const fields = z.strictObject({
	id: slug,
	/** The league's own name; absent to use the catalogue's. */
	name: z.optional(name),
	rulebook: z.enum(RULEBOOK_IDS),
	/** Readings that differ from their defaults. */
	rulings: z.optional(rulings),
	/** The packs that the league plays with, whole. */
	packs: z.optional(z.array(packSchema).check(z.maxLength(MOST.packs))),
	supplements: list(z.enum(SUPPLEMENTS)),
	limits: z.strictObject({ points, speed: small }),
	/** Armies that a player submits at most. */
	armies: whole(1, 2),
	attestations: list(z.enum(['toyBricksOnly'])),
	/** Whether a submission needs a seal. */
	seal: z.enum(['optional', 'required']),
	scenarios: list(scenario).check(z.minLength(1)),
	scoring: z.strictObject({
		played: score,
		win: score,
		loss: score,
		secondary: score,
		secondaryOnDraw: z.boolean(),
		walkover: z.strictObject({ present: score, absent: score, alreadyPlayed: score })
	}),
	season: z.strictObject({ months: whole(1, 60), monthsAfterFirst: whole(0, 60) }),
	meeting: z.strictObject({
		noticeDays: whole(0, 365),
		table,
		standardTable: table,
		gameMinutes: whole(1, 999)
	}),
	/** Age in years from which a player is a senior. */
	seniorFrom: whole(1, 99),
	/** Categories whose games need a referee. */
	refereeFor: list(category),
	/** The league's own texts in place of the catalogue's, by key. */
	texts: z.optional(z.record(text(80, 1), text(1000)))
});

/** The rules of a league as numbers. Texts are in the catalogues, or in `texts` if they differ. */
export const regulationSchema = fields.check(
	z.refine(({ rulebook, packs = [] }) => packsFit(rulebook, packs), { path: ['packs'] })
);

export type Regulation = z.infer<typeof regulationSchema>;
export type Scenario = Regulation['scenarios'][number];
export type Outcome = 'win' | 'draw' | 'loss';

const both = (primary: string, secondary: string) => ({
	light: { primary, secondary },
	dark: { primary, secondary }
});

/** The Small League (PL-LIG-01 to 19). */
export const SMALL_LEAGUE: Regulation = {
	id: 'smallLeague',
	rulebook: 'core2005',
	supplements: [...SUPPLEMENTS],
	limits: { ...LEAGUE_LIMITS },
	armies: 2,
	attestations: ['toyBricksOnly'],
	seal: 'optional',
	scenarios: [
		{ id: 'battle', goals: both('destroy', 'breakThrough'), deployment: 'edges', zone: 5 },
		{
			id: 'captureTheFlag',
			goals: both('capture', 'eliminate'),
			deployment: 'edges',
			zone: 5,
			captures: 3
		},
		{
			id: 'transport',
			goals: both('carry', 'wipeOut'),
			deployment: 'ambush',
			zone: 5,
			reinforcements: { side: 'light', from: 4 }
		}
	],
	scoring: {
		played: 5,
		win: 2,
		loss: -2,
		secondary: 1,
		secondaryOnDraw: false,
		walkover: { present: 7, absent: 0, alreadyPlayed: -3 }
	},
	season: { months: 6, monthsAfterFirst: 1 },
	meeting: {
		noticeDays: 2,
		table: { width: 90, depth: 90 },
		standardTable: { width: 120, depth: 120 },
		gameMinutes: 90
	},
	seniorFrom: 18,
	refereeFor: ['junior']
};

/** Whether the league's rulebook has supplements that it may exclude. */
export const hasSupplements = ({ rulebook }: Pick<Regulation, 'rulebook'>): boolean =>
	rulebookOf(rulebook).assortment.supplements.length > 0;

/** How a league reads what its rulebook leaves open, where it is not the usual reading. */
export function ownReadings(regulation: Regulation): {
	readonly ruling: RulingId;
	readonly value: string;
	readonly rule: RuleId;
}[] {
	const readings = readingsOf(regulation);
	return switchesOf(regulation)
		.filter((ruling) => readings[ruling] !== DEFAULT_RULINGS[ruling])
		.map((ruling) => ({ ruling, value: readings[ruling], rule: ruleOf(regulation, ruling) }));
}

/** The rules of the Small League; the league keeps its rulebook, how it reads it, its supplements and its packs. */
export function withUsualRules(regulation: Regulation): Regulation {
	const { rulebook, rulings, packs, supplements } = regulation;
	return {
		...SMALL_LEAGUE,
		...{ rulebook, supplements },
		...(rulings && { rulings }),
		...(packs && { packs })
	};
}

/** `sha256:` over the canonical form of the regulation. */
export function regulationDigest(regulation: Regulation): string {
	return documentDigest(regulation);
}

/** The digest of the league's rulebook, which every submission must name. */
export const leagueRulebookDigest = memoByIdentity(
	({ rulebook, supplements, rulings, packs = [] }: Regulation) => {
		const carried = packs.map((pack) => ({ ...pack, digest: packDigest(pack) }));
		return rulebookDigest(rulebookOf(rulebook), { supplements, rulings, packs: carried });
	}
);

/** Points of one game (PL-LIG-12, X-28). */
export function scoreOf({ scoring }: Regulation, outcome: Outcome, secondary: boolean): number {
	const { played, win, loss, secondary: bonus, secondaryOnDraw } = scoring;
	const primary = { win, loss, draw: 0 }[outcome];
	return played + primary + (secondary && (outcome !== 'draw' || secondaryOnDraw) ? bonus : 0);
}

/** The category by age (PL-LIG-06). */
export function categoryOf({ seniorFrom }: Regulation, age: number): Category {
	return age < seniorFrom ? 'junior' : 'senior';
}

export function scenarioOf({ scenarios }: Regulation, id: string): Scenario | undefined {
	return scenarios.find((entry) => entry.id === id);
}

/** A scenario from one side, scored once per player (PL-LIG-13). */
export interface Box {
	readonly scenario: string;
	readonly side: Side;
}

export function boxesOf({ scenarios }: Regulation): Box[] {
	return scenarios.flatMap(({ id }) => [
		{ scenario: id, side: 'light' as const },
		{ scenario: id, side: 'dark' as const }
	]);
}

/** The points of all boxes won with the secondary objective. */
export function highestTotal(regulation: Regulation): number {
	return boxesOf(regulation).length * scoreOf(regulation, 'win', true);
}
