import type { Contradiction } from '../contradictions';
import type { LeagueState } from './state';

/** The games of a signed league of which nothing counts yet, because there are several reports, or a walkover too. */
export function contestedGames({ contested }: Pick<LeagueState, 'contested'>): Contradiction[] {
	return contested.flatMap(({ kind, reports }): Contradiction[] => {
		const [first] = reports;
		if (!first) return [];
		const { report } = first;
		const players =
			'light' in report
				? ([report.light.player, report.dark.player] as const)
				: ([report.present, report.absent] as const);
		const { scenario, meeting } = report;
		const entries = reports.map(({ report: { id } }) => id).sort();
		const open = kind === 'suspended' ? kind : 'contested';
		return [{ kind: open, scenario, meeting, players, entries }];
	});
}
