import { readPackDocument } from '$lib/army/format/pack-document';
import { packProblems } from '$lib/army/format/read-pack';
import { isSamePack } from '$lib/army/packs/same-pack';
import { packEdit, type PackEdit, type PackEditLabel } from '$lib/army/packs/pack-edit';
import { setPrefix } from '$lib/army/packs/set-prefix';
import { asNextEdition } from '$lib/army/packs/whole-edits';
import type { Pack } from '$lib/rules/packs/pack';
import type { PackDrafts, StoredPack } from '$lib/store';
import { locale } from '../app/locale.svelte';
import { plainText } from '../app/plain-text';
import { OpenDocument } from '../document/open-document.svelte';
import { SessionDocuments } from '../document/session-documents.svelte';
import { typingRun } from '../document/typed';
import { knownPacks } from './known-packs.svelte';
import { packKind, storedDocument } from './pack-kind';

/** The pack on the screen: what is being written, and whether armies can use it. */
export class OpenPack extends OpenDocument<Pack, PackEditLabel> {
	readonly #packs: PackDrafts;
	/** The edition that armies can use; undefined if the pack was never released. */
	readonly inUse = $derived(knownPacks.find(this.document.id));
	/** What keeps it from being released. */
	readonly problems = $derived(packProblems(this.document));
	/** Whether it differs from the edition in use. */
	readonly changed = $derived(!this.inUse || !isSamePack(this.inUse, this.document));

	constructor(
		packs: PackDrafts,
		stored: StoredPack,
		steps: unknown,
		otherName: (name: string) => string
	) {
		super(packKind(packs, otherName), storedDocument(stored), steps);
		this.#packs = packs;
	}

	/** The pack as it is being written. */
	get pack(): Pack {
		return this.document;
	}

	/** Applies an edit and saves it; a notice says if the file would become too large. */
	run({ label, apply }: PackEdit, run = typingRun()): void {
		const { inUse } = this;
		const edited = (before: Pack) => {
			const after = apply(before);
			return after === before ? before : asNextEdition(after, inUse);
		};
		if (!this.edit(edited, label, run)) this.notify('tooLarge');
	}

	/** Makes what is written the edition in use. Rejects if the browser cannot store it. */
	async release(): Promise<void> {
		const { document, inUse } = this;
		// Armies know the rows by the prefix of the edition in use; undo may lead back behind it.
		const kept = inUse ? setPrefix(inUse.prefix).apply(document) : document;
		const next = asNextEdition(kept, inUse);
		if (next !== this.document) this.run(packEdit('release', '', () => next));
		await this.settled();
		if (this.saving.state === 'failed') throw this.saving.error;
		if (this.problems.length > 0) throw new Error('The pack does not fit its rulebook');
		await this.#packs.release(this.document);
	}
}

const session = new SessionDocuments<Pack, PackEditLabel, OpenPack>((value) => {
	const reading = readPackDocument(value);
	return reading.ok ? reading.pack : undefined;
});

/** Opens a stored pack with its undo steps, or returns it as this session has it. */
export const openPack = (packs: PackDrafts, stored: StoredPack, steps: unknown): OpenPack =>
	session.open(stored.id, () => {
		const otherName = (name: string) => plainText(locale.builder.army.otherVersion({ name }));
		return new OpenPack(packs, stored, steps, otherName);
	});

/** A pack that was opened before, even if it is no longer stored. */
export const openedPack = (id: string): OpenPack | undefined => session.find(id);
