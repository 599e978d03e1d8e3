import { withEvent } from '$lib/play/events';
import { stepsOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import type { Objection } from '$lib/play/objection';
import { objectionsOf } from '$lib/play/objections';
import type { Done } from '$lib/play/procedures';
import { announced } from '$lib/play/procedures/attack/attack';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { Table } from '$lib/play/table';

/** What the rules object to in an effect that is not applied yet. */
export function proposedObjections(
	game: Game,
	{ cause, changes }: Pick<Done, 'cause' | 'changes'>
): readonly Objection[] {
	const next = withEvent(game, { id: 'proposed', by: 'proposed' }, cause, changes);
	const last = stepsOf(next).at(-1);
	return last ? objectionsOf(next, last) : [];
}

/** What the rules object to in an attack before its dice are thrown; its target may still be open. */
export const announcedObjections = (
	game: Game,
	table: Table,
	order: Omit<AttackOrder, 'target'> & { readonly target?: string }
): readonly Objection[] => proposedObjections(game, announced({ game, table }, order));
