import { changedFigures, type Draft } from './apply';
import type { Change } from './changes';
import { sideOf } from './side-of';
import type { Roster } from './roster';
import { countOfState, isStanding, type FigureState, type Table } from './table';

/** The standing fighters of a figure’s ring of close combat, without itself if it is in none (PL-SQM-06). */
export function ringAround({ figures }: Table, id: string): FigureState[] {
	const ring = figures.get(id)?.links.ring;
	if (ring === undefined) return [];
	return [...figures.values()].filter((state) => state.links.ring === ring && isStanding(state));
}

/** A name for a new ring that no other ring has. */
function freeName({ figures }: Table, members: readonly string[]): string {
	const taken = new Set([...figures.values()].map(({ links }) => links.ring));
	return members.find((id) => !taken.has(id)) ?? `${members[0]} ring`;
}

/** Fighters join one ring by attacking; the rings that they were in become one (PL-SQM-06). */
export function joinRing(table: Table, members: readonly string[]): Change[] {
	const { figures } = table;
	const known = new Set(members.flatMap((id) => figures.get(id)?.links.ring ?? []));
	const [ring = freeName(table, members)] = known;
	const joining = [...figures.values()].filter(
		({ id, links }) => members.includes(id) || (links.ring !== undefined && known.has(links.ring))
	);
	return joining
		.filter(({ links }) => links.ring !== ring)
		.map(({ id }) => ({ kind: 'link', figure: id, link: 'ring', to: ring }));
}

/** Up to here a shift is the Angry Inch, which leaves no ring (PL-CC-02). */
const ANGRY_INCH = 1;

function walksAway(before: Table, state: FigureState): boolean {
	const was = before.figures.get(state.id);
	if (!was || was.links.ring !== state.links.ring) return false;
	return countOfState(state, 'moved') - countOfState(was, 'moved') > ANGRY_INCH;
}

/** The rings that an event broke: the fallen and those who move away leave, and one side alone fights nobody. */
export function brokenRings(before: Table, draft: Draft, { figures }: Roster): Change[] {
	const rings = new Set<string>();
	const leaving = new Set<string>();
	for (const state of changedFigures(before, draft)) {
		const was = before.figures.get(state.id);
		for (const ring of [was?.links.ring, state.links.ring]) if (ring) rings.add(ring);
		if (walksAway(before, state)) leaving.add(state.id);
	}
	return [...rings].flatMap((ring) => {
		const members = [...draft.figures.values()].filter(({ links }) => links.ring === ring);
		const left = members.filter((state) => isStanding(state) && !leaving.has(state.id));
		const sides = new Set(left.map((state) => sideOf(state, figures)));
		return members
			.filter((state) => sides.size < 2 || !left.includes(state))
			.map(({ id }): Change => ({ kind: 'link', figure: id, link: 'ring', to: null }));
	});
}
