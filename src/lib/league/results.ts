import type { Day } from './calendar';
import { otherSide, SIDES, type Side } from './fields';
import type { Protocol, Walkover } from './league-file';
import { scoreOf, type Box, type Outcome, type Regulation } from './regulation';

/** A game or a walkover with the day of its report. */
export type Entry =
	| { readonly kind: 'game'; readonly protocol: Protocol; readonly reportedOn: Day }
	| { readonly kind: 'walkover'; readonly walkover: Walkover; readonly reportedOn: Day };

/** A player's result in one box. */
export interface Result {
	readonly box: Box;
	readonly kind: Entry['kind'];
	/** The protocol or the walkover. */
	readonly id: string;
	readonly opponent: string;
	/** After deductions. */
	readonly points: number;
	readonly reportedOn: Day;
	/** Ids of the walkovers that took points from it. */
	readonly deductions: readonly string[];
}

export function outcomeFor(side: Side, { outcome }: Pick<Protocol, 'outcome'>): Outcome {
	if (outcome === 'draw') return 'draw';
	return outcome === side ? 'win' : 'loss';
}

const boxKey = (scenario: string, side: Side) => `${scenario} ${side}`;

/** The boxes of all players, filled in order. */
class Boxes {
	readonly #byPlayer = new Map<string, Map<string, Result>>();
	/** Absences by meeting, absentee and opponent: each counts for one scenario (PL-LIG-10). */
	readonly #absences = new Set<string>();

	constructor(readonly regulation: Regulation) {}

	#of(player: string): Map<string, Result> {
		const found = this.#byPlayer.get(player);
		if (found) return found;
		const made = new Map<string, Result>();
		this.#byPlayer.set(player, made);
		return made;
	}

	/** The first result of a box counts; a replay scores nothing (PL-LIG-13). */
	#fill(player: string, result: Omit<Result, 'deductions'>): void {
		const own = this.#of(player);
		const key = boxKey(result.box.scenario, result.box.side);
		if (!own.has(key)) own.set(key, { ...result, deductions: [] });
	}

	game(protocol: Protocol, reportedOn: Day): void {
		const { id, scenario } = protocol;
		for (const side of SIDES) {
			const { player, secondary } = protocol[side];
			if (this.#of(player).has(boxKey(scenario, side))) continue;
			const points = scoreOf(this.regulation, outcomeFor(side, protocol), secondary);
			const opponent = protocol[otherSide(side)].player;
			const box = { scenario, side };
			this.#fill(player, { box, kind: 'game', id, opponent, points, reportedOn });
		}
	}

	walkover({ id, meeting, scenario, side, present, absent }: Walkover, reportedOn: Day): void {
		const absence = `${meeting} ${present} ${absent}`;
		if (this.#absences.has(absence)) return;
		this.#absences.add(absence);
		const { walkover } = this.regulation.scoring;
		const box = { scenario, side };
		const points = walkover.present;
		this.#fill(present, { box, kind: 'walkover', id, opponent: absent, points, reportedOn });
		if (this.#deduct(absent, scenario, otherSide(side), id) || walkover.absent === 0) return;
		const missed = { scenario, side: otherSide(side) };
		const lost = { box: missed, kind: 'walkover', id, opponent: present, reportedOn } as const;
		this.#fill(absent, { ...lost, points: walkover.absent });
	}

	/**
	 * Deducts from the absentee's result of that scenario: on the side they would have played, else on the other.
	 * Returns whether there is such a result.
	 */
	#deduct(player: string, scenario: string, side: Side, walkover: string): boolean {
		const own = this.#of(player);
		const played = [side, otherSide(side)]
			.map((of) => own.get(boxKey(scenario, of)))
			.find((result) => result?.kind === 'game');
		if (!played) return false;
		const { alreadyPlayed } = this.regulation.scoring.walkover;
		own.set(boxKey(scenario, played.box.side), {
			...played,
			points: played.points + alreadyPlayed,
			deductions: [...played.deductions, walkover]
		});
		return true;
	}

	all(): Map<string, readonly Result[]> {
		return new Map([...this.#byPlayer].map(([player, own]) => [player, [...own.values()]]));
	}
}

/** Every player's results in the order of the entries; the first result of each box counts. */
export function resultsOf(
	regulation: Regulation,
	entries: readonly Entry[]
): Map<string, readonly Result[]> {
	const boxes = new Boxes(regulation);
	for (const entry of entries) {
		if (entry.kind === 'game') boxes.game(entry.protocol, entry.reportedOn);
		else boxes.walkover(entry.walkover, entry.reportedOn);
	}
	return boxes.all();
}

/** The sum of a player's results. */
export function totalOf(own: readonly Result[] = []): number {
	return own.reduce((sum, { points }) => sum + points, 0);
}
