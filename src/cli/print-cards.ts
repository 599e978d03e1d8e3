import { join } from 'node:path';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { photoDigest, sidesOf } from '$lib/army/photos/jpeg';
import { photosUsed } from '$lib/army/photos/photo-names';
import { detachPhotos } from '$lib/army/photos/photos';
import { cutFile, isCut } from '$lib/cards/cut-file';
import { cropMarksFit, registrationFits } from '$lib/cards/layout/edge-marks';
import { marginFits } from '$lib/cards/layout/grid';
import { hasUnprintedBacks } from '$lib/cards/layout/settings';
import type { CardTexts } from '$lib/cards/model/card';
import { coloringAfter } from '$lib/cards/model/card-colors';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import { photoOf } from '$lib/cards/photo-of';
import { cardPicture, unprintable, type PrintJob } from '$lib/cards/print-job';
import { isOfArmy, isOnCards } from '$lib/cards/print-kinds';
import type { Photo } from '$lib/cards/print/marks';
import { tokensOf } from '$lib/cards/sheets/tokens';
import { codeTexts } from '$lib/exchange/code-parts';
import { armyLink } from '$lib/exchange/link';
import { fileNameOf } from '$lib/exchange/write-brik';
import { loadArea, type Language } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { assortmentOf } from '$lib/rules/registry';
import { allUnits } from '$lib/rules/terms';
import type { CardsOrder } from './arguments';
import { armiesIn } from './armies-in';
import { loadCanvases, sheetPng, type Canvases } from './card-pictures';
import { statusOf, type FileAssessment } from './file-assessment';
import { knownPacks } from './known-packs';
import { note } from './output';
import { readFile } from './bytes';
import { outputProblem, writeOutput, type OutputKind, type OutputProblem } from './output-file';
import { outputProblemText } from './output-problem-text';
import { Progress } from './progress';
import { refusalText } from './report-text';
import { escapeControls } from './terminal';
import { loadCliTexts, loadProblemTexts } from './texts';
import type { CommandContext } from './world';

type Readable = Extract<FileAssessment, { ok: true }>;
type CardsSaid = Awaited<ReturnType<typeof loadCliTexts>>['cards'];
/** Prints one line to the user. */
type Print = (text: string) => Promise<void>;

/** The photos embedded in a file. */
function photosIn(army: Army): ReadonlyMap<string, Photo> {
	const { photos } = detachPhotos(army);
	const printable = [...photos].flatMap(([digest, jpeg]) => photoOf(digest, jpeg) ?? []);
	return new Map(printable.map((photo) => [photo.photo, photo]));
}

/** The picture of the backs; why the file is refused if it is no complete JPEG. */
function readBackPicture(file: string): Photo | 'noPicture' | 'cutPicture' {
	const content = readFile(file);
	if (!content.ok || !sidesOf(content.bytes)) return 'noPicture';
	return photoOf(photoDigest(content.bytes), content.bytes) ?? 'cutPicture';
}

function jobOf(armies: readonly [Army, ...Army[]], order: CardsOrder, back?: Photo): PrintJob {
	const { what, blank, units, per: each, contents, coloring, settings } = order;
	// With a color per player, each further army has the next one.
	const deckOf = (army: Army, index: number) => ({
		army,
		choice: { each, contents, photos: photosIn(army), coloring: coloringAfter(coloring, index) }
	});
	const [army, ...others] = armies;
	const first = deckOf(army, 0);
	return {
		army,
		choice: { ...first.choice, ...(units && { units }) },
		what,
		...(blank && { blank }),
		others: others.map((other, index) => deckOf(other, index + 1)),
		settings,
		...(back && { backPicture: back })
	};
}

/** The texts of the QR codes that open the army in an app; none without its address. */
async function codesOf(army: Army, { base }: CardsOrder): Promise<readonly string[]> {
	const link = base === undefined ? undefined : await armyLink(army, base);
	return link === undefined ? [] : codeTexts(link, armyDigest(linkedArmy(army)));
}

