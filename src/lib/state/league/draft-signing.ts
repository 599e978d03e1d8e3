import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import type { HeldLeague } from '$lib/league/entries/held';
import type { Leagues } from '$lib/store';
import type { DeviceSigner } from './device-signer.svelte';

/** Signs the drafts of a league once they are stored. */
export class DraftSigning {
	readonly #leagues: Leagues;
	readonly #signer: DeviceSigner;
	/** Entries that are signed or being signed. */
	readonly #begun = new Set<Digest>();
	#work: Promise<void> = Promise.resolve();

	constructor(leagues: Leagues, signer: DeviceSigner) {
		this.#leagues = leagues;
		this.#signer = signer;
	}

	/** Resolves when all drafts so far are signed, or could not be. */
	get done(): Promise<void> {
		return this.#work;
	}

	/** Signs the new entries of a stored state. */
	sign({ entries }: HeldLeague): void {
		this.#sign(() => Promise.resolve(entries.filter(({ digest }) => !this.#begun.has(digest))));
	}

	/** Signs what an earlier page could not sign. */
	signLeft({ entries }: HeldLeague): void {
		this.#sign(async () => {
			const own = new Set(this.#signer.publicKeys);
			const digests = entries.flatMap(({ digest, entry }) => (own.has(entry.author) ? digest : []));
			const rows = await this.#leagues.rowsOf(digests);
			const signed = rows.filter(({ signature }) => signature !== undefined);
			for (const { digest } of signed) this.#begun.add(digest);
			const ownDigests = new Set(digests);
			return entries.filter(({ digest }) => ownDigests.has(digest) && !this.#begun.has(digest));
		});
	}

	/** What could not be signed is tried again with the next entries. */
	#sign(draftsOf: () => Promise<readonly KnownEntry[]>): void {
		const sign = async () => {
			const drafts = await draftsOf();
			for (const { digest } of drafts) this.#begun.add(digest);
			try {
				const signatures = new Map(await this.#signer.signaturesOf(drafts));
				if (signatures.size > 0) await this.#leagues.sign(signatures);
			} catch {
				for (const { digest } of drafts) this.#begun.delete(digest);
			}
		};
		this.#work = this.#work.then(sign, sign);
	}
}
