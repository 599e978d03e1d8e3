import { isOutdated } from '$lib/army/carried-packs';
import { addPack } from '$lib/army/edits/pack-edits';
import type { Pack } from '$lib/rules/packs/pack';
import type { Armies, StoredArmy } from '$lib/store';
import { openStored } from '../army/opening';
import type { OpenArmies } from '../army/open-armies.svelte';

/** A stored army with an older edition of a pack. */
export interface PackUpdate {
	readonly stored: StoredArmy;
	/** The edition that it carries. */
	readonly edition: number;
	/** The edition on this device. */
	readonly pack: Pack;
}

type Listed = Awaited<ReturnType<Armies['all']>>;

/** The armies in use that carry an older edition of a known pack, pack by pack. */
export const updatesFor = (all: Listed, known: readonly Pack[]): PackUpdate[] =>
	known.flatMap((pack) =>
		all.flatMap((stored): PackUpdate[] => {
			if (!stored.readable || stored.archivedAt !== undefined) return [];
			const carried = stored.army.packs?.find((one) => isOutdated(one, pack));
			const fits = stored.army.rulebook === pack.extends;
			return carried && fits ? [{ stored, edition: carried.edition, pack }] : [];
		})
	);

/** Updates armies, each by a step of its history. Returns what takes all these steps back. */
export async function updateArmies(
	armies: Armies,
	session: OpenArmies,
	updates: readonly PackUpdate[]
): Promise<() => void> {
	const done: (() => void)[] = [];
	for (const { stored, pack } of updates) {
		const now = await armies.get(stored.id);
		if (!now?.readable) continue;
		const open = openStored(session, now, await armies.steps(now.id, now.revision));
		open.run(addPack(pack));
		await open.settled();
		const { army } = open;
		done.push(() => {
			// A later edit of the army stays.
			if (open.army === army) open.undo();
		});
	}
	return () => {
		for (const undo of done.toReversed()) undo();
	};
}