/** Warnings about marks that do not fit. */
async function settingRemarks({ what, settings }: PrintJob, language: Language) {
	const { page } = await loadArea(language, 'cards');
	if (!isOnCards(what)) return [];
	return [
		...(settings.cropMarks && !cropMarksFit(settings) ? [page.cropHint] : []),
		...(settings.registration && !registrationFits(settings) ? [page.registrationHint] : []),
		...(marginFits(settings) ? [] : [page.marginHint]),
		...(hasUnprintedBacks(settings) ? [page.backsUnprinted] : [])
	];
}

/** Warnings about one army: letters or photos that cannot be printed, and violations. */
async function armyRemarks({ army, assessment }: Readable, language: Language) {
	const { cards: said } = await loadCliTexts(language);
	const { page } = await loadArea(language, 'cards');
	const { army: words } = await loadArea(language, 'builder');
	const letters = unprintable({ army });
	const photos = photosIn(army);
	const absent = photosUsed(army).filter((digest) => !photos.has(digest)).length;
	const errors = assessment.violations.filter(({ severity }) => severity === 'error').length;
	return [
		...(letters.length > 0 ? [page.missing({ letters: letters.join(' ') })] : []),
		...(absent > 0 ? [said.noPhoto({ count: absent })] : []),
		...(errors > 0 ? [words.problems({ count: errors })] : [])
	];
}

async function cardTexts(language: Language): Promise<CardTexts> {
	const [shell, builder, cards] = await Promise.all([
		loadArea(language, 'shell'),
		loadArea(language, 'builder'),
		loadArea(language, 'cards')
	]);
	return { builder: { ...shell, ...builder }, cards };
}

/** What an order prints and where to; `print` tells the user. */
interface Printing {
	readonly good: readonly [Readable, ...Readable[]];
	readonly order: CardsOrder;
	readonly language: Language;
	readonly build: string;
	readonly print: Print;
	readonly progress: Progress;
}

type CardsOutput = Extract<OutputKind, 'pdf' | 'svg'>;

/** The output files of an order and their kinds. */
function outputsOf({ output, cutOutput }: CardsOrder): readonly (readonly [string, CardsOutput])[] {
	return [[output, 'pdf'], ...(cutOutput === undefined ? [] : [[cutOutput, 'svg'] as const])];
}

/** Says that the army has no such unit, or its rulebook no such blank card. */
function choiceText(
	army: Army,
	{ blank, units = [] }: CardsOrder,
	said: CardsSaid,
	language: Language
): string | undefined {
	const kinds = assortmentOf(army).units;
	if (blank && !kinds.includes(blank)) {
		const enumeration = new Intl.ListFormat(language, { type: 'disjunction' });
		return said.otherBlanks({ allowed: enumeration.format(kinds) });
	}
	const known = new Set([army.id, ...allUnits(army).map(({ id }) => id)]);
	const unknown = units.find((id) => !known.has(id));
	return unknown === undefined ? undefined : said.noUnit({ id: unknown });
}

/** Why an order cannot be carried out; undefined if it can. */
async function refusalOf({ good, order, language }: Printing): Promise<string | undefined> {
	const [{ army, file }, ...others] = good;
	const { cards: said } = await loadCliTexts(language);
	const { page } = await loadArea(language, 'cards');
	const { cutOutput, pictures, what } = order;
	if (others.length > 0 && what !== 'cards') return `${file}: ${said.oneArmy}`;
	const empty = good.find((one) => allUnits(one.army).length === 0);
	if (empty && isOfArmy(what)) return `${empty.file}: ${page.noUnits}`;
	const wrong = choiceText(army, order, said, language);
	if (wrong !== undefined) return `${file}: ${wrong}`;
	if (cutOutput !== undefined && !isCut(what)) return `${cutOutput}: ${said.nothingToCut}`;
	if (pictures !== undefined && what !== 'cards') return `${pictures}: ${said.noPictures}`;
	if (pictures !== undefined && outputProblem(join(pictures, 'card.png'), 'png') === 'noFolder')
		return outputProblemText(pictures, 'png', 'noFolder', said);
	for (const [name, kind] of outputsOf(order)) {
		const problem = outputProblem(name, kind);
		if (problem) return outputProblemText(name, kind, problem, said);
	}
	const isTokenless = what === 'tokens' && tokensOf(army, await cardTexts(language)).length === 0;
	return isTokenless ? `${file}: ${page.noTokens}` : undefined;
}

