import type { Army } from '$lib/rules/choices';
import { MOST } from '../format/limits';
import { edit, type Edit } from './edit';

/** Lines of a game for the notes of an army, and of its units by id. */
export interface GameNotes {
	readonly army: string;
	readonly units: Readonly<Record<string, string>>;
}

/** Notes with one more line; one that is there already, or does not fit, is not added. */
function withLine(notes = '', line: string | undefined): string | undefined {
	if (line === undefined || notes.split('\n').includes(line)) return notes || undefined;
	const longer = notes === '' ? line : `${notes}\n${line}`;
	return longer.length <= MOST.notes ? longer : notes || undefined;
}

/** Whether an army has the line of a game already. */
export const hasNoted = ({ notes = '' }: Army, { army }: GameNotes): boolean =>
	notes.split('\n').includes(army);

/** Writes what happened in a game into the notes of an army and its units, as one edit. */
export function noteGame(game: string, lines: GameNotes): Edit {
	return edit('noteGame', game, (army) => {
		const notes = withLine(army.notes, lines.army);
		return {
			...army,
			...(notes !== undefined && { notes }),
			units: army.units.map((unit) => {
				const own = withLine(unit.notes, lines.units[unit.id]);
				return own === unit.notes || own === undefined ? unit : { ...unit, notes: own };
			})
		};
	});
}
