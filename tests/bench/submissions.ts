import { seal } from '../../src/lib/exchange/seal';
import { submissionBy } from '../setup/submissions';
import { seedOf } from '../setup/league';
import { freshArmy } from './units';

/**
 * Returns sealed submissions to a league, one per player, with two armies of `units` different
 * units each.
 */
export async function sealedFiles(
	players: number,
	units: number,
	to: { league: string; season: string }
): Promise<{ name: string; buffer: Buffer }[]> {
	return Promise.all(
		Array.from({ length: players }, async (_, number) => {
			const armies = {
				A: freshArmy(units, number * 2 * units),
				B: freshArmy(units, (number * 2 + 1) * units)
			};
			const bytes = await seal(submissionBy(number, to, { armies }), seedOf(number));
			if (!bytes) throw new Error('A submission has no canonical form.');
			return { name: `${number}.brik`, buffer: Buffer.from(bytes) };
		})
	);
}
