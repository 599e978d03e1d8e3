import {
	frameText,
	LAST_FRAME,
	transferOf,
	type FrameKind,
	type Transfer
} from '$lib/exchange/frames';

/** Milliseconds for one code: how fast a camera reads depends on both phones. */
export const SPEEDS = { slow: 1200, normal: 500, fast: 250 } as const;
export type Speed = keyof typeof SPEEDS;

/** The codes of one document, one after the other. */
export class CodeLoop {
	readonly #transfer: Transfer;
	#number = $state(1);
	#speed = $state<Speed>('normal');
	#running = $state(true);
	#timer: ReturnType<typeof setInterval> | undefined;
	readonly text = $derived.by(() => frameText(this.#transfer, this.#number));

	private constructor(transfer: Transfer) {
		this.#transfer = transfer;
	}

	/** Prepares the codes of a document; undefined if there would be too many. */
	static async of(
		kind: FrameKind,
		document: Uint8Array<ArrayBuffer> | undefined
	): Promise<CodeLoop | undefined> {
		const transfer = document && (await transferOf(kind, document));
		return transfer && new CodeLoop(transfer);
	}

	/** The number of codes that are enough; further ones mix their contents. */
	get count(): number {
		return this.#transfer.blocks.length;
	}

	/** The number of the code among those that are enough. */
	get place(): number {
		return ((this.#number - 1) % this.count) + 1;
	}

	get speed(): Speed {
		return this.#speed;
	}

	get running(): boolean {
		return this.#running;
	}

	/** Shows the codes in turn until the returned function is called. */
	start(): () => void {
		this.#run();
		return () => clearInterval(this.#timer);
	}

	chooseSpeed(speed: Speed): void {
		this.#speed = speed;
		this.#run();
	}

	toggle(): void {
		this.#running = !this.#running;
		this.#run();
	}

	/** Stops at the next or previous code. */
	step(by: 1 | -1): void {
		this.#running = false;
		this.#run();
		this.#move(by);
	}

	#run(): void {
		clearInterval(this.#timer);
		if (this.#running && this.count > 1) {
			this.#timer = setInterval(() => this.#move(1), SPEEDS[this.#speed]);
		}
	}

	#move(by: number): void {
		const next = this.#number + by;
		this.#number = next < 1 ? this.count : next > LAST_FRAME ? 1 : next;
	}
}
