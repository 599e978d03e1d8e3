import type { CarriedPack } from '$lib/rules/packs/pack';
import type { Language } from './languages';

/** The name of an item, a rank or a weapon; the id of a row that nobody knows. */
export const named = (names: Readonly<Record<string, string | undefined>>, id: string): string =>
	(Object.hasOwn(names, id) ? names[id] : undefined) ?? id;

type Names = Readonly<Record<string, string>>;

/** Catalogues with some of the names of things that packs add to. */
interface Named {
	readonly terms: {
		readonly gear?: Names;
		readonly ranks?: Names;
		readonly weapons?: Names;
		readonly ledger?: Names;
	};
}

/** A pack, or what an army carries of one. */
export type NamedPack = Pick<CarriedPack, 'name' | 'names' | 'rows'>;

const TABLES = ['gear', 'ranks', 'weapons'] as const;
const LEDGER = { gear: 'gear', ranks: 'rank', weapons: 'weapon' } as const;

/** A row's name: in the language, in the other one, or the printed row's with the pack's in brackets. */
function nameOf({ name, names = {} }: NamedPack, id: string, printed: string, language: string) {
	const own = language === 'pl' ? [names.pl, names.en] : [names.en, names.pl];
	const found = own.find((all) => all && Object.hasOwn(all, id));
	return found?.[id] ?? `${printed} (${name})`;
}

/** The catalogues of one language with the names of the rows that packs add. The first pack that has a row names it. */
export function withPackNames<T extends Named>(
	texts: T,
	packs: readonly NamedPack[] | undefined,
	language: Language
): T {
	if (!packs?.length) return texts;
	const terms: Record<string, Names | undefined> = { ...texts.terms };
	const add = (names: string, id: string, name: string) => {
		if (terms[names]) terms[names] = { ...terms[names], [id]: name };
	};
	for (const pack of packs.toReversed()) {
		for (const table of TABLES) {
			for (const [id, { like }] of Object.entries(pack.rows?.[table] ?? {})) {
				const name = nameOf(pack, id, named(texts.terms[table] ?? {}, like), language);
				add(table, id, name);
				add('ledger', `${LEDGER[table]}.${id}`, name);
			}
		}
	}
	return { ...texts, terms: terms as T['terms'] };
}
