import type { CarriedPack } from '$lib/rules/packs/pack';
import type { Language } from './languages';

/** The name of an item, a rank or a weapon; the id of a row that nobody knows. */
export const named = (names: Readonly<Record<string, string | undefined>>, id: string): string =>
	(Object.hasOwn(names, id) ? names[id] : undefined) ?? id;

type Names = Readonly<Record<string, string>>;

/** Catalogues with the names of things that packs add to. */
interface Named {
	readonly terms: {
		readonly gear: Names;
		readonly ranks: Names;
		readonly weapons: Names;
		readonly ledger: Names;
	};
}

const LEDGER = { gear: 'gear', ranks: 'rank', weapons: 'weapon' } as const;

const TABLES = ['gear', 'ranks', 'weapons'] as const;

/** A row's name: in the language, in the other one, or the printed row's with the pack's in brackets. */
function nameOf({ name, names = {} }: CarriedPack, id: string, printed: string, language: string) {
	const own = language === 'pl' ? [names.pl, names.en] : [names.en, names.pl];
	const found = own.find((all) => all && Object.hasOwn(all, id));
	return found?.[id] ?? `${printed} (${name})`;
}

/** The catalogues of one language with the names of the rows that packs add. */
export function withPackNames<T extends Named>(
	texts: T,
	packs: readonly CarriedPack[] | undefined,
	language: Language
): T {
	if (!packs?.length) return texts;
	const terms = { ...texts.terms, ledger: { ...texts.terms.ledger } as Record<string, string> };
	for (const pack of packs.toReversed()) {
		for (const table of TABLES) {
			for (const [id, { like }] of Object.entries(pack.rows?.[table] ?? {})) {
				const name = nameOf(pack, id, named(texts.terms[table], like), language);
				terms[table] = { ...terms[table], [id]: name };
				terms.ledger[`${LEDGER[table]}.${id}`] = name;
			}
		}
	}
	return { ...texts, terms };
}
