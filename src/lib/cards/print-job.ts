import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { assortmentOf, rulebookOf } from '$lib/rules/registry';
import { withBookmarks } from './layout/bookmarks';
import { gridOf } from './layout/grid';
import { imposed } from './layout/impose';
import { printedCards, type PrintedCard } from './layout/face';
import type { PrintSettings } from './layout/settings';
import { isLarger, sheetSizes } from './layout/sheet-sizes';
import { singleCardSheets } from './layout/single';
import type { Card, CardTexts, SheetTexts } from './model/card';
import { cardsOf, type CardChoice } from './model/cards';
import type { GroupMark, Photo, Sheet } from './print/marks';
import { isOfArmy, type PrintKind } from './print-kinds';
import type { BlankKind } from './sheets/blank-contents';
import { blankSheets } from './sheets/blanks';
import { ledgerSheets } from './sheets/ledger';
import { offsetTestSheets } from './sheets/offset-test';
import { referenceSheets } from './sheets/reference/reference';
import { listSheets } from './sheets/list';
import { rosterSheets } from './sheets/roster';
import { tokenFillers, tokenSheets, tokensOf } from './sheets/tokens';
import { rulerSheets } from './sheets/rulers';
import { missingLetters } from './type/faces';

/** An army and which of its cards to print. */
interface Deck {
	readonly army: Army;
	readonly choice: CardChoice;
}

/** Everything needed to print except the texts. */
export interface PrintJob extends Deck {
	readonly what: PrintKind;
	/** Armies whose cards follow on the same sheets. */
	readonly others?: readonly Deck[];
	/** The kind of unit for blank cards; defaults to the rulebook's first kind. */
	readonly blank?: BlankKind;
	readonly settings: PrintSettings;
	/** The picture of the backs, if they have one. */
	readonly backPicture?: Photo;
	/** The texts of the QR codes on the list: the army's link, or the parts of it. */
	readonly codes?: readonly string[];
}

/** Returns the title of the PDF, also used for its file name. */
export function titleOf({ what, army }: PrintJob, { builder, cards }: CardTexts): string {
	const { whats, named } = cards.page;
	if (what === 'cards') return army.name;
	if (what === 'rulers' || what === 'offset') return whats[what];
	const name = isOfArmy(what) ? army.name : builder.terms.rulebooks[army.rulebook];
	return named({ what: whats[what], name });
}

/** The sheets of every kind except cards. */
function otherSheets(
	what: Exclude<PrintKind, 'cards'>,
	{ army, blank, settings, codes }: PrintJob,
	texts: SheetTexts
): Sheet[] {
	const { paper } = settings;
	switch (what) {
		case 'roster':
			return rosterSheets({ army, assessment: assess(army) }, texts, paper);
		case 'list':
			return listSheets({ army, assessment: assess(army) }, texts, paper, codes);
		case 'ledger':
			return ledgerSheets({ army, assessment: assess(army) }, texts, paper);
		case 'reference':
			return referenceSheets(army, texts, paper);
		case 'blanks':
			return blankSheets(
				blank ?? assortmentOf(army).units[0],
				rulebookOf(army.rulebook),
				settings,
				texts
			);
		case 'rulers':
			return rulerSheets(texts, paper);
		case 'tokens':
			return tokenSheets(army, texts, settings);
		case 'offset':
			return offsetTestSheets(settings, texts);
	}
}

const decksOf = ({ army, choice, others = [] }: PrintJob): Deck[] => [{ army, choice }, ...others];

/** Tokens for the places that cards leave empty on the last sheet. */
function fillersOf(job: PrintJob, cards: number, texts: CardTexts): GroupMark[] {
	const { settings } = job;
	const { cells, cell } = gridOf(settings);
	const free = (cells.length - (cards % cells.length)) % cells.length;
	if (!settings.filled || free === 0) return [];
	const tokens = decksOf(job).flatMap(({ army }) => tokensOf(army, texts));
	return tokenFillers(tokens, cell, free, settings);
}

/** Places cards, their copies and fillers on sheets. */
function cardSheets(job: PrintJob, cards: readonly PrintedCard[], texts: CardTexts): Sheet[] {
	const copies = Array.from({ length: job.settings.copies }, () => cards).flat();
	const fillers = fillersOf(job, copies.length, texts).map((front) => ({ front }));
	return copies.length > 0 ? imposed([...copies, ...fillers], job.settings) : [];
}

