import type { Passage } from '../print/reading-order';
import type { AddedObjects } from './added-objects';

/** What jsPDF offers to plugins; its types leave most of it out. */
interface PluginApi {
	readonly events: { subscribe(topic: string, callback: (event: PageEvent) => void): string };
	write(text: string): void;
	newObjectDeferred(): number;
}

interface PageEvent {
	readonly objId: number;
	readonly pageNumber: number;
}

/** A passage: the dictionary entries of its role, its section, its page and its number there. */
interface Leaf {
	readonly role: string;
	readonly page: number;
	readonly place: number;
}

const reference = (number: number | undefined) => `${number ?? 0} 0 R`;
const references = (numbers: readonly number[]) => `[${numbers.map(reference).join(' ')}]`;

/** A text string of PDF: plain ASCII in brackets, or UTF-16 with a byte order mark in hexadecimal digits. */
function textString(text: string): string {
	if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
	const digits = Array.from({ length: text.length }, (_, at) =>
		text.charCodeAt(at).toString(16).padStart(4, '0')
	);
	return `<feff${digits.join('')}>`;
}

/**
 * The structure of a tagged PDF: a document of sections, with headings, paragraphs and pictures in
 * reading order. It is added when jsPDF writes the PDF.
 */
export class StructureTree {
	readonly #api: PluginApi;
	readonly #added: AddedObjects;
	readonly #sections: Leaf[][] = [];
	/** The number of passages on each page. */
	readonly #passages: number[] = [];
	/** The objects of the pages. */
	readonly #pages: number[] = [];
	#root: number | undefined;

	constructor({ internal }: { readonly internal: object }, added: AddedObjects) {
		this.#api = internal as PluginApi;
		this.#added = added;
		const { events } = this.#api;
		events.subscribe('putPage', ({ objId, pageNumber }) => {
			this.#pages[pageNumber - 1] = objId;
			this.#api.write(`/StructParents ${pageNumber - 1} /Tabs /S`);
		});
		events.subscribe('postPutResources', () => this.#write());
		events.subscribe('putCatalog', () =>
			this.#api.write(`/MarkInfo <</Marked true>> /StructTreeRoot ${reference(this.#root)}`)
		);
	}

	startPage(): void {
		this.#passages.push(0);
	}

	startSection(): void {
		this.#sections.push([]);
	}

	/** Begins a passage of the last section on the last page. */
	begin({ role, alt }: Pick<Passage, 'role' | 'alt'>): void {
		const page = this.#passages.length - 1;
		const place = this.#passages[page] ?? 0;
		const described = alt === undefined ? '' : `/Alt${textString(alt)}`;
		this.#sections.at(-1)?.push({ role: `/S/${role}${described}`, page, place });
		this.#passages[page] = place + 1;
		this.#api.write(`/${role} <</MCID ${place}>> BDC`);
	}

	/** Begins what is not read. */
	beginArtifact(): void {
		this.#api.write('/Artifact BMC');
	}

	/** Begins a picture of letters inside a passage: readers and searches find the letters. */
	beginLetters(text: string): void {
		this.#api.write(`/Span <</ActualText ${textString(text)}>> BDC`);
	}

	/** Ends what was begun last. */
	end(): void {
		this.#api.write('EMC');
	}

	#write(): void {
		const [root, document] = [this.#api.newObjectDeferred(), this.#api.newObjectDeferred()];
		this.#root = root;
		const onPages: number[][] = this.#passages.map(() => []);
		const sections = this.#sections.filter(({ length }) => length > 0);
		const numbers = sections.map((leaves) => this.#writeSection(leaves, document, onPages));
		const parents = onPages.map((leaves, page) => `${page} ${references(leaves)}`);
		this.#added.add(document, `<</S/Document/P ${reference(root)}/K ${references(numbers)}>>`);
		const tree = `/ParentTree<</Nums[${parents.join(' ')}]>>/ParentTreeNextKey ${parents.length}`;
		this.#added.add(root, `<</Type/StructTreeRoot/K ${reference(document)}${tree}>>`);
	}

	/** Writes a section and its passages, notes these by page, and returns the section's number. */
	#writeSection(leaves: readonly Leaf[], document: number, onPages: number[][]): number {
		const section = this.#api.newObjectDeferred();
		const numbers = leaves.map(({ role, page, place }) => {
			const number = this.#api.newObjectDeferred();
			onPages[page]?.push(number);
			const where = `/P ${reference(section)}/Pg ${reference(this.#pages[page])}/K ${place}`;
			this.#added.add(number, `<<${role}${where}>>`);
			return number;
		});
		this.#added.add(section, `<</S/Sect/P ${reference(document)}/K ${references(numbers)}>>`);
		return section;
	}
}
