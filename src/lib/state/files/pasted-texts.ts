import { codePartsIn, type CodePart } from '$lib/exchange/code-parts';
import type { LinkReading } from '$lib/exchange/read-link';
import { readPasted } from '$lib/exchange/read-pasted';

/** The most parts of codes that are remembered. */
const MOST_PARTS = 200;

/** Reads texts one after another: codes of which some are missing wait for the next text. */
export class PastedTexts {
	#parts: readonly CodePart[] = [];

	read(text: string): LinkReading {
		const earlier = this.#parts;
		this.#parts = [...earlier, ...codePartsIn(text)].slice(-MOST_PARTS);
		return readPasted(text, earlier);
	}
}
