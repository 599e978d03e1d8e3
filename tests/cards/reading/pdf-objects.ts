/** Facts that no reader reports, taken from the uncompressed objects of the PDF. */

/** Returns the size in bytes of each inflated font file in a PDF. */
export function fontFileSizes(pdf: Uint8Array): number[] {
	const text = Buffer.from(pdf).toString('latin1');
	return [...text.matchAll(/\/FontFile2 (\d+) 0 R/g)].map(([, object = '']) => {
		const head = new RegExp(`^${object} 0 obj\\s*<<([^>]*)>>`, 'm').exec(text)?.[1] ?? '';
		const size = Number(/\/Length1 (\d+)/.exec(head)?.[1]);
		if (!(size > 0)) throw new Error(`The font file ${object} tells no size`);
		return size;
	});
}

/** Returns the language that a PDF declares. */
export function languageOf(pdf: Uint8Array): string | undefined {
	return /\/Lang \((\S+)\)/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
}