/** Writes a picture of each card with its back beside it, named as the app does; returns what stopped it. */
async function writePictures(
	folder: string,
	canvas: Canvases,
	job: PrintJob,
	texts: CardTexts
): Promise<readonly [file: string, problem: OutputProblem] | undefined> {
	const decks = [{ army: job.army, choice: job.choice }, ...(job.others ?? [])];
	const taken = new Set<string>();
	for (const { army, choice } of decks) {
		const wanted = choice.units ?? [...allUnits(army).map(({ id }) => id), army.id];
		for (const id of wanted) {
			const found = cardPicture({ ...job, army, choice }, texts, id);
			if (!found) continue;
			const file = join(folder, freeName(`${army.name}, ${found.name}`, taken));
			const problem = writeOutput(file, 'png', await sheetPng(found.sheet, canvas));
			if (problem) return [file, problem];
		}
	}
	return undefined;
}

/** A file name that no card before has; units may share their names. */
function freeName(name: string, taken: Set<string>): string {
	for (let number = 1; ; number += 1) {
		const file = fileNameOf(number === 1 ? name : `${name} ${number}`, '.png');
		if (taken.has(file)) continue;
		taken.add(file);
		return file;
	}
}

/** Writes the PDF, and the cut file and pictures if they are wanted; returns what stopped it. */
async function written(
	{ order, language, build }: Printing,
	job: PrintJob,
	said: CardsSaid
): Promise<string | undefined> {
	const { pictures } = order;
	const canvas = pictures === undefined ? undefined : await loadCanvases();
	if (pictures !== undefined && !canvas) return said.noCanvas;
	const pdf = await makePdf({ job, locale: language, createdAt: new Date(), build });
	const contents = {
		pdf: () => new Uint8Array(pdf),
		svg: (texts: CardTexts) => cutFile(job, texts) ?? ''
	};
	const texts = await cardTexts(language);
	for (const [name, kind] of outputsOf(order)) {
		const problem = writeOutput(name, kind, contents[kind](texts));
		if (problem) return outputProblemText(name, kind, problem, said);
	}
	if (pictures === undefined || !canvas) return undefined;
	const stopped = await writePictures(pictures, canvas, job, texts);
	return stopped && outputProblemText(stopped[0], 'png', stopped[1], said);
}

async function printed(printing: Printing): Promise<number> {
	const { good, order, language, print, progress } = printing;
	const { cards: said } = await loadCliTexts(language);
	const refuse = async (why: string) => {
		await print(why);
		return 2;
	};
	const refusal = await refusalOf(printing);
	if (refusal !== undefined) return refuse(refusal);
	const { backPicture: backFile } = order;
	const back = backFile === undefined ? undefined : readBackPicture(backFile);
	if (typeof back === 'string') return refuse(`${backFile}: ${said[back]}`);
	const [first, ...others] = good;
	const armies = [first.army, ...others.map(({ army }) => army)] as const;
	const job = { ...jobOf(armies, order, back), codes: await codesOf(first.army, order) };
	for (const remark of await settingRemarks(job, language)) {
		await print(`${first.file}: ${remark}`);
	}
	for (const one of good) {
		for (const remark of await armyRemarks(one, language)) await print(`${one.file}: ${remark}`);
	}
	const { progress: words } = await loadCliTexts(language);
	await progress.show(() => words.cards({ count: good.length }));
	const stopped = await written(printing, job, said);
	await progress.clear();
	if (stopped !== undefined) return refuse(stopped);
	return Math.max(...good.map(statusOf));
}

/** Prints the cards of armies into a PDF and returns the exit status. */
export async function printCards(
	order: CardsOrder,
	language: Language,
	context: CommandContext
): Promise<number> {
	const texts = await loadProblemTexts(language);
	const print: Print = (text) => note(context.errors, escapeControls(text));
	const progress = new Progress(context);
	const known = await knownPacks(order, language, context);
	if (!known.ok) return known.status;
	const { packs } = known;
	const good: Readable[] = [];
	for await (const assessed of armiesIn(order.files, language, context, { progress, packs })) {
		if (!assessed.ok) {
			await progress.clear();
			await print(refusalText(assessed, texts));
			return 2;
		}
		good.push(assessed);
	}
	const [first, ...others] = good;
	if (!first) return 2;
	const build = context.version;
	return printed({ good: [first, ...others], order, language, build, print, progress });
}
