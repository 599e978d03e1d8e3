/** An entry of the cross-reference: the byte of an object, or its place in a stream of objects. */
type Entry = { readonly offset: number } | { readonly stream: number; readonly index: number };

/** An object that is no stream. */
export interface SmallObject {
	readonly number: number;
	readonly object: string;
}

/** Bytes of the fields of an entry: its type, a place, an index. */
const FIELDS = [1, 4, 2] as const;
const WIDTH = 7;
/** The number of PNG's Up filter, and of all of its filters. */
const UP = 2;
const PNG = 12;

const FILTER = '/Filter/FlateDecode';

const encoder = new TextEncoder();

/** Compresses by the platform's code, which is many times faster than jsPDF's. */
async function deflatedBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const smaller = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
	return new Uint8Array(await new Response(smaller).arrayBuffer());
}

/** Operators as the content of a compressed stream. */
export const deflated = (operators: string) => deflatedBytes(encoder.encode(operators));

/**
 * The entries as the bytes of a cross-reference stream: the difference of each from the one before, byte by byte
 * (the Up filter of PNG), which is the same for most objects.
 */
function table(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
	const differences = new Uint8Array(entries.length * (WIDTH + 1));
	let before = new Uint8Array(WIDTH);
	for (const [number, entry] of entries.entries()) {
		const row = new Uint8Array(WIDTH);
		const view = new DataView(row.buffer);
		const [type, place, index] =
			'offset' in entry ? [number === 0 ? 0 : 1, entry.offset, 0] : [2, entry.stream, entry.index];
		view.setUint8(0, type);
		view.setUint32(FIELDS[0], place);
		view.setUint16(FIELDS[0] + FIELDS[1], index);
		const start = number * (WIDTH + 1);
		differences[start] = UP;
		row.forEach((byte, at) => (differences[start + 1 + at] = byte - (before[at] ?? 0)));
		before = row;
	}
	return differences;
}

/** Objects as one stream: the numbers and places of all, then the objects. */
async function together(objects: readonly SmallObject[]) {
	let length = 0;
	const places = objects.map(({ number, object }) => {
		const place = `${number} ${length}`;
		length += object.length + 1;
		return place;
	});
	const first = `${places.join(' ')}\n`;
	const text = first + objects.map(({ object }) => object).join('\n');
	return {
		entries: `/Type/ObjStm/N ${objects.length}/First ${first.length}`,
		bytes: await deflated(text)
	};
}

/** The bytes of a PDF and where its objects are. */
export class PdfFile {
	readonly #parts: Uint8Array<ArrayBuffer>[];
	#length: number;
	readonly #entries: Entry[];

	/** `size` is the number of objects that are known to come, with number 0. */
	constructor(head: Uint8Array<ArrayBuffer>, size: number) {
		this.#parts = [head];
		this.#length = head.length;
		this.#entries = Array.from({ length: size }, () => ({ offset: 0 }));
	}

	#put(bytes: Uint8Array<ArrayBuffer>): void {
		this.#parts.push(bytes);
		this.#length += bytes.length;
	}

	/** Adds an object as it is written. */
	putObject(number: number, bytes: Uint8Array<ArrayBuffer>): void {
		this.#entries[number] = { offset: this.#length };
		this.#put(bytes);
	}

	/** Adds a compressed stream with the entries of its dictionary. */
	putStream(number: number, entries: string, bytes: Uint8Array<ArrayBuffer>): void {
		const head = `${number} 0 obj\n<<${entries}${FILTER}/Length ${bytes.length}>>\nstream\n`;
		this.putObject(number, encoder.encode(head));
		this.#put(bytes);
		this.#put(encoder.encode('\nendstream\nendobj\n'));
	}

	/** Adds XML as it is. */
	putXml(number: number, xml: string): void {
		const bytes = encoder.encode(xml);
		const head = `${number} 0 obj\n<</Type/Metadata/Subtype/XML/Length ${bytes.length}>>\nstream\n`;
		this.putObject(number, encoder.encode(head));
		this.#put(bytes);
		this.#put(encoder.encode('\nendstream\nendobj\n'));
	}

	/** Adds objects that are compressed together. */
	async putTogether(objects: readonly SmallObject[]): Promise<void> {
		const stream = this.#entries.length;
		objects.forEach(({ number }, index) => (this.#entries[number] = { stream, index }));
		const { entries, bytes } = await together(objects);
		this.putStream(stream, entries, bytes);
	}

	/** Returns the bytes with the cross-reference and the entries of the trailer. */
	async finished(trailer: string): Promise<ArrayBuffer> {
		const [number, start] = [this.#entries.length, this.#length];
		this.#entries[number] = { offset: start };
		const size = `/Type/XRef/Size ${number + 1}/W[${FIELDS.join(' ')}]`;
		const filter = `/DecodeParms<</Predictor ${PNG}/Columns ${WIDTH}>>`;
		const bytes = await deflatedBytes(table(this.#entries));
		this.putStream(number, `${size}${filter}${trailer}`, bytes);
		this.#put(encoder.encode(`startxref\n${start}\n%%EOF`));
		return new Blob(this.#parts).arrayBuffer();
	}
}