/** A card of the model, and the cards that it is printed on. */
interface PrintedUnit {
	readonly card: Card;
	readonly printed: readonly PrintedCard[];
}

/** Prints cards in the body size of their sheet, if their own is larger. */
function inSheetSizes(
	units: readonly PrintedUnit[],
	{ settings, backPicture }: PrintJob,
	texts: CardTexts
): PrintedUnit[] {
	const all = units.flatMap(({ printed }) => printed);
	const each = gridOf(settings).cells.length;
	const sizes = Array.from({ length: Math.ceil(all.length / each) }, (_, sheet) =>
		sheetSizes(all.slice(sheet * each, (sheet + 1) * each))
	);
	let index = 0;
	return units.map((unit) => {
		const { card, printed } = unit;
		const most = sizes[Math.floor(index / each)];
		index += printed.length;
		const [first] = printed;
		if (printed.length > 1 || !first || !most || !isLarger(first, most)) return unit;
		return { card, printed: printedCards(card, settings, texts, backPicture, most) };
	});
}

/** Returns all sheets of a job; calls back after each card with the number done and the total. */
export function sheetsOf(
	job: PrintJob,
	texts: SheetTexts,
	done?: (cards: number, of: number) => void
): Sheet[] {
	if (job.what !== 'cards') return otherSheets(job.what, job, texts);
	const decks = decksOf(job).map(({ army, choice }) => ({
		army,
		cards: cardsOf(army, texts, choice)
	}));
	const of = decks.reduce((sum, { cards }) => sum + cards.length, 0);
	let laidOut = 0;
	const units = decks.flatMap(({ cards }) =>
		cards.map((card): PrintedUnit => {
			done?.((laidOut += 1), of);
			return { card, printed: printedCards(card, job.settings, texts, job.backPicture) };
		})
	);
	const even = inSheetSizes(units, job, texts);
	let from = 0;
	const printed = decks.map(({ army, cards }) => {
		const own = even.slice(from, (from += cards.length));
		return { army, cards: own.flatMap((unit) => unit.printed) };
	});
	const all = printed.flatMap(({ cards }) => cards);
	return withBookmarks(cardSheets(job, all, texts), printed, job.settings, texts);
}

/** Returns the first sheets of a job without laying out the rest, and whether there are more. */
export function firstSheets(
	job: PrintJob,
	texts: SheetTexts,
	most: number
): { readonly sheets: Sheet[]; readonly more: boolean } {
	if (job.what !== 'cards') return { sheets: otherSheets(job.what, job, texts), more: false };
	const units: PrintedUnit[] = [];
	let count = 0;
	const cards = decksOf(job).flatMap(({ army, choice }) => cardsOf(army, texts, choice));
	for (const card of cards) {
		const printed = printedCards(card, job.settings, texts, job.backPicture);
		units.push({ card, printed });
		count += printed.length;
		if (count > most) break;
	}
	const printed = inSheetSizes(units, job, texts).flatMap((unit) => unit.printed);
	const all = printed.length * job.settings.copies;
	if (all <= most) return { sheets: cardSheets(job, printed, texts), more: false };
	return { sheets: imposed(printed.slice(0, most), job.settings), more: true };
}

/** Returns a single unit's card, front and back, for an image, and its name; the army's id is its own card. */
export function cardPicture(
	job: PrintJob,
	texts: CardTexts,
	unit: string
): { readonly name: string; readonly sheet: Sheet } | undefined {
	const [card] = cardsOf(job.army, texts, { ...job.choice, each: 'kind', units: [unit] });
	if (!card) return undefined;
	const settings = { ...job.settings, bleed: false };
	const printed = printedCards(card, settings, texts, job.backPicture);
	return { name: card.name, sheet: singleCardSheets(printed, settings) };
}

/** Returns the letters in the user's texts that no font has (the command prints them as □), each once. */
export function unprintable({ army }: Pick<PrintJob, 'army'>): string[] {
	const { notes: _, houseRules: __, ...printed } = army;
	return missingLetters(JSON.stringify(printed));
}
