import type { League } from '$lib/league/league-file';

type Results = Pick<League, 'players' | 'meetings' | 'protocols' | 'walkovers'>;

/**
 * A second, slow implementation of PL-LIG-10 to 13 that uses nothing of the app: the total of each player of a season.
 * Reports count from `opened` to `last`.
 */
export function scored(of: Results, opened: string, last: string): Map<string, number> {
	const boxes = new Map<string, { points: number; played: boolean }>();
	const absences = new Set<string>();
	const fill = (box: string, points: number, played: boolean) => {
		if (!boxes.has(box)) boxes.set(box, { points, played });
	};
	const of5 = (won: boolean, drawn: boolean, secondary: boolean) =>
		drawn ? 5 : 5 + (won ? 2 : -2) + (secondary ? 1 : 0);
	const days = new Map(of.meetings.map((held) => [held.id, held]));
	const counted = [...of.protocols, ...of.walkovers]
		.map((entry) => ({ entry, held: days.get(entry.meeting) }))
		.filter(({ entry, held }) => held && !entry.annulled && !held.annulled)
		.map(({ entry, held }) => ({ entry, on: held?.on ?? '' }))
		.filter(({ on }) => on >= opened && on <= last)
		.sort(
			(a, b) =>
				a.on.localeCompare(b.on) ||
				a.entry.game - b.entry.game ||
				a.entry.id.localeCompare(b.entry.id)
		);
	for (const { entry } of counted) {
		const { scenario } = entry;
		if ('outcome' in entry) {
			const { light, dark, outcome } = entry;
			const drawn = outcome === 'draw';
			fill(
				`${light.player} ${scenario} light`,
				of5(outcome === 'light', drawn, light.secondary),
				true
			);
			fill(`${dark.player} ${scenario} dark`, of5(outcome === 'dark', drawn, dark.secondary), true);
			continue;
		}
		const absence = [entry.meeting, entry.present, entry.absent].join();
		if (absences.has(absence)) continue;
		absences.add(absence);
		fill(`${entry.present} ${scenario} ${entry.side}`, 7, false);
		const sides = entry.side === 'light' ? ['dark', 'light'] : ['light', 'dark'];
		const hit = sides
			.map((side) => boxes.get(`${entry.absent} ${scenario} ${side}`))
			.find((box) => box?.played);
		if (hit) hit.points -= 3;
	}
	const totals = new Map(of.players.map(({ id }) => [id, 0]));
	for (const [box, { points }] of boxes) {
		const [id = ''] = box.split(' ');
		totals.set(id, (totals.get(id) ?? 0) + points);
	}
	return totals;
}
