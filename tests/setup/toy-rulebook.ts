import { notation } from '$lib/dice/notation';
import { cp } from '$lib/points/points';
import { BASIC_ASSORTMENT } from '$lib/rules/rulebook/assortment';
import type { RulebookId, Unit } from '$lib/rules/choices';
import { withOwnTables } from '$lib/rules/packs/apply';
import { line } from '$lib/rules/ledger';
import type { Rulebook } from '$lib/rules/rulebook/rulebook';
import { countOf } from '$lib/rules/terms';

/** Its id, unknown to all file formats. */
export const TOY = 'toy' as RulebookId;

const tables = {
	ranks: { mercenary: { rule: 'PL-CHR-01', move: 7, armor: '1d4', cost: 3 } }
} as const;

function book(printed: typeof tables): Rulebook {
	const { rule, move, armor, cost } = printed.ranks.mercenary;
	const lineOf = (unit: Unit) => line(unit.id, rule, 'rank.mercenary', countOf(unit), cp(cost));
	return {
		id: TOY,
		tally: 'points',
		assortment: { ...BASIC_ASSORTMENT, units: ['minifig'], ranks: ['mercenary'] },
		firstLimits: { profile: 'own', points: 30 },
		inLeague: false,
		combat: '2005',
		rulings: { switches: [], atStake: {} },
		reference: {
			source: 'pl2005',
			sections: [
				{
					title: { table: 'ranks' },
					entries: [{ table: 'ranks', columns: ['move', 'armor', 'cost'] }]
				}
			],
			credits: []
		},
		tables: printed,
		gearItems: ['shortHand'],
		under: (own) => book(withOwnTables(printed, own)),
		price: ({ units }) => units.map(lineOf),
		priceOf: (_, unit) => [lineOf(unit)],
		check: () => [],
		profile: (_, unit) =>
			unit.kind === 'minifig'
				? {
						kind: 'minifig',
						move,
						boughtMove: move,
						armor: notation(armor),
						quirk: 0,
						actions: 1,
						handWeapons: 1,
						attacks: []
					}
				: undefined,
		speed: () => move,
		abilities: () => ['shield']
	};
}

/** A rulebook for tests: minifigs for 3 CP, and nothing else. */
export const toyRulebook = book(tables);
