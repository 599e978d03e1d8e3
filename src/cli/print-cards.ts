import { photosUsed } from '$lib/army/photos/photo-names';
import { detachPhotos } from '$lib/army/photos/photos';
import { cropMarksFit } from '$lib/cards/layout/impose';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import { photoOf } from '$lib/cards/photo-of';
import { isOnCards, unprintable, type PrintJob } from '$lib/cards/print-job';
import type { Photo } from '$lib/cards/print/marks';
import { tokensOf } from '$lib/cards/sheets/tokens';
import { loadArea, type Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import type { CardsOrder } from './arguments';
import { assessSource, statusOf, type FileAssessment } from './file-assessment';
import { note } from './output';
import { outputProblem, writePdfFile, type OutputProblem } from './pdf-file';
import { refusalText } from './report-text';
import { sourcesOf } from './sources';
import { escapeControls } from './terminal';
import { loadCliTexts, loadProblemTexts } from './texts';
import type { CommandContext } from './world';

type Readable = Extract<FileAssessment, { ok: true }>;
/** Prints one line to the user. */
type Print = (text: string) => Promise<void>;

/** The photos embedded in a file. */
function photosIn(army: Army): ReadonlyMap<string, Photo> {
	const { photos } = detachPhotos(army);
	const printable = [...photos].flatMap(([digest, jpeg]) => photoOf(digest, jpeg) ?? []);
	return new Map(printable.map((photo) => [photo.photo, photo]));
}

function jobOf(army: Army, order: CardsOrder): PrintJob {
	const { what, format, paper, sides, per, contents, saving, cropMarks, bleed, backOffset } = order;
	const { tokenShape, tokenSize } = order;
	return {
		what,
		army,
		choice: { each: per, contents, photos: photosIn(army) },
		settings: { format, paper, sides, saving, cropMarks, bleed, backOffset, tokenShape, tokenSize }
	};
}

/** Warnings: letters or photos that cannot be printed, and violations. */
async function remarks(
	{ army, assessment }: Readable,
	{ what, choice, settings }: PrintJob,
	language: Language
) {
	const { cards: said } = await loadCliTexts(language);
	const { page } = await loadArea(language, 'cards');
	const { army: words } = await loadArea(language, 'builder');
	const letters = unprintable({ army });
	const absent = photosUsed(army).filter((digest) => !choice.photos?.has(digest)).length;
	const errors = assessment.violations.filter(({ severity }) => severity === 'error').length;
	return [
		...(letters.length > 0 ? [page.missing({ letters: letters.join(' ') })] : []),
		...(isOnCards(what) && settings.cropMarks && !cropMarksFit(settings) ? [page.cropHint] : []),
		...(absent > 0 ? [said.noPhoto({ count: absent })] : []),
		...(errors > 0 ? [words.problems({ count: errors })] : [])
	];
}

async function hasTokens(army: Army, language: Language): Promise<boolean> {
	const [shell, builder, cards] = await Promise.all([
		loadArea(language, 'shell'),
		loadArea(language, 'builder'),
		loadArea(language, 'cards')
	]);
	return tokensOf(army, { builder: { ...shell, ...builder }, cards }).length > 0;
}

async function printed(
	good: Readable,
	order: CardsOrder,
	language: Language,
	build: string,
	print: Print
) {
	const { cards: said } = await loadCliTexts(language);
	const refuse = async (problem: OutputProblem) => {
		await print(`${order.output}: ${said.output[problem]}`);
		return 2;
	};
	const outputError = outputProblem(order.output);
	if (outputError) return refuse(outputError);
	const job = jobOf(good.army, order);
	if (order.what === 'tokens' && !(await hasTokens(good.army, language))) {
		await print(`${order.file}: ${(await loadArea(language, 'cards')).page.noTokens}`);
		return 2;
	}
	for (const remark of await remarks(good, job, language)) await print(`${good.file}: ${remark}`);
	const pdf = await makePdf({ job, locale: language, createdAt: new Date(), build });
	const writeError = writePdfFile(order.output, new Uint8Array(pdf));
	return writeError ? refuse(writeError) : statusOf(good);
}

/** Prints the cards of one army into a PDF and returns the exit status. */
export async function printCards(
	order: CardsOrder,
	language: Language,
	context: CommandContext
): Promise<number> {
	const texts = await loadProblemTexts(language);
	const { cards: said } = texts.cli;
	const print: Print = (text) => note(context.errors, escapeControls(text));
	const refuse = async (why: string) => {
		await print(`${order.file}: ${why}`);
		return 2;
	};
	const [source, ...others] = sourcesOf([order.file], context.input).sources;
	if (!source || others.length > 0) return refuse(said.oneArmy);
	const assessed = await assessSource(source, { profile: 'free' });
	if (!assessed.ok) {
		await print(refusalText(assessed, texts));
		return 2;
	}
	if (allUnits(assessed.army).length === 0) {
		return refuse((await loadArea(language, 'cards')).page.noUnits);
	}
	return printed(assessed, order, language, context.version, print);
}
