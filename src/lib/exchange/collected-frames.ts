import { bytesOfBase45 } from './base45';
import { FRAME_BYTES, FRAME_KINDS, frameDigest, MOST_BLOCKS, type FrameKind } from './frames';
import { inflated } from './inflate';
import { BlockSolver, maskOf } from './mixed-blocks';

/** The most transfers collected side by side; the one not seen for longest is dropped. */
const MOST_TRANSFERS = 4;

const FRAME =
	/^BRIK\/([A-Z])\/([0-9A-F]{16})\/([1-9]\d{0,3})\/([1-9]\d?)\/([1-9]\d{0,4})\/([0-9A-Z $%*+\-./:]+)$/;

interface Frame {
	readonly kind: FrameKind;
	readonly digest: string;
	readonly number: number;
	readonly count: number;
	readonly length: number;
	readonly content: Uint8Array;
}

/** What a scanned text added. */
export type FrameOutcome =
	/** Not a frame, or a damaged one. */
	| { readonly code: 'foreign' }
	/** A frame of a newer version of the app. */
	| { readonly code: 'newer' }
	/** Parts known so far, of those needed. */
	| {
			readonly code: 'known' | 'progress' | 'complete';
			readonly known: number;
			readonly of: number;
	  };

/** The document of a complete transfer, still to be validated. */
export type CollectedReading =
	| { readonly ok: true; readonly kind: FrameKind; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly code: 'damaged' | 'tooLarge' };

const kinds = Object.entries(FRAME_KINDS) as [FrameKind, string][];

function frameIn(text: string): Frame | 'foreign' | 'newer' {
	const [, letter, digest = '', ...rest] = FRAME.exec(text) ?? [];
	if (letter === undefined) return 'foreign';
	const kind = kinds.find(([, own]) => own === letter)?.[0];
	if (!kind) return 'newer';
	const [number = 0, count = 0, length = 0] = rest.slice(0, 3).map(Number);
	const content = bytesOfBase45(rest[3] ?? '');
	const size = Math.ceil(length / count);
	const fits = count <= MOST_BLOCKS && size <= FRAME_BYTES && content?.length === size;
	return fits ? { kind, digest, number, count, length, content } : 'foreign';
}

class Collection {
	readonly solver: BlockSolver;

	constructor(readonly frame: Frame) {
		this.solver = new BlockSolver(frame.count);
	}

	add({ number, count, content }: Frame): FrameOutcome {
		const isNew = this.solver.add(maskOf(number, count), content);
		const { known } = this.solver;
		const code = known === count ? 'complete' : isNew ? 'progress' : 'known';
		return { code, known, of: count };
	}

	/** The deflated bytes, if they have the digest that every frame names. */
	bytes(): Uint8Array<ArrayBuffer> | undefined {
		const { count, length, digest } = this.frame;
		const whole = new Uint8Array(count * Math.ceil(length / count));
		let at = 0;
		for (const block of this.solver.blocks() ?? []) {
			whole.set(block, at);
			at += block.length;
		}
		const bytes = whole.slice(0, length);
		return at > 0 && frameDigest(bytes) === digest ? bytes : undefined;
	}
}

/** Collects scanned frames in any order, any number of times, between frames of other transfers. */
export class CollectedFrames {
	/** By kind, digest and sizes; the last one is the one seen last. */
	readonly #collections = new Map<string, Collection>();
	/** The transfer taken last: its codes may be shown for a while yet. */
	#taken = '';

	/** Adds the text of a scanned code. */
	add(text: string): FrameOutcome {
		const frame = frameIn(text);
		if (typeof frame === 'string') return { code: frame };
		const key = [frame.kind, frame.digest, frame.count, frame.length].join('/');
		if (key === this.#taken) return { code: 'known', known: frame.count, of: frame.count };
		const collection = this.#collections.get(key) ?? new Collection(frame);
		this.#collections.delete(key);
		this.#collections.set(key, collection);
		for (const oldest of [...this.#collections.keys()].slice(0, -MOST_TRANSFERS)) {
			this.#collections.delete(oldest);
		}
		return collection.add(frame);
	}

	/**
	 * Returns the document of the transfer seen last, inflated up to a limit in bytes, and forgets
	 * its frames. Call it when `add` says `complete`.
	 */
	take(limit: number): CollectedReading {
		const [key, collection] = [...this.#collections].at(-1) ?? [];
		if (key !== undefined) this.#collections.delete(key);
		const bytes = collection?.bytes();
		const content = bytes && inflated(bytes, limit);
		if (content?.state === 'tooLarge') return { ok: false, code: 'tooLarge' };
		if (!collection || content?.state !== 'whole') return { ok: false, code: 'damaged' };
		this.#taken = key ?? '';
		return { ok: true, kind: collection.frame.kind, bytes: content.bytes };
	}
}
