import type { Situation } from './situation';

type Read = (word: string) => number | boolean | string | undefined;

/** Whole numbers and halves up to what a table can hold. */
const MOST = 999;

const numberFrom =
	(least: number, most: number): Read =>
	(word) => {
		const value = /^\d+(\.\d+)?$/.test(word) ? Number(word) : NaN;
		return value >= least && value <= most ? value : undefined;
	};
const inches = numberFrom(0, MOST);
const count: Read = (word) => (/^\d+$/.test(word) ? numberFrom(0, MOST)(word) : undefined);
const flag: Read = (word) =>
	/^(yes|true|1)$/.test(word) ? true : /^(no|false|0)$/.test(word) ? false : undefined;

/** How each part of a situation is written. */
const READERS: { readonly [K in keyof Required<Situation>]: Read } = {
	distance: inches,
	height: inches,
	visible: (word) => (/^[123]$/.test(word) ? Number(word) : undefined),
	size: inches,
	short: flag,
	still: flag,
	speed: inches,
	charging: flag,
	stealth: (word) => (word === 'moving' || word === 'still' ? word : undefined),
	aiming: flag,
	blind: flag,
	close: flag,
	countering: flag,
	opponents: count,
	friends: count,
	heroes: count
};

export const SITUATION_KEYS = Object.keys(READERS) as readonly (keyof Situation)[];

/** Reads `key=value` pairs; returns the first pair that cannot be read instead. */
export function readSituation(
	pairs: readonly string[]
): { readonly situation: Situation } | { readonly wrong: string } {
	const situation: Record<string, number | boolean | string> = {};
	for (const pair of pairs) {
		const [, key = '', word = ''] = /^([a-z]+)=(.*)$/s.exec(pair) ?? [];
		const value = Object.hasOwn(READERS, key) ? READERS[key as keyof Situation](word) : undefined;
		if (value === undefined) return { wrong: pair };
		situation[key] = value;
	}
	return { situation };
}
