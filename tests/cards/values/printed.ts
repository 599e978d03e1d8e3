import type { Language } from '$lib/i18n/languages';
import type { Page, Word } from '../reading/pdf-reader';

/** What one side of a card says, as it is read back from the paper. */
export interface PrintedSide {
	readonly words: readonly Word[];
	readonly plates: Readonly<Record<string, string>>;
	readonly rows: readonly string[];
	readonly speeds: readonly string[];
	readonly carried: readonly string[];
	readonly said: Readonly<Record<string, string>>;
}

interface Labels {
	/** The label of each plate. */
	readonly plates: Readonly<Record<string, string>>;
	readonly table: readonly [use: string, range: string, damage: string];
	/** The rows of speeds and weapons below the sizes. */
	readonly speeds: string;
	readonly carried: string;
	/** Words of ranges and damages in the form of `rulebooks`. */
	readonly words: readonly (readonly [printed: RegExp, standard: string])[];
	readonly said: Readonly<Record<string, RegExp>>;
}

const LABELS: Readonly<Record<Language, Labels>> = {
	en: {
		plates: {
			...{ skill: 'Skill', move: 'Move', armor: 'Armor', cost: 'Cost' },
			...{ size: 'Size', level: 'Structure level' },
			...{ dice: 'General dice', toughness: 'Toughness', defense: 'Defense' },
			...{ reach: 'Reach', shot: 'Shot' }
		},
		table: ['Use', 'Range', 'Damage'],
		...{ speeds: 'move', carried: 'weapons,' },
		words: [
			[/parries (\S+)/, '$1'],
			[/push only|no attack/, '–']
		],
		said: {
			riding: /riding (\S+)/,
			'to hit': /hit at \+(\d+)/,
			surface: /surface (\d+d\d+)/,
			protruding: /protruding (\d+d\d+)/,
			momentum: /momentum 1d6 per 2″, up to ([^\s;]+)/,
			braced: /opposition up to (\S+)/,
			unbraced: /unbraced up to ([^\s)]+)/,
			stability: /stability (\S+)/,
			bare: /(\d+½?|½) without equipment/,
			'bonus for attack': /for attack (\d)/,
			'bonus for defense': /for defense (\d)/,
			'bonus for movement': /for movement (\d)/
		}
	},
	pl: {
		plates: {
			...{ skill: 'Umiejętność', move: 'Ruch', armor: 'Obrona', cost: 'Koszt' },
			...{ size: 'Wielkość', level: 'Poziom struktury' },
			...{ dice: 'Kostki ogólne', toughness: 'Wytrzymałość', defense: 'Obrona' },
			...{ reach: 'Zasięg', shot: 'Strzał' }
		},
		table: ['Użycie', 'Zasięg', 'Obrażenia'],
		...{ speeds: 'ruch', carried: 'broń,' },
		words: [
			[/dotyk/, 'touch'],
			[/rzut/, 'thrown'],
			[/wokół/, 'around'],
			[/paruje (\S+)/, '$1'],
			[/tylko przepycha|brak ataku/, '–']
		],
		said: {
			riding: /jadąc (\S+)/,
			'to hit': /trafić \+(\d+)/,
			surface: /zewn\. (\d+d\d+)/,
			protruding: /wyst\. (\d+d\d+)/,
			momentum: /pęd 1d6 co 2″, do ([^\s;]+)/,
			braced: /opór do (\S+)/,
			unbraced: /nieprzyg\. do ([^\s)]+)/,
			stability: /stabilność (\S+)/,
			bare: /(\d+½?|½) bez wyposażenia/,
			'bonus for attack': /do ataku (\d)/,
			'bonus for defense': /do obrony (\d)/,
			'bonus for movement': /do ruchu (\d)/
		}
	}
};

const LINE = 0.7;
const COLUMN = 0.5;

const middleOf = ({ top, bottom }: Word) => (top + bottom) / 2;
const onLine = (one: Word, other: Word) => Math.abs(middleOf(one) - middleOf(other)) < LINE;
const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** The number on each plate: drawn below its label and right after it. */
function platesOn(words: readonly Word[], { plates }: Labels, figures: boolean) {
	const found: Record<string, string> = {};
	for (const [key, label] of Object.entries(plates)) {
		const length = label.split(' ').length;
		// “Obrona” is the armor of a minifig and the defense of a figure.
		if ((key === 'armor' && figures) || (['defense', 'reach'].includes(key) && !figures)) continue;
		for (let at = 0; at + length < words.length; at += 1) {
			const named = words.slice(at, at + length);
			const value = words[at + length];
			const last = named.at(-1);
			if (textOf(named) !== label || !value || !last || !/^\d/.test(value.text)) continue;
			const isBelow = value.top > last.top + 1 && value.top < last.top + 12;
			if (isBelow) found[key] ??= value.text;
		}
	}
	return found;
}

/** A table of weapons: its heads, and the words below them up to the next table. */
function tablesOn(words: readonly Word[], { table }: Labels) {
	const [, range, damage] = table;
	const heads = words.flatMap((word, index) => {
		const next = words[index + 1];
		const isHead = word.text === range && next?.text === damage && onLine(word, next);
		const before = words[index - 1];
		const use = before?.text === table[0] && onLine(before, word) ? before : undefined;
		return isHead && next ? [{ use, range: word, damage: next }] : [];
	});
	return heads.map((head, index) => {
		const end = heads[index + 1]?.range.top ?? Infinity;
		const rest = words.filter(({ top }) => top > head.range.top + 1 && top < end - 0.5);
		return { ...head, rest };
	});
}

