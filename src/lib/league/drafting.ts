import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { OwnPart } from './own-part';
import { leagueRulebookDigest, type Regulation } from './regulation';
import {
	ARMY_NAMES,
	SUBMISSION_FORMAT,
	SUBMISSION_VERSION,
	type ArmyName,
	type Submission
} from './submission';
import { armyUnderRegulation, withLeaguePacks } from './under-regulation';

/** The address of a submission: a league, a season, and a meeting or the whole season. */
interface Address {
	readonly league: string;
	readonly season: string;
	readonly meeting: string | null;
}

/** The armies of a submission; A is required. */
export type Entries = Readonly<Partial<Record<ArmyName, Army>>> & { readonly A: Army };

/** The army under the league's packs, without photos: referees do not need them, and they are large. */
function bare({ photos: _, ...army }: Army, regulation: Regulation): Army {
	return withLeaguePacks(army, regulation);
}

/** The player's submission with the claimed totals (PL-LIG-01 to 06). */
export function draftSubmission(
	regulation: Regulation,
	address: Address,
	{ player, parentConsent = false }: Pick<OwnPart, 'player' | 'parentConsent'>,
	entries: Entries,
	{ toyBricksOnly, submittedAt }: { toyBricksOnly: boolean; submittedAt: string }
): Submission {
	const armies = ARMY_NAMES.flatMap((name) => {
		const army = entries[name];
		return army ? [[name, bare(army, regulation)] as const] : [];
	});
	const claimed = armies.map(([name, army]) => {
		const { total } = assess(armyUnderRegulation(army, regulation));
		return [name, toCp(total)] as const;
	});
	return {
		format: SUBMISSION_FORMAT,
		version: SUBMISSION_VERSION,
		...address,
		player,
		armies: Object.fromEntries(armies) as unknown as Submission['armies'],
		attestations: { toyBricksOnly, parentConsent },
		rulebookDigest: leagueRulebookDigest(regulation),
		claimed: Object.fromEntries(claimed),
		submittedAt
	};
}
