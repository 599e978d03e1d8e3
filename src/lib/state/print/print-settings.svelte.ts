import * as z from 'zod/mini';
import { readSetting, writeSetting } from '$lib/browser/settings';
import {
	BACKS,
	DEFAULT_SETTINGS,
	FORMAT_IDS,
	MOST_COPIES,
	MOST_GUTTER,
	MOST_MARGIN,
	MOST_OFFSET,
	OWN_SIZE,
	PAPER_IDS,
	SIDES,
	TOKEN_SHAPES,
	TOKEN_SIZE_IDS,
	type PrintSettings
} from '$lib/cards/layout/settings';
import {
	CARD_COLORS,
	COLOR_MODES,
	USUAL_COLORING,
	type Coloring
} from '$lib/cards/model/card-colors';
import {
	CARD_CONTENTS,
	CARD_COUNTS,
	USUAL_CONTENTS,
	type CardContent,
	type CardCount
} from '$lib/cards/model/contents';
import { PRINT_KINDS, type PrintKind } from '$lib/cards/print-kinds';
import type { BlankKind } from '$lib/cards/sheets/blank-contents';

const SETTING = 'print';

const between = (least: number, most: number) =>
	z.number().check(z.minimum(least), z.maximum(most));
const offset = between(-MOST_OFFSET, MOST_OFFSET);
const { least, most } = OWN_SIZE;

/** Each setting has a default, so that those of earlier versions are kept. */
const settingsSchema = z.strictObject({
	format: z._default(z.enum(FORMAT_IDS), DEFAULT_SETTINGS.format),
	ownSize: z._default(
		z.strictObject({
			width: between(least.width, most.width),
			height: between(least.height, most.height)
		}),
		DEFAULT_SETTINGS.ownSize
	),
	gutter: z._default(between(0, MOST_GUTTER), DEFAULT_SETTINGS.gutter),
	margin: z._default(between(0, MOST_MARGIN), DEFAULT_SETTINGS.margin),
	onePerPage: z._default(z.boolean(), DEFAULT_SETTINGS.onePerPage),
	copies: z._default(z.int().check(z.minimum(1), z.maximum(MOST_COPIES)), DEFAULT_SETTINGS.copies),
	paper: z._default(z.enum(PAPER_IDS), DEFAULT_SETTINGS.paper),
	sides: z._default(z.enum(SIDES), DEFAULT_SETTINGS.sides),
	backs: z._default(z.enum(BACKS), DEFAULT_SETTINGS.backs),
	filled: z._default(z.boolean(), DEFAULT_SETTINGS.filled),
	saving: z._default(z.boolean(), DEFAULT_SETTINGS.saving),
	cropMarks: z._default(z.boolean(), DEFAULT_SETTINGS.cropMarks),
	registration: z._default(z.boolean(), DEFAULT_SETTINGS.registration),
	bleed: z._default(z.boolean(), DEFAULT_SETTINGS.bleed),
	tokenShape: z._default(z.enum(TOKEN_SHAPES), DEFAULT_SETTINGS.tokenShape),
	tokenSize: z._default(z.enum(TOKEN_SIZE_IDS), DEFAULT_SETTINGS.tokenSize),
	backOffset: z._default(z.strictObject({ x: offset, y: offset }), DEFAULT_SETTINGS.backOffset)
});

/** The last print choices: what to print, how many cards and what is on them, their colors, and the kind of blank cards. */
const keptSchema = z.extend(settingsSchema, {
	what: z._default(z.enum(PRINT_KINDS), 'cards'),
	each: z._default(z.enum(CARD_COUNTS), 'auto'),
	contents: z._default(z.array(z.enum(CARD_CONTENTS)), [...USUAL_CONTENTS]),
	coloring: z._default(
		z.strictObject({ by: z.enum(COLOR_MODES), player: z.enum(CARD_COLORS) }),
		USUAL_COLORING
	),
	blank: z._default(z.enum(['minifig', 'creation', 'figure']), 'minifig')
});
type KeptSettings = PrintSettings & {
	readonly what: PrintKind;
	readonly each: CardCount;
	readonly contents: readonly CardContent[];
	readonly coloring: Coloring;
	readonly blank: BlankKind;
};

/** What to print of one army. */
const choiceSchema = z.strictObject({
	what: z.enum(PRINT_KINDS),
	each: z.enum(CARD_COUNTS),
	contents: z.array(z.enum(CARD_CONTENTS)),
	// Absent in choices of earlier versions.
	coloring: keptSchema.shape.coloring,
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
	const reading = keptSchema.safeParse(readJson(SETTING));
	return reading.success ? reading.data : keptSchema.parse({});
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
		const { what, each, contents, coloring } = this.#settings;
		const without = [...this.#without];
		const choice: KeptChoice = { what, each, contents: [...contents], coloring, without };
		writeSetting(keyOf(this.#army), JSON.stringify(choice));
	}
}
