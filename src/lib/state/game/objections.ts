import { withEvent } from '$lib/play/events';
import { stepsOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import type { Objection } from '$lib/play/objection';
import { objectionsOf } from '$lib/play/objections';
import type { Done } from '$lib/play/procedures';

/** What the rules object to in an effect that is not applied yet. */
export function proposedObjections(game: Game, { cause, changes }: Done): readonly Objection[] {
	const next = withEvent(game, { id: 'proposed', by: 'proposed' }, cause, changes);
	const last = stepsOf(next).at(-1);
	return last ? objectionsOf(next, last) : [];
}
