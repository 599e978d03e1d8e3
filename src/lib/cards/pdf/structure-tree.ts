import type { Cell } from '../print/marks';
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
	readonly cell?: Cell;
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

/** What a cell names, and the columns that it takes. */
function cellEntries({ head, span }: Cell): string {
	const scope = head ? `/Scope/${head}` : '';
	const wide = span === undefined ? '' : `/ColSpan ${span}`;
	return scope || wide ? `/A<</O/Table${scope}${wide}>>` : '';
}

/** The column after a cell. */
const endOf = (cell: Cell | undefined) => (cell ? cell.column + (cell.span ?? 1) : 0);

/** Splits leaves where a key changes. */
function runsBy(leaves: readonly Leaf[], keyOf: (leaf: Leaf) => unknown): Leaf[][] {
	const runs: Leaf[][] = [];
	for (const leaf of leaves) {
		const last = runs.at(-1);
		if (last?.[0] && keyOf(last[0]) === keyOf(leaf)) last.push(leaf);
		else runs.push([leaf]);
	}
	return runs;
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
	begin({ role, alt, cell }: Pick<Passage, 'role' | 'alt' | 'cell'>): void {
		const page = this.#passages.length - 1;
		const place = this.#passages[page] ?? 0;
		const described = alt === undefined ? '' : `/Alt${textString(alt)}`;
		const entries = `/S/${role}${described}${cell ? cellEntries(cell) : ''}`;
		this.#sections.at(-1)?.push({ role: entries, page, place, ...(cell && { cell }) });
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
		const numbers = runsBy(leaves, ({ cell }) => cell?.table).flatMap((run) =>
			run[0]?.cell
				? [this.#writeTable(run, section, onPages)]
				: run.map((leaf) => this.#writeLeaf(leaf, section, onPages))
		);
		this.#added.add(section, `<</S/Sect/P ${reference(document)}/K ${references(numbers)}>>`);
		return section;
	}

	#writeTable(cells: readonly Leaf[], section: number, onPages: number[][]): number {
		const table = this.#api.newObjectDeferred();
		const lines = runsBy(cells, ({ cell }) => cell?.row).flatMap((run) =>
			runsBy(run, ({ cell }) => cell?.below)
		);
		const columns = Math.max(...cells.map(({ cell }) => endOf(cell)));
		const rows = lines.map((line) => {
			const row = this.#api.newObjectDeferred();
			const numbers = line.flatMap((leaf, index) => [
				...this.#writeEmpty((leaf.cell?.column ?? 0) - endOf(line[index - 1]?.cell), row),
				this.#writeLeaf(leaf, row, onPages)
			]);
			numbers.push(...this.#writeEmpty(columns - endOf(line.at(-1)?.cell), row));
			this.#added.add(row, `<</S/TR/P ${reference(table)}/K ${references(numbers)}>>`);
			return row;
		});
		this.#added.add(table, `<</S/Table/P ${reference(section)}/K ${references(rows)}>>`);
		return table;
	}

	/** Writes cells without text, so that those after them are below their heads. */
	#writeEmpty(count: number, row: number): number[] {
		return Array.from({ length: Math.max(0, count) }, () => {
			const number = this.#api.newObjectDeferred();
			this.#added.add(number, `<</S/TD/P ${reference(row)}>>`);
			return number;
		});
	}

	/** Writes a passage, notes it by its page, and returns its number. */
	#writeLeaf({ role, page, place }: Leaf, parent: number, onPages: number[][]): number {
		const number = this.#api.newObjectDeferred();
		onPages[page]?.push(number);
		const where = `/P ${reference(parent)}/Pg ${reference(this.#pages[page])}/K ${place}`;
		this.#added.add(number, `<<${role}${where}>>`);
		return number;
	}
}
