import type { GroupMark, Mark } from './marks';

/** A mark that is no group. */
type SingleMark = Exclude<Mark, GroupMark>;

/** The transform of a group: an offset, and -1 for a rotation by 180°. */
interface Place {
	readonly x: number;
	readonly y: number;
	readonly sign: 1 | -1;
}

/** A mark in page coordinates (millimeters); `turned` means rotated by 180°. */
export type FlatMark = SingleMark & { readonly turned?: true };

function pointAt(
	{ x, y, sign }: Place,
	[u, v]: readonly [number, number]
): readonly [number, number] {
	return [x + sign * u, y + sign * v];
}

function flat(mark: SingleMark, place: Place): FlatMark {
	if (mark.kind === 'line') {
		return { ...mark, from: pointAt(place, mark.from), to: pointAt(place, mark.to) };
	}
	const [x, y] = pointAt(place, [mark.x, mark.y]);
	if (place.sign === 1) return { ...mark, x, y };
	if (mark.kind === 'text' || mark.kind === 'systemText') return { ...mark, x, y, turned: true };
	return { ...mark, x: x - mark.width, y: y - mark.height, turned: true };
}

/** Returns all marks of a page with groups resolved to page coordinates. */
export function flattened(
	marks: readonly Mark[],
	place: Place = { x: 0, y: 0, sign: 1 }
): FlatMark[] {
	return marks.flatMap((mark) => {
		if (mark.kind !== 'group') return [flat(mark, place)];
		const { width, height, turned } = mark;
		const origin = turned
			? ([mark.x + width, mark.y + height] as const)
			: ([mark.x, mark.y] as const);
		const [x, y] = pointAt(place, origin);
		const sign = turned ? (place.sign === 1 ? -1 : 1) : place.sign;
		return flattened(mark.marks, { x, y, sign });
	});
}