/** The words of a cell, on its line and on those below it until the next row. */
function cellText(rest: readonly Word[], from: number, to: number, top: number, below: number) {
	const inside = rest.filter(
		(word) =>
			word.left > from - COLUMN &&
			word.left < to - COLUMN &&
			middleOf(word) > top - LINE &&
			middleOf(word) < below - LINE
	);
	return textOf(inside);
}

const standard = (text: string, { words }: Labels) =>
	words.reduce((given, [printed, word]) => given.replace(printed, word), text);

/** A range, without the words of a note that begin below it. */
const REACH = /^(–|touch, thrown \(\S+\)″|touch|(thrown )?\(\S+\)″|\d+″ around|\d+″)/;

/** A row whose three cells are on one line, with what a narrow cell continues below. */
function rowsOn(words: readonly Word[], labels: Labels): string[] {
	return tablesOn(words, labels).flatMap(({ use, range, damage, rest }) => {
		const first = use ?? range;
		const isAt = (word: Word, head: Word) => Math.abs(word.left - head.left) < COLUMN;
		const starts = rest.filter(
			(word) =>
				isAt(word, first) &&
				rest.some((other) => onLine(word, other) && isAt(other, range)) &&
				rest.some((other) => onLine(word, other) && isAt(other, damage))
		);
		return starts.map((start) => {
			const top = middleOf(start);
			const nextTop = starts.find((word) => middleOf(word) > top + 1);
			const line = start.bottom - start.top;
			// A cell takes two lines at most.
			const below = Math.min(nextTop ? middleOf(nextTop) : Infinity, top + 1.8 * line);
			const used = use ? cellText(rest, use.left, range.left, top, top + 1) : '';
			const reach = cellText(rest, range.left, damage.left, top, below);
			const hurt = cellText(rest, damage.left, Infinity, top, below);
			const cells = [
				// “3 ×” is times the size.
				used.includes('×') ? '' : used,
				REACH.exec(standard(reach, labels))?.[0] ?? reach,
				/^(–|\d+d\d+([+−]\d+)?)/.exec(standard(hurt, labels))?.[0] ?? hurt
			];
			return cells.join(' | ');
		});
	});
}

const INCHES = /^\d+″$/;

/** The inches beside a label, equal neighbors merged; `between` words are between the label and the first of them. */
function inchesBeside(words: readonly Word[], label: string, between: number): string[] {
	const at = words.findIndex(
		({ text }, index) => text === label && INCHES.test(words[index + 1 + between]?.text ?? '')
	);
	const start = words[at];
	if (!start) return [];
	const values = words.filter((word) => word.left > start.right && onLine(word, start));
	return [...new Set(values.map(({ text }) => text).filter((text) => INCHES.test(text)))];
}

/** Reads a side of a card. */
export function printedSide(
	words: readonly Word[],
	language: Language,
	figures: boolean
): PrintedSide {
	const labels = LABELS[language];
	const text = textOf(words);
	const said = Object.entries(labels.said).flatMap(([key, pattern]) => {
		const value = pattern.exec(text)?.[1]?.replace(/[,.]$/, '');
		return value === undefined ? [] : [[key, value] as const];
	});
	return {
		words,
		plates: platesOn(words, labels, figures),
		rows: rowsOn(words, labels),
		speeds: inchesBeside(words, labels.speeds, 0),
		carried: inchesBeside(words, labels.carried, 1),
		said: Object.fromEntries(said)
	};
}

/** The words of each place of a page, in the order they are drawn. */
export function wordsByPlace(
	{ words }: Page,
	places: readonly { readonly x: number; readonly y: number }[],
	{ width, height }: { readonly width: number; readonly height: number }
): Word[][] {
	return places.map(({ x, y }) =>
		words.filter(
			({ left, right, top, bottom }) =>
				(left + right) / 2 > x &&
				(left + right) / 2 < x + width &&
				(top + bottom) / 2 > y &&
				(top + bottom) / 2 < y + height
		)
	);
}

const pointsIn = (text: string) => {
	const match = /^(\d*)(½?)$/.exec(text);
	return match ? Number(match[1]) + (match[2] ? 0.5 : 0) : undefined;
};

/** A line of a cost breakdown: its words and its points. */
export interface PrintedPrice {
	readonly text: string;
	readonly points: number;
}

/** The lines of a cost breakdown, from the top. */
export function printedPrices(pages: readonly Page[]): PrintedPrice[] {
	return pages.flatMap(({ words }) => {
		const lines: Word[][] = [];
		for (const word of words.toSorted((a, b) => middleOf(a) - middleOf(b))) {
			const [first] = lines.at(-1) ?? [];
			if (first && onLine(first, word)) lines.at(-1)?.push(word);
			else lines.push([word]);
		}
		return lines.flatMap((line) => {
			const inOrder = line.toSorted((a, b) => a.left - b.left);
			const last = inOrder.at(-1);
			const points = last && pointsIn(last.text);
			// The column of points is at the right edge.
			if (points === undefined || !last || last.right < 180) return [];
			return [{ text: textOf(inOrder.slice(0, -1)), points }];
		});
	});
}
