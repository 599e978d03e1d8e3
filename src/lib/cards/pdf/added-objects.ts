import { deflated, PdfFile, type SmallObject } from './pdf-file';

/** An object of jsPDF with its bytes. */
interface Piece {
	readonly number: number;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What jsPDF wrote: the head of the file, its objects, and the entries of its trailer and for the resources of its pages. */
interface Written {
	readonly head: Uint8Array<ArrayBuffer>;
	/** The number of objects with number 0. */
	readonly size: number;
	readonly pieces: readonly Piece[];
	readonly trailer: string;
	readonly resources: string;
}

/** The length of a line of the cross-reference table. */
const LINE = 20;
/** Objects in one stream: a reader inflates all of them for one. */
const MOST_IN_STREAM = 500;

const nameOf = (form: number) => `C${form}`;

const decoder = new TextDecoder('latin1');

/** Reads the table and the trailer at the end of jsPDF's file. */
function readWritten(pdf: Uint8Array<ArrayBuffer>): Written {
	const start = Number(/startxref\s+(\d+)/.exec(decoder.decode(pdf.subarray(-60)))?.[1]);
	const table = decoder.decode(pdf.subarray(start));
	const first = table.indexOf('0000000000 65535 f');
	if (first < 0) throw new Error('jsPDF wrote no cross-reference table');
	const size = Number(/^xref\n0 (\d+)/.exec(table)?.[1]);
	const places = Array.from({ length: size - 1 }, (_, index) => {
		const line = first + (index + 1) * LINE;
		return { number: index + 1, offset: Number(table.slice(line, line + 10)) };
	});
	// Objects that jsPDF numbered and did not write seem to follow.
	const written = places.filter(({ offset }) => offset < start).sort((a, b) => a.offset - b.offset);
	const pieces = written.map(({ number, offset }, index) => {
		return { number, bytes: pdf.subarray(offset, written[index + 1]?.offset ?? start) };
	});
	const trailer = /\/Root[^]*?\]/.exec(table)?.[0] ?? '';
	const [resources = ''] = /\/Resources \d+ 0 R/.exec(decoder.decode(pdf.subarray(0, 1000))) ?? [];
	return { head: pdf.subarray(0, written[0]?.offset), size, pieces, trailer, resources };
}

/** A stream of operators; jsPDF gives it a number when it writes the PDF. */
interface Stream {
	number?: number;
	readonly entries: string;
	readonly bytes: Promise<Uint8Array<ArrayBuffer>>;
}

/** What jsPDF offers to plugins; its types leave most of it out. */
interface PluginApi {
	readonly events: { subscribe(topic: string, callback: (event: PageEvent) => unknown): string };
	write(text: string): void;
	newObjectDeferred(): number;
	/** The filters of all streams; the list may be changed. */
	getFilters(): string[];
}

/** What jsPDF hides from its users. */
interface HiddenApi {
	readonly __private__: { setPdfVersion(version: string): void };
}

interface PageEvent {
	readonly pageNumber: number;
	readonly pageContext: { readonly contentsObjId: number };
}

/**
 * Objects beside those of jsPDF: the content of pages in place of jsPDF's, content that several pages show, and small
 * objects in compressed streams, which PDF knows since 1.5.
 */
export class AddedObjects {
	readonly #pages: Stream[] = [];
	readonly #forms: Stream[] = [];
	readonly #small: SmallObject[] = [];
	#metadata: { readonly number: number; readonly xml: string } | undefined;

	readonly #api: PluginApi;

	constructor(pdf: { readonly internal: object }) {
		const api = pdf.internal as PluginApi;
		this.#api = api;
		const { __private__: hidden } = pdf as typeof pdf & HiddenApi;
		hidden.setPdfVersion('1.5');
		// jsPDF's own content of the pages is empty; compressing it would take most of the memory.
		const filters = api.getFilters();
		const all = [...filters];
		api.events.subscribe('buildDocument', () => filters.splice(0));
		api.events.subscribe('postPutPages', () => filters.push(...all));
		api.events.subscribe('putPage', ({ pageNumber, pageContext }) => {
			const page = this.#pages[pageNumber - 1];
			if (page) page.number = pageContext.contentsObjId;
		});
		api.events.subscribe('putCatalog', () => {
			if (this.#metadata) api.write(`/Metadata ${this.#metadata.number} 0 R`);
		});
		api.events.subscribe('putXobjectDict', () => {
			for (const [index, form] of this.#forms.entries()) {
				form.number = api.newObjectDeferred();
				api.write(`/${nameOf(index)} ${form.number} 0 R`);
			}
		});
	}

	/** Adds the content of the next page; resolves when that of the page before is compressed. */
	async addPage(operators: string): Promise<void> {
		const before = this.#pages.at(-1)?.bytes;
		this.#pages.push({ entries: '', bytes: deflated(operators) });
		await before;
	}

	/** Adds content that pages show by the returned name; `box` is around it. */
	addForm(operators: string, box: string): string {
		const entries = `/Type/XObject/Subtype/Form/BBox[${box}]`;
		this.#forms.push({ entries, bytes: deflated(operators) });
		return nameOf(this.#forms.length - 1);
	}

	/** Adds an object that is no stream. */
	add(number: number, object: string): void {
		this.#small.push({ number, object });
	}

	/** Adds an XMP packet; it is not compressed, so that programs find it that do not know PDF. */
	addMetadata(xml: string): void {
		this.#api.events.subscribe('postPutResources', () => {
			this.#metadata = { number: this.#api.newObjectDeferred(), xml };
		});
	}

	/** Returns the PDF that jsPDF wrote with the added objects. */
	async appendedTo(pdf: ArrayBuffer): Promise<ArrayBuffer> {
		const { head, size, pieces, trailer, resources } = readWritten(new Uint8Array(pdf));
		const file = new PdfFile(head, size);
		const replaced = new Set(this.#pages.map(({ number }) => number));
		for (const { number, bytes } of pieces)
			if (!replaced.has(number)) file.putObject(number, bytes);
		for (const { number = 0, bytes } of this.#pages) file.putStream(number, '', await bytes);
		for (const { number = 0, entries, bytes } of this.#forms)
			file.putStream(number, entries + resources, await bytes);
		if (this.#metadata) file.putXml(this.#metadata.number, this.#metadata.xml);
		const small = this.#small.sort((a, b) => a.number - b.number);
		for (let from = 0; from < small.length; from += MOST_IN_STREAM)
			await file.putTogether(small.slice(from, from + MOST_IN_STREAM));
		return file.finished(trailer);
	}
}
