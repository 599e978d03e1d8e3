import { carriedPack, comparedWith } from '$lib/army/carried-packs';
import { packDigest } from '$lib/army/format/digest';
import type { Army } from '$lib/rules/choices';
import type { RegulatedArmy } from '$lib/rules/limits';
import type { CarriedPack, Pack } from '$lib/rules/packs/pack';
import { readingsOf, RULINGS } from '$lib/rules/rulings/rulings';
import type { Violation } from '$lib/rules/violation';
import { finding, type Finding, type FindingParams } from './finding';
import type { Regulation } from './regulation';
import type { ArmyName } from './submission';

/**
 * The army as the regulation prices and checks it: by its rulebook, rulings, packs, supplements and limits (PL-LIG-01
 * to 04). Rows that the army carries do not count.
 */
export function armyUnderRegulation(
	{ rulings: _, houseRules: _own, packs: _rows, ...army }: Army,
	{ rulebook, limits, supplements, rulings, packs }: Regulation
): RegulatedArmy {
	return {
		...army,
		rulebook,
		regulated: true,
		limits: { profile: 'league', ...limits },
		supplements: [...supplements],
		...(rulings && { rulings }),
		...(packs?.length && { packs: packs.map((pack) => carriedPack(pack, army)) })
	};
}

/** The army with the packs of the regulation that it does not carry yet; another edition of one stays. */
export function withLeaguePacks(army: Army, { rulebook, packs = [] }: Regulation): Army {
	const carried = army.packs ?? [];
	const missing = packs.filter(({ id }) => !carried.some((pack) => pack.id === id));
	if (army.rulebook !== rulebook || missing.length === 0) return army;
	return { ...army, packs: [...carried, ...missing.map((pack) => carriedPack(pack, army))] };
}

/** Supplements that the army uses and the regulation excludes. */
function excludedSupplements({ supplements }: Army, violations: readonly Violation[]) {
	const missing = violations.flatMap(({ code, params }) =>
		code === 'SUPPLEMENT_OFF' ? [params.supplement] : []
	);
	return [...new Set(missing)].filter((one) => supplements?.includes(one) ?? true);
}

type Other<P = FindingParams<'RULESET'>> = P extends unknown ? Omit<P, 'army'> : never;

/** What differs in the army's copy of a pack from the league's. */
function otherPack(carried: CarriedPack, own: Pack): Other[] {
	const { otherRows, hasOtherRules } = comparedWith(carried, own);
	const claimed = carried.digest ?? packDigest(own);
	const isOther = claimed !== packDigest(own) || otherRows.length > 0 || hasOtherRules;
	if (!isOther) return [];
	const { name, edition: league } = own;
	const rows = otherRows.map((id) => ({
		id,
		pl: own.names?.pl?.[id] ?? carried.names?.pl?.[id],
		en: own.names?.en?.[id] ?? carried.names?.en?.[id]
	}));
	const { edition } = carried;
	return [{ reason: 'otherPack', name, edition, league, rows, hasOtherRules }];
}

/** Packs of the army in another edition, packs that the league does not have, and packs that the army lacks. */
function otherPacks({ packs: carried = [] }: Army, { packs = [] }: Regulation): Other[] {
	const compared = carried.flatMap((pack): Other[] => {
		const own = packs.find(({ id }) => id === pack.id);
		if (own) return otherPack(pack, own);
		return [{ reason: 'furtherPack', name: pack.name, edition: pack.edition }];
	});
	const missing = packs
		.filter(({ id }) => !carried.some((pack) => pack.id === id))
		.map(({ name, edition }): Other => ({ reason: 'missingPack', name, league: edition }));
	return [...compared, ...missing];
}

/**
 * Other rules under which an army was built (PL-LIG-04). `violations` are those of the regulation, by which the army
 * is checked.
 */
export function checkRuleset(
	name: ArmyName,
	army: Army,
	regulation: Regulation,
	violations: readonly Violation[]
): Finding[] {
	const { rulebook: league } = regulation;
	const other = (part: string, params: Other) =>
		finding('error', 'RULESET', `/armies/${name}/${part}`, { army: name, ...params });
	const { rulebook: own } = army;
	if (own !== league) return [other('rulebook', { reason: 'rulebook', own, league })];
	const [readings, ruled] = [readingsOf(army), readingsOf(regulation)];
	const hasRulings = RULINGS.some((ruling) => readings[ruling] !== ruled[ruling]);
	const hasHouseRules = (army.houseRules?.changes?.length ?? 0) > 0;
	return [
		...(hasHouseRules ? [other('houseRules', { reason: 'houseRules' })] : []),
		...(hasRulings ? [other('rulings', { reason: 'rulings' })] : []),
		...otherPacks(army, regulation).map((params) => other('packs', params)),
		...excludedSupplements(army, violations).map((supplement) =>
			other('supplements', { reason: 'supplement', supplement })
		)
	];
}
