import { hasNoted, noteGame, type GameNotes } from '$lib/army/edits/campaign-edits';
import type { Areas } from '$lib/i18n/languages';
import { plainText } from '../app/plain-text';
import { aftermathOf, type Aftermath } from '$lib/play/aftermath';
import type { Game } from '$lib/play/game-file';
import { reportOf } from '$lib/play/report';
import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Armies, StoredArmy } from '$lib/store';
import { openStored } from '../army/opening';
import type { OpenArmies } from '../army/open-armies.svelte';
import type { OpenArmy } from '../army/open-army.svelte';

type Texts = Areas['table']['aftermath'];

/** The day of a game: that of its last event, or of now. */
const dayOf = ({ events }: Game, now: string) => (events.at(-1)?.at ?? now).slice(0, 10);

function resultFor(game: Game, side: string, { results }: Texts): string {
	const { outcome } = reportOf(game);
	if (outcome === undefined) return results.open;
	if (outcome === 'draw') return results.draw;
	return outcome === side ? results.won : results.lost;
}

/** The lines that a game leaves in the notes of an army: the army's, and those of units that fell or felled others. */
function linesOf(texts: Texts, game: Game, now: string, { side, units }: Aftermath): GameNotes {
	const about = { day: dayOf(game, now), game: plainText(game.name) };
	const told = units.flatMap(({ unit, fielded, fallen, kills }) => {
		const parts = [
			...(fallen > 0 ? [texts.fell({ fallen, fielded })] : []),
			...(kills > 0 ? [texts.felled({ kills })] : [])
		];
		return parts.length > 0 ? [[unit.id, texts.unit({ ...about, what: parts.join(', ') })]] : [];
	});
	return {
		army: texts.army({ ...about, result: resultFor(game, side, texts) }),
		units: Object.fromEntries(told) as GameNotes['units']
	};
}

/** An army of this device that took part, with what is to be written into it. */
export interface WriteBack {
	readonly open: OpenArmy;
	readonly lines: GameNotes;
	/** The names of the units with lines, in the order of the army. */
	readonly units: readonly { readonly name: string; readonly line: string }[];
	readonly written: boolean;
}

/** What a game did to each of its armies that is stored here. */
async function* storedHere(
	game: Game,
	armies: Armies
): AsyncGenerator<{ readonly aftermath: Aftermath; readonly stored: StoredArmy }> {
	for (const aftermath of aftermathOf(game)) {
		const stored = await armies.get(aftermath.army.id);
		if (stored?.readable) yield { aftermath, stored };
	}
}

/** The game whose offer was taken or dismissed last. */
const SETTING = 'aftermath-offered';

/** Whether to offer to write into the armies: one of them is here and unwritten, and nobody has answered the offer. */
export async function isWriteBackDue(
	game: Game,
	texts: Texts,
	now: string,
	armies: Armies
): Promise<boolean> {
	if (readSetting(SETTING) === game.id) return false;
	for await (const { aftermath, stored } of storedHere(game, armies)) {
		if (!hasNoted(stored.army, linesOf(texts, game, now, aftermath))) return true;
	}
	return false;
}

/** The offer for a game does not appear again. */
export const answerOffer = ({ id }: Game): void => writeSetting(SETTING, id);

/** The armies of a game that are stored here, opened. The `builder` texts must be loaded. */
export async function writeBacks(
	game: Game,
	texts: Texts,
	now: string,
	{ armies, session }: { armies: Armies; session: OpenArmies }
): Promise<readonly WriteBack[]> {
	const found: WriteBack[] = [];
	for await (const { aftermath, stored } of storedHere(game, armies)) {
		const steps = await armies.steps(stored.id, stored.revision);
		const open = openStored(session, stored, steps);
		const lines = linesOf(texts, game, now, aftermath);
		const units = aftermath.units.flatMap(({ unit: { id, name } }) => {
			const line = lines.units[id];
			return line === undefined ? [] : [{ name, line }];
		});
		found.push({ open, lines, units, written: hasNoted(open.army, lines) });
	}
	return found;
}

/** Writes the lines into the army, as one edit that its history undoes. */
export const writeInto = ({ open, lines }: WriteBack, game: Game): void =>
	open.run(noteGame(plainText(game.name), lines));
