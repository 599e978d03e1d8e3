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

/** What to print of one army. */
const choiceSchema = z.strictObject({
	what: z.enum(PRINT_KINDS),
	each: z.enum(CARD_COUNTS),
	contents: z.array(z.enum(CARD_CONTENTS)),
	/** Ids of the units without a card. */
	without: z.array(z.string())
});
type KeptChoice = Readonly<z.infer<typeof choiceSchema>>;

const keyOf = (army: string) => `${SETTING}:${army}`;

/** The JSON of a setting; undefined if there is none or it is damaged. */
function readJson(key: string): unknown {
	try {
		return JSON.parse(readSetting(key) ?? 'null');
	} catch {
		return undefined;
	}
}

function kept(): KeptSettings {
	const reading = schema.safeParse(readJson(SETTING));
	if (!reading.success) return DEFAULTS;
	const {
		blank = DEFAULTS.blank,
		contents = DEFAULTS.contents,
		tokenShape = DEFAULTS.tokenShape,
		tokenSize = DEFAULTS.tokenSize
	} = reading.data;
	return { ...reading.data, blank, contents, tokenShape, tokenSize };
}

/** What was printed of an army last; absent for an army that was never printed. */
function keptChoice(army: string): KeptChoice | undefined {
	const reading = choiceSchema.safeParse(readJson(keyOf(army)));
	return reading.success ? reading.data : undefined;
}

/**
 * Print settings, remembered because a printer's offset rarely changes. Given an army's id, what to
 * print is remembered for that army; a new army starts with the last choice.
 */
export class KeptPrintSettings {
	readonly #army: string | undefined;
	#settings = $state.raw(kept());
	#without = $state.raw<readonly string[]>([]);

	constructor(army?: string) {
		this.#army = army;
		const choice = army === undefined ? undefined : keptChoice(army);
		if (!choice) return;
		const { without, ...rest } = choice;
		this.#settings = { ...this.#settings, ...rest };
		this.#without = without;
	}

	get current(): KeptSettings {
		return this.#settings;
	}

	/** Ids of the units, and of the army, without a card. */
	get without(): readonly string[] {
		return this.#without;
	}

	/** Whether fronts and backs are on separate sheets. */
	get twoSheets(): boolean {
		return hasBacks(this.#settings.what, this.#settings);
	}

	change(some: Partial<KeptSettings>): void {
		this.#settings = { ...this.#settings, ...some };
		writeSetting(SETTING, JSON.stringify(this.#settings));
		this.#keepChoice();
	}

	leaveOut(without: readonly string[]): void {
		this.#without = without;
		this.#keepChoice();
	}

	#keepChoice(): void {
		if (this.#army === undefined) return;
		const { what, each, contents } = this.#settings;
		const choice: KeptChoice = { what, each, contents: [...contents], without: [...this.#without] };
		writeSetting(keyOf(this.#army), JSON.stringify(choice));
	}
}
