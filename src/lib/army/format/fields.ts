import * as z from 'zod/mini';
import { MOST } from './limits';
import { VISIBLE } from './visible';

/** zod must not probe `new Function`: the security policy would report a violation. */
z.config({ jitless: true });

/** Control characters and lone surrogates, which no encoding can write. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** Text in NFC, without control characters, of at most `maximum` characters. `breaks` allows line feeds. */
export function text(maximum: number, minimum = 0, breaks = false) {
	const length = { expected: 'length', minimum, maximum };
	return z.string().check(
		// Check the length first: normalizing a very long text is slow.
		z.refine((value) => value.length <= 2 * maximum, { params: length, abort: true }),
		z.refine(
			(value) =>
				value.normalize('NFC') === value &&
				!UNPRINTABLE.test(breaks ? value.replaceAll('\n', '') : value),
			{ params: { expected: 'plainText' } }
		),
		z.refine(
			(value) => {
				const { length } = [...value];
				return length >= minimum && length <= maximum;
			},
			{ params: length }
		)
	);
}

/** A name or title that must contain a visible character. */
export function title(maximum: number) {
	return text(maximum, 1).check(
		z.refine((value) => VISIBLE.test(value), { params: { expected: 'visible' } })
	);
}

export const name = title(MOST.name);
export const notes = text(MOST.notes, 0, true);
export const stringId = text(MOST.name, 1);
export const uuid = z
	.string()
	.check(z.regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/));

export function whole(minimum: number, maximum: number) {
	return z.int().check(z.gte(minimum), z.lte(maximum));
}

export const count = whole(1, MOST.count);
export const level = whole(0, MOST.level);
export const small = whole(0, MOST.small);

/** CP: a multiple of ½, not negative. */
export const points = z.number().check(z.gte(0), z.lte(MOST.points), z.multipleOf(0.5));

export function list<T extends z.core.SomeType>(element: T) {
	return z.array(element).check(z.maxLength(MOST.entries));
}
