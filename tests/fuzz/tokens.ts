import type { Chance } from './chance';

/** Keys that reach into prototypes, plainly or escaped, and keys of armies. */
export const KEYS = [
	'"__proto__"',
	'"\\u005f_proto__"',
	'"constr\\u0075ctor"',
	'"prototype"',
	'"toString"',
	'"hasOwnProperty"',
	'""',
	'"0"',
	'"id"',
	'"units"',
	'"photos"',
	'"version"',
	'"mount"'
] as const;

export const NUMBERS = [
	'1e999',
	'-1e999',
	'NaN',
	'Infinity',
	'-0',
	'0.1',
	'-1',
	'2147483648',
	'9007199254740993',
	'1e-320',
	'1.7976931348623157e308',
	'00',
	'0x10',
	'1e21',
	'8640000000000001',
	'2.5'
] as const;

/** Quoted texts, most of them problematic. */
export const TEXTS = [
	'""',
	'"\\ud800"',
	'"\\udc00\\ud800"',
	'"\\u0000"',
	'"e\\u0301"',
	'"\\ufeff"',
	'"\\u202e"',
	'"<img src=x onerror=alert(1)>"',
	'"brikmuster/army"',
	'"brikmuster/backup"',
	'"end"',
	'"army"',
	'"u1"',
	'"2d6+1"',
	'"999999999999d6"',
	'"\\x"',
	'"\t"'
] as const;

const OTHERS = [
	'null',
	'true',
	'[]',
	'{}',
	'[[]]',
	'undefined',
	'/* */',
	'// \n',
	',',
	'}',
	'\n',
	'\r\n',
	'\u2028',
	'\ufeff',
	'{"__proto__":{"polluted":1}}'
] as const;

/** A repeated token: usually short, sometimes long enough to reveal slow code. */
function long(chance: Chance): string {
	const many = chance.once(20) ? chance.below(60_000) : chance.below(300);
	return chance.pick<() => string>([
		() => `"${'x'.repeat(many)}"`,
		() => `"${'🐉'.repeat(many)}"`,
		() => `"a${'\u0301\u0316'.repeat(many / 10)}"`,
		() => `"${'\\u0061'.repeat(many)}"`,
		() => '9'.repeat(many),
		() => '['.repeat(many),
		() => '{"a":'.repeat(many),
		() => '['.repeat(many) + ']'.repeat(many),
		() => `[${'0,'.repeat(many)}0]`,
		() => `[${'{},'.repeat(many)}{}]`,
		() => `"${'[{'.repeat(many)}"`,
		() => ' '.repeat(many),
		() => `{${Array.from({ length: many }, (_, index) => `"k${index}":0`).join()}}`
	])();
}

/** A random text to replace a value with. */
export function token(chance: Chance): string {
	return chance.pick<() => string>([
		() => chance.pick(NUMBERS),
		() => chance.pick(TEXTS),
		() => chance.pick(KEYS),
		() => chance.pick(OTHERS),
		() => `${chance.pick(KEYS)}:${chance.pick(NUMBERS)},`,
		() => long(chance)
	])();
}

/** Random JSON with limited depth. */
export function anyJson(chance: Chance, depth = 3): string {
	const many = { length: chance.below(4) };
	if (depth === 0 || chance.once(3)) {
		return chance.pick<() => string>([
			() => chance.pick(NUMBERS),
			() => chance.pick(TEXTS),
			() => 'null',
			() => 'false',
			() => String(chance.below(100))
		])();
	}
	return chance.once(2)
		? `[${Array.from(many, () => anyJson(chance, depth - 1)).join()}]`
		: `{${Array.from(many, () => `${chance.pick(KEYS)}:${anyJson(chance, depth - 1)}`).join()}}`;
}
