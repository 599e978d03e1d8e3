import { readBytes } from '$lib/browser/files';
import { MAXIMUM_PACK } from '$lib/army/format/read-pack';
import { readPackFile, type PackFileProblem } from '$lib/exchange/pack-file';
import type { Regulation } from '$lib/league/regulation';
import type { Pack } from '$lib/rules/packs/pack';

/** The rulebook and the packs of a regulation. */
export type Book = Pick<Regulation, 'rulebook' | 'packs'>;

/** Why a file is no pack that the league can play with. */
export type LeaguePackProblem =
	| PackFileProblem
	| { readonly code: 'otherBook'; readonly pack: Pack }
	| { readonly code: 'samePrefix'; readonly pack: Pack; readonly other: string };

export type LeaguePackReading =
	| { readonly ok: true; readonly packs: Pack[] }
	| { readonly ok: false; readonly problem: LeaguePackProblem };

/** The packs of a league with that of a file; another edition of one takes its place. */
export async function withPackFile(
	{ rulebook, packs = [] }: Book,
	file: Blob
): Promise<LeaguePackReading> {
	const reading = readPackFile(await readBytes(file, MAXIMUM_PACK));
	if (!reading.ok) return reading;
	const { pack } = reading;
	const others = packs.filter(({ id }) => id !== pack.id);
	const same = others.find(({ prefix }) => prefix === pack.prefix);
	if (pack.extends !== rulebook) return { ok: false, problem: { code: 'otherBook', pack } };
	if (same) return { ok: false, problem: { code: 'samePrefix', pack, other: same.name } };
	const isKnown = others.length < packs.length;
	const next = packs.map((one) => (one.id === pack.id ? pack : one));
	return { ok: true, packs: isKnown ? next : [...packs, pack] };
}

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
