import * as z from 'zod/mini';
import { readSetting, writeSetting } from '$lib/browser/settings';
import {
	DEFAULT_SETTINGS,
	FORMATS,
	MOST_OFFSET,
	PAPERS,
	TOKEN_SHAPES,
	TOKEN_SIZES,
	type FormatId,
	type Paper,
	type PrintSettings,
	type TokenSize
} from '$lib/cards/layout/settings';
import {
	CARD_CONTENTS,
	CARD_COUNTS,
	USUAL_CONTENTS,
	type CardContent,
	type CardCount
} from '$lib/cards/model/contents';
import { hasBacks, PRINT_KINDS, type PrintKind } from '$lib/cards/print-job';
import type { BlankKind } from '$lib/cards/sheets/blank-contents';

const SETTING = 'print';

const offset = z.number().check(z.minimum(-MOST_OFFSET), z.maximum(MOST_OFFSET));
const schema = z.strictObject({
	what: z.enum(PRINT_KINDS),
	format: z.enum(Object.keys(FORMATS) as [FormatId, ...FormatId[]]),
	paper: z.enum(Object.keys(PAPERS) as [Paper, ...Paper[]]),
	sides: z.enum(['one', 'longEdge', 'shortEdge']),
	each: z.enum(CARD_COUNTS),
	// Absent in settings of earlier versions.
	contents: z.optional(z.array(z.enum(CARD_CONTENTS))),
	tokenShape: z.optional(z.enum(TOKEN_SHAPES)),
	tokenSize: z.optional(z.enum(Object.keys(TOKEN_SIZES) as [TokenSize, ...TokenSize[]])),
	blank: z.optional(z.enum(['minifig', 'creation', 'figure'])),
	saving: z.boolean(),
	cropMarks: z.boolean(),
	bleed: z.boolean(),
	backOffset: z.strictObject({ x: offset, y: offset })
});

/** The last print choices: what to print, how many cards and what is on them, and the kind of blank cards. */
type KeptSettings = PrintSettings & {
	readonly what: PrintKind;
	readonly each: CardCount;
	readonly contents: readonly CardContent[];
	readonly blank: BlankKind;
};

const DEFAULTS: KeptSettings = {
	...DEFAULT_SETTINGS,
	what: 'cards',
	each: 'auto',
	contents: USUAL_CONTENTS,
	blank: 'minifig'
};

function kept(): KeptSettings {
	try {
		const reading = schema.safeParse(JSON.parse(readSetting(SETTING) ?? 'null'));
		if (!reading.success) return DEFAULTS;
		const {
			blank = DEFAULTS.blank,
			contents = DEFAULTS.contents,
			tokenShape = DEFAULTS.tokenShape,
			tokenSize = DEFAULTS.tokenSize
		} = reading.data;
		return { ...reading.data, blank, contents, tokenShape, tokenSize };
	} catch {
		return DEFAULTS;
	}
}

/** Print settings, remembered because a printer's offset rarely changes. */
export class KeptPrintSettings {
	#settings = $state.raw(kept());

	get current(): KeptSettings {
		return this.#settings;
	}

	/** Whether fronts and backs are on separate sheets. */
	get twoSheets(): boolean {
		return hasBacks(this.#settings.what, this.#settings);
	}

	change(some: Partial<KeptSettings>): void {
		this.#settings = { ...this.#settings, ...some };
		writeSetting(SETTING, JSON.stringify(this.#settings));
	}
}
