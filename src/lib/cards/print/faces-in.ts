import type { Face } from '../type/faces';
import type { Mark, Sheet } from './marks';

/** Returns the faces of the letters on sheets; copies of a card share their marks, so each is looked at once. */
export function facesIn(sheets: readonly Sheet[]): ReadonlySet<Face> {
	const faces = new Set<Face>();
	const seen = new Set<readonly Mark[]>();
	function look(marks: readonly Mark[]): void {
		if (seen.has(marks)) return;
		seen.add(marks);
		for (const mark of marks) {
			if (mark.kind === 'text') faces.add(mark.face);
			else if (mark.kind === 'group') look(mark.marks);
		}
	}
	for (const { marks } of sheets) look(marks);
	return faces;
}
