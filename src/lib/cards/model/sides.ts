import type { Block, Card, LineBlock, TextBlock, WeaponBlock } from './card';
import type { WeaponRow } from './weapon-rows';

/** The content of a card by what it is. */
interface Parts {
	readonly weapons: readonly Block[];
	readonly boxes: readonly Block[];
	/** Abilities, and other facts of their kind. */
	readonly rules: readonly Block[];
}

const isText = (block: Block): block is TextBlock => block.kind === 'text';
const isWeapons = (block: Block): block is WeaponBlock => block.kind === 'weapons';

/** Whether the front has the whole rule, so that no back needs it. */
const isShort = ({ line }: TextBlock) => line === undefined;

/** An ability in one line, with its rule unless the back has it. */
function lineOf(block: TextBlock): LineBlock {
	const { title, text, rule, line = text } = block;
	return { kind: 'line', title, text: line, ...(isShort(block) && rule && { rule }) };
}

/** A text that is short as a whole is a line on the front wherever it is. */
const inFull = (block: Block): Block => (isText(block) && isShort(block) ? lineOf(block) : block);

/** Whether a row is what an ability of this title is about, with or without a level. */
const isAbout = ({ name }: WeaponRow, title: string) =>
	name === title || name.startsWith(`${title}\u00a0`);

/** Adds to the last row of its name what an ability says, with its rule where it says all. */
function withRule(row: WeaponRow, block: TextBlock, brief: boolean): WeaponRow {
	const { text, rule, line } = block;
	const isAll = !brief || line === undefined;
	const note = isAll ? text : line;
	return {
		...row,
		notes: note === '' ? row.notes : [...row.notes, note],
		...(isAll && rule && { rule })
	};
}

/** Weapon tables whose rows say what the abilities of their names do. */
function withRules(
	blocks: readonly Block[],
	abilities: readonly TextBlock[],
	brief: boolean
): Block[] {
	const rows = blocks.filter(isWeapons).flatMap((block) => block.rows);
	const lasts = new Map(
		abilities.flatMap((block) => {
			const row = rows.findLast((one) => isAbout(one, block.title));
			return row ? [[row, block] as const] : [];
		})
	);
	return blocks.map((block) => {
		if (!isWeapons(block)) return block;
		return {
			...block,
			rows: block.rows.map((row) => {
				const ability = lasts.get(row);
				return ability ? withRule(row, ability, brief) : row;
			})
		};
	});
}

/**
 * Divides a card's content: the front has abilities in one line and the back has their rules; a card with text on one
 * side only has all in full. What an ability does is said at the weapon or spell of its name.
 */
export function sidesOf({ weapons, boxes, rules }: Parts): Pick<Card, 'front' | 'back' | 'whole'> {
	const rows = weapons.filter(isWeapons).flatMap((block) => block.rows);
	const isAtRow = (block: Block) => isText(block) && rows.some((row) => isAbout(row, block.title));
	const abilities = rules.filter(isText);
	const atRows = abilities.filter(isAtRow);
	const others = rules.filter((block) => !isAtRow(block));
	const lines = others.flatMap((block): Block[] => {
		if (!isText(block)) return [block];
		return block.line === '' ? [] : [lineOf(block)];
	});
	const needed = (block: Block) => isText(block) && !isShort(block);
	return {
		front: [...withRules(weapons, atRows, true), ...boxes, ...lines],
		back: rules.filter(needed),
		whole: [...withRules(weapons, atRows, false), ...boxes, ...others.map(inFull)]
	};
}
