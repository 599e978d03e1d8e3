import * as z from 'zod/mini';
import { readSetting, writeSetting } from '$lib/browser/settings';
import {
	DEFAULT_SETTINGS,
	FORMATS,
	PAPERS,
	type FormatId,
	type Paper,
	type PrintSettings
} from '$lib/cards/layout/settings';
import { hasBacks, PRINT_KINDS, type PrintKind } from '$lib/cards/print-job';
import type { BlankKind } from '$lib/cards/sheets/blank-contents';

const SETTING = 'print';

/** Millimetres that a printer can be off and be set right here. */
export const MOST_OFFSET = 10;

const offset = z.number().check(z.minimum(-MOST_OFFSET), z.maximum(MOST_OFFSET));
const schema = z.strictObject({
	what: z.enum(PRINT_KINDS),
	format: z.enum(Object.keys(FORMATS) as [FormatId, ...FormatId[]]),
	paper: z.enum(Object.keys(PAPERS) as [Paper, ...Paper[]]),
	sides: z.enum(['one', 'longEdge', 'shortEdge']),
	each: z.enum(['kind', 'figure']),
	// Not kept by earlier versions.
	blank: z.optional(z.enum(['minifig', 'creation', 'figure'])),
	saving: z.boolean(),
	cropMarks: z.boolean(),
	bleed: z.boolean(),
	backOffset: z.strictObject({ x: offset, y: offset })
});

/** What was printed last and how: a card for each kind or each figure, blank cards for what. */
export type KeptSettings = PrintSettings & {
	readonly what: PrintKind;
	readonly each: 'kind' | 'figure';
	readonly blank: BlankKind;
};

const DEFAULTS: KeptSettings = {
	...DEFAULT_SETTINGS,
	what: 'cards',
	each: 'kind',
	blank: 'minifig'
};

function kept(): KeptSettings {
	try {
		const reading = schema.safeParse(JSON.parse(readSetting(SETTING) ?? 'null'));
		if (!reading.success) return DEFAULTS;
		const { blank = DEFAULTS.blank } = reading.data;
		return { ...reading.data, blank };
	} catch {
		return DEFAULTS;
	}
}

/** The choices of the last time, kept in this browser: a printer stays as crooked as it is. */
export class KeptPrintSettings {
	#settings = $state.raw(kept());

	get current(): KeptSettings {
		return this.#settings;
	}

	/** Whether fronts and backs are sheets of their own, one behind the other. */
	get twoSheets(): boolean {
		return hasBacks(this.#settings.what, this.#settings);
	}

	change(some: Partial<KeptSettings>): void {
		this.#settings = { ...this.#settings, ...some };
		writeSetting(SETTING, JSON.stringify(this.#settings));
	}
}
