import type { Change } from '$lib/play/changes';
import type { Game, GameEvent } from '$lib/play/game-file';
import type { Areas } from '$lib/i18n/languages';
import { nameOf } from '$lib/play/names';

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

/** A change that was set by hand, in words; undefined for one that says nothing by itself. */
function changeWords(game: Game, texts: Pick<Areas, 'table'>, change: Change): string | undefined {
	const { sheet, board, log, end } = texts.table;
	const name = (id: string) => nameOf(game, id);
	const flags: Readonly<Record<string, string>> = { ...sheet.flags, fallen: board.marks.fallen() };
	const counts: Readonly<Record<string, string>> = sheet.counts;
	const set = (what: string, on: boolean) => (on ? what : log.notAny({ what }));
	switch (change.kind) {
		case 'flag':
			return `${name(change.figure)}: ${set(flags[change.flag] ?? change.flag, change.on)}`;
		case 'count':
			return `${name(change.figure)}: ${counts[change.of] ?? change.of} ${signed(change.by)}`;
		case 'place':
			return `${name(change.figure)}: ${sheet.places[change.place]}`;
		case 'box':
			return `${name(change.owner)}: ${sheet.boxes} ${signed(-change.by)}`;
		case 'tally':
			return `${name(change.side)}: ${log.tallies[change.of]} ${signed(change.by)}`;
		case 'goal':
			return `${name(change.side)}: ${set(end[change.goal], change.on)}`;
		default:
			return undefined;
	}
}

/** What was set by hand in an event; empty for any other event. */
export function handWords(
	game: Game,
	texts: Pick<Areas, 'table'>,
	{ cause, changes }: GameEvent
): string[] {
	if (cause.kind !== 'manual') return [];
	return changes.flatMap((change) => changeWords(game, texts, change) ?? []);
}
