import { readPackFile, type PackFileProblem } from '$lib/exchange/pack-file';
import type { Language } from '$lib/i18n/languages';
import type { Pack } from '$lib/rules/packs/pack';
import { readFile } from './bytes';
import { note, write } from './output';
import type { FileProblem } from './problem';
import { jsonArray, jsonReport } from './report-json';
import { refusalText } from './report-text';
import { loadProblemTexts } from './texts';
import type { CommandContext } from './world';

type PackReading =
	| { readonly ok: true; readonly pack: Pack }
	| { readonly ok: false; readonly problem: FileProblem | PackFileProblem };

function readPackAt(file: string): PackReading {
	const content = readFile(file);
	return content.ok ? readPackFile(content.bytes) : content;
}

type KnownPacks =
	| { readonly ok: true; readonly packs: readonly Pack[] }
	| { readonly ok: false; readonly status: 2 };

/** The packs that an order names, whose editions count; or says which one cannot be read. */
export async function knownPacks(
	{ packs: files = [], json = false }: { readonly packs?: readonly string[]; json?: boolean },
	language: Language,
	context: CommandContext
): Promise<KnownPacks> {
	const packs: Pack[] = [];
	for (const file of files) {
		const reading = readPackAt(file);
		if (reading.ok) packs.push(reading.pack);
		else {
			const refused = { file, ok: false, problem: reading.problem } as const;
			const texts = await loadProblemTexts(language);
			if (json) await write(context.output, jsonArray([jsonReport(refused, texts)]));
			else await note(context.errors, refusalText(refused, texts));
			return { ok: false, status: 2 };
		}
	}
	return { ok: true, packs };
}
