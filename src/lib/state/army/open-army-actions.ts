import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { withoutBidiMarks } from '$lib/army/format/direction';
import type { Armies } from '$lib/store';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { ArmyActions } from './army-actions';
import type { OpenArmies } from './open-armies.svelte';
import type { OpenArmy } from './open-army.svelte';

/** Actions on the whole army that the builder shows. A notice reports a write that the browser refuses. */
export class OpenArmyActions {
	readonly #armies: Armies;
	readonly #actions: ArmyActions;

	constructor(armies: Armies, session: OpenArmies) {
		this.#armies = armies;
		this.#actions = new ArmyActions(armies, session);
	}

	/** Stores a copy of the army as it is on the screen, with its tags, and opens the copy. */
	async duplicate({ stored: army }: OpenArmy): Promise<void> {
		try {
			const found = await this.#armies.get(army.id);
			const tags = found?.readable ? found.tags : undefined;
			const id = await this.#actions.duplicate({ army, tags });
			await goto(resolve('/army/[id]', { id }));
			notices.show(locale.m.home.duplicated({ name: withoutBidiMarks(army.name) }));
		} catch {
			notices.show(locale.m.home.saveFailed);
		}
	}

	/** Goes to the armies and deletes the army there; the notice can undo it. */
	async delete({ army: { id, name } }: OpenArmy): Promise<void> {
		const { m } = locale;
		const setDeleted = async (deleted: boolean) => {
			const done = await this.#actions.setDeleted({ id }, deleted).then(
				() => true,
				() => false
			);
			if (!done) notices.show(m.home.saveFailed);
			return done;
		};
		await goto(resolve('/'));
		if (!(await setDeleted(true))) return;
		const run = () => void setDeleted(false);
		notices.show(m.home.deleted({ name: withoutBidiMarks(name) }), { label: m.app.undo, run });
	}
}
