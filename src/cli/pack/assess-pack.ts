import { armyOfPack } from '$lib/army/carried-packs';
import { readPackFile } from '$lib/exchange/pack-file';
import { LANGUAGES, type Language } from '$lib/i18n/languages';
import { assess, isLegal, type Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { rowsIn, type Pack } from '$lib/rules/packs/pack';
import type { FileProblem } from '../problem';
import type { Source } from '../sources';

/** A name or a text that a pack lacks: readers of that language see the other one, or the printed row's. */
export interface MissingText {
	/** Id of the row, or of the rule. */
	readonly id: string;
	/** What is missing. */
	readonly of: 'name' | 'text';
	/** In which language. */
	readonly language: Language;
}

/** The assessment of one pack, or why it cannot be read. */
export type PackAssessment =
	| {
			readonly file: string;
			readonly ok: true;
			readonly pack: Pack;
			readonly missing: readonly MissingText[];
			/** The army of its ready units. */
			readonly army: Army;
			readonly assessment: Assessment;
	  }
	| { readonly file: string; readonly ok: false; readonly problem: FileProblem };

function missingTexts(pack: Pack): MissingText[] {
	const rows = rowsIn(pack);
	const rules = new Set(rows.map(({ row }) => row.rule));
	const lacks = (texts: Readonly<Record<string, string>> = {}, id: string) =>
		!Object.hasOwn(texts, id);
	return (Object.keys(LANGUAGES) as Language[]).flatMap((language) => {
		const names = rows
			.filter(({ id }) => lacks(pack.names?.[language], id))
			.map(({ id }): MissingText => ({ id, of: 'name', language }));
		const texts = [...rules]
			.filter((rule) => lacks(pack.texts?.[language], rule))
			.map((id): MissingText => ({ id, of: 'text', language }));
		return [...names, ...texts];
	});
}

/** Reads a source and checks the pack in it: its rows, its texts, and its ready units by its own rules. */
export async function assessPack({ file, read }: Source): Promise<PackAssessment> {
	const content = await read();
	if (!content.ok) return { file, ...content };
	const reading = readPackFile(content.bytes);
	if (!reading.ok) return { file, ...reading };
	const { pack } = reading;
	const army = armyOfPack(pack);
	return { file, ok: true, pack, missing: missingTexts(pack), army, assessment: assess(army) };
}

/** Returns the exit status: 2 unreadable, 1 for errors of ready units, 0 otherwise. */
export function statusOfPack(assessed: PackAssessment): 0 | 1 | 2 {
	if (!assessed.ok) return 2;
	return isLegal(assessed.assessment) ? 0 : 1;
}
