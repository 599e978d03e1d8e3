import { exactOrder as exact } from '$lib/dice/exact/order';
import type { Fraction } from '$lib/dice/exact/fraction';
import type { ResultId } from '$lib/play/causes';
import type { FlagId } from '$lib/play/changes';
import type { Done } from '$lib/play/procedures';
import { KILLS, resultsOf } from './reading';

const PARTS: Readonly<Record<string, readonly ResultId[]>> = {
	kill: KILLS,
	somethingBad: ['twist'],
	shoved: ['pushed', 'grabbed'],
	leapt: ['bailed']
};
const FLAGS: readonly FlagId[] = ['prone', 'disrupted'];

/** Everything that an attack did to some figures by their names, each part for itself. */
export const partsOf =
	(figures: Readonly<Record<string, string>>) =>
	(done: Done): string =>
		Object.entries(figures)
			.flatMap(([name, id]) => {
				const own = resultsOf(done).filter(({ figure }) => figure === id);
				const inches = own.find(({ result }) => result === 'pushed')?.amount ?? 0;
				const flagged = (flag: FlagId) =>
					done.changes.some(
						(change) =>
							change.kind === 'flag' && change.figure === id && change.flag === flag && change.on
					);
				return [
					...Object.entries(PARTS).flatMap(([part, some]) =>
						own.some(({ result }) => some.includes(result)) ? [`${name} ${part}`] : []
					),
					...FLAGS.filter(flagged).map((flag) => `${name} ${flag}`),
					...(inches > 0 ? [`${name} flies ${inches}`] : [])
				];
			})
			.join();

/** The chance of one part of what happened. */
export const chanceIn = (played: ReadonlyMap<string, Fraction>, part: string): Fraction =>
	[...played]
		.filter(([name]) => name.split(',').includes(part))
		.reduce((sum, [, chance]) => exact.plus(sum, chance), exact.zero);
