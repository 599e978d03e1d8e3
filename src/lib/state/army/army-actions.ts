import { randomId } from '$lib/browser/random';
import type { Armies, StoredArmy } from '$lib/store';
import { renameArmy } from '$lib/army/edits/army-edits';
import { locale } from '../app/locale.svelte';
import type { OpenArmies } from './open-armies.svelte';
import { openStored } from './opening';
import { plainText } from '../app/plain-text';
import { typingRun } from '../document/typed';

/** Actions on stored armies that are not open. Each rejects if the browser cannot store the change. */
export class ArmyActions {
	readonly #armies: Armies;
	readonly #session: OpenArmies;

	constructor(armies: Armies, session: OpenArmies) {
		this.#armies = armies;
		this.#session = session;
	}

	/** Renames the army as an undoable step of its history. */
	async rename({ id }: StoredArmy, text: string): Promise<void> {
		const name = plainText(text);
		const run = typingRun();
		const found = await this.#armies.get(id);
		if (!found?.readable || !name || name === found.army.name) return;
		await locale.load('builder');
		const steps = await this.#armies.steps(id, found.revision);
		const open = openStored(this.#session, found, steps);
		open.run(renameArmy(name), run);
		await open.settled();
		if (open.saving.state === 'failed') throw open.saving.error;
	}

	async setTags({ id }: StoredArmy, tags: readonly string[]): Promise<void> {
		await this.#armies.setTags(id, tags);
	}

	async setArchived({ id }: StoredArmy, archived: boolean): Promise<void> {
		await this.#armies.setArchived(id, archived);
	}

	/** Stores a copy of the army under a new id and a name that marks it as a copy. Returns the id. */
	async duplicate({ army, tags }: Pick<StoredArmy, 'army' | 'tags'>): Promise<string> {
		const name = plainText(locale.m.home.copyName({ name: army.name }));
		const id = randomId();
		await this.#armies.create({ ...army, id, name }, false, tags);
		return id;
	}

	async setDeleted({ id }: Pick<StoredArmy, 'id'>, deleted: boolean): Promise<void> {
		await this.#armies.setDeleted(id, deleted);
	}
}
