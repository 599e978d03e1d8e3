import type { GroupMark, Mark, Sheet } from '../print/marks';

/** Where a card was drawn first, and the name of the stored content that draws it there. */
interface Stored {
	readonly card: GroupMark;
	readonly name: string;
}

/** Cards that are printed several times; copies share their marks. */
export class Copies {
	readonly #printed = new Map<readonly Mark[], number>();
	readonly #stored = new Map<readonly Mark[], Stored>();

	constructor(sheets: readonly Sheet[]) {
		for (const mark of sheets.flatMap(({ marks }) => marks)) {
			if (mark.kind !== 'group') continue;
			this.#printed.set(mark.marks, (this.#printed.get(mark.marks) ?? 0) + 1);
		}
	}

	isCopied({ marks }: GroupMark): boolean {
		return (this.#printed.get(marks) ?? 0) > 1;
	}

	/** Notes the content of a card by its first place. */
	store(card: GroupMark, name: string): void {
		this.#stored.set(card.marks, { card, name });
	}

	/** The stored content of a card and how far it has to be moved; undefined if there is none yet. */
	find({ marks, x, y, turned }: GroupMark) {
		const { card, name } = this.#stored.get(marks) ?? {};
		if (!card || name === undefined || card.turned !== turned) return undefined;
		return { name, right: x - card.x, down: y - card.y };
	}
}
