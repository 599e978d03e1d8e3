/** `count` dice with `sides` sides each. */
export interface Roll {
	readonly count: number;
	readonly sides: number;
}

/** A sum of dice and a flat bonus; without rolls it is a flat value such as a mercenary's Armor of 4. */
export interface Dice {
	readonly rolls: readonly Roll[];
	readonly bonus: number;
}

/** Returns `count` dice with a flat bonus: `dice(1, 6, 2)` is 1d6+2. */
export function dice(count: number, sides: number, bonus = 0): Dice {
	return { rolls: count === 0 ? [] : [{ count, sides }], bonus };
}

export function flat(value: number): Dice {
	return { rolls: [], bonus: value };
}

/** Returns the sum of both; dice of the same kind are merged, larger dice come first. */
export function addDice(a: Dice, b: Dice): Dice {
	const counts = new Map<number, number>();
	for (const { count, sides } of [...a.rolls, ...b.rolls]) {
		counts.set(sides, (counts.get(sides) ?? 0) + count);
	}
	const rolls = [...counts]
		.map(([sides, count]) => ({ count, sides }))
		.sort((x, y) => y.sides - x.sides);
	return { rolls, bonus: a.bonus + b.bonus };
}

export function addBonus(a: Dice, bonus: number): Dice {
	return { rolls: a.rolls, bonus: a.bonus + bonus };
}

/** Returns the dice multiplied: 2d6+1 three times is 6d6+3. */
export function timesDice({ rolls, bonus }: Dice, times: number): Dice {
	return {
		rolls: times === 0 ? [] : rolls.map(({ count, sides }) => ({ count: count * times, sides })),
		bonus: bonus * times
	};
}

/** Parses dice from a rulebook's table; invalid notation counts as 0. */
export function notation(text: string): Dice {
	return parseDice(text) ?? flat(0);
}

/** Formats dice, such as 2d10+3d6−1, 1d6+2 or 4. */
export function formatDice({ rolls, bonus }: Dice): string {
	const thrown = rolls.map(({ count, sides }) => `${count}d${sides}`).join('+');
	if (thrown === '') return `${bonus}`;
	if (bonus === 0) return thrown;
	return bonus > 0 ? `${thrown}+${bonus}` : `${thrown}−${-bonus}`;
}

const term = /^(?:(\d*)[dk](\d+)|(\d+))$/i;
const sum = /^[+-]?[\ddk]+(?:[+-][\ddk]+)*$/i;

/** Parses ndx+y (Polish texts write k for d); undefined if it is no dice notation. */
export function parseDice(text: string): Dice | undefined {
	const plain = text.replace(/\s/g, '').replace(/[−–‐‑]/g, '-');
	if (!sum.test(plain)) return undefined;
	const parts = plain.match(/[+-]?[^+-]+/g) ?? [];
	let result = flat(0);
	for (const part of parts) {
		const negative = part.startsWith('-');
		const found = term.exec(part.replace(/^[+-]/, ''));
		const [, count, sides, value] = found ?? [];
		if (!found || (negative && sides !== undefined)) return undefined;
		const next =
			sides === undefined ? flat(Number(value)) : dice(Number(count || '1'), Number(sides));
		result = addDice(result, negative ? flat(-next.bonus) : next);
	}
	return result;
}
