import { readBytes } from '$lib/browser/files';
import { MAXIMUM_PACK } from '$lib/army/format/read-pack';
import { readPackFile, type PackFileProblem } from '$lib/exchange/pack-file';
import type { Regulation } from '$lib/league/regulation';
import type { Pack } from '$lib/rules/packs/pack';

/** The rulebook and the packs of a regulation. */
export type Book = Pick<Regulation, 'rulebook' | 'packs'>;

/** Why the league cannot play with a pack, or a file is none. */
export type LeaguePackProblem =
	| PackFileProblem
	| { readonly code: 'otherBook'; readonly pack: Pack }
	| { readonly code: 'samePrefix'; readonly pack: Pack; readonly other: string };

export type LeaguePackReading =
	| { readonly ok: true; readonly packs: Pack[] }
	| { readonly ok: false; readonly problem: LeaguePackProblem };

/** The packs of a league with another one; another edition of one takes its place. */
export function withPack({ rulebook, packs = [] }: Book, pack: Pack): LeaguePackReading {
	const others = packs.filter(({ id }) => id !== pack.id);
	const same = others.find(({ prefix }) => prefix === pack.prefix);
	if (pack.extends !== rulebook) return { ok: false, problem: { code: 'otherBook', pack } };
	if (same) return { ok: false, problem: { code: 'samePrefix', pack, other: same.name } };
	const isKnown = others.length < packs.length;
	const next = packs.map((one) => (one.id === pack.id ? pack : one));
	return { ok: true, packs: isKnown ? next : [...packs, pack] };
}

/** The packs of a league with that of a file. */
export async function withPackFile(book: Book, file: Blob): Promise<LeaguePackReading> {
	const reading = readPackFile(await readBytes(file, MAXIMUM_PACK));
	return reading.ok ? withPack(book, reading.pack) : reading;
}

/** The stored packs that a league can add: of its rulebook, and not in it in this edition. */
export const packsToAdd = ({ rulebook, packs = [] }: Book, stored: readonly Pack[]): Pack[] =>
	stored.filter(
		(pack) =>
			pack.extends === rulebook &&
			!packs.some(({ id, edition }) => id === pack.id && edition === pack.edition)
	);

/** A regulation by another rulebook or with other packs; what belongs to another rulebook is left out. */
export function withBook(regulation: Regulation, { rulebook, packs = [] }: Book): Regulation {
	const { packs: _, rulings, ...rest } = regulation;
	const fitting = packs.filter((pack) => pack.extends === rulebook);
	const isSame = rulebook === regulation.rulebook;
	return {
		...{ ...rest, rulebook },
		...(isSame && rulings && { rulings }),
		...(fitting.length > 0 && { packs: fitting })
	};
}
