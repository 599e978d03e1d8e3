import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { assortmentOf, rulebookOf } from '$lib/rules/registry';
import { bookmarked } from './layout/bookmarks';
import { imposed, isTwoSided } from './layout/impose';
import { printedCards, type PrintedCard } from './layout/face';
import type { PrintSettings } from './layout/settings';
import { cardsAlone } from './layout/single';
import type { Card, CardTexts, SheetTexts } from './model/card';
import { cardsOf, type CardChoice } from './model/cards';
import type { Sheet } from './print/marks';
import type { BlankKind } from './sheets/blank-contents';
import { blankSheets } from './sheets/blanks';
import { ledgerSheets } from './sheets/ledger';
import { offsetTestSheets } from './sheets/offset-test';
import { referenceSheets } from './sheets/reference/reference';
import { rosterSheets } from './sheets/roster';
import { rulerSheets } from './sheets/rulers';
import { missingLetters } from './type/faces';

/** A card for each unit, all of them in one list or one bill, or a sheet that needs no unit. */
export const PRINTED = [
	'cards',
	'list',
	'ledger',
	'reference',
	'blanks',
	'rulers',
	'offset'
] as const;
export type Printed = (typeof PRINTED)[number];

/** Everything that sheets are printed from, but the words. */
export interface PrintJob {
	readonly what: Printed;
	readonly army: Army;
	readonly choice: CardChoice;
	/** What blank cards are for: the first kind of the rulebook, if not told. */
	readonly blank?: BlankKind;
	readonly settings: PrintSettings;
	/** Opens the army, from the code on its list. */
	readonly link?: string;
}

/** What is printed on cards, in a format and on one side or two. */
export const isOnCards = (what: Printed) => what === 'cards' || what === 'blanks';

/** What is printed of an army, in the words of its owner. */
export const isOfArmy = (what: Printed) => what === 'cards' || what === 'list' || what === 'ledger';

/** Whether fronts and backs are sheets of their own, one behind the other. */
export function hasBacks(what: Printed, settings: PrintSettings): boolean {
	return what === 'offset' || (isOnCards(what) && isTwoSided(settings));
}

/** What the printed sheets are called: a title of the PDF and a name for its file. */
export function titleOf({ what, army }: PrintJob, { builder, cards }: CardTexts): string {
	const { whats, named } = cards.page;
	if (what === 'cards') return army.name;
	if (what === 'rulers' || what === 'offset') return whats[what];
	const name = isOfArmy(what) ? army.name : builder.terms.rulebooks[army.rulebook];
	return named({ what: whats[what], name });
}

/** The cards one by one as they are set; the same card printed for each figure is set once. */
function* setCards(
	cards: readonly Card[],
	{ settings }: PrintJob,
	texts: CardTexts
): Generator<PrintedCard[]> {
	const known = new Map<Card, PrintedCard[]>();
	for (const card of cards) {
		const set = known.get(card) ?? printedCards(card, settings, texts);
		known.set(card, set);
		yield set;
	}
}

/** The sheets of all but an army’s cards. */
function otherSheets(
	what: Exclude<Printed, 'cards'>,
	{ army, blank, settings, link }: PrintJob,
	texts: SheetTexts
): Sheet[] {
	const { paper } = settings;
	switch (what) {
		case 'list':
			return rosterSheets({ army, assessment: assess(army) }, texts, paper, link);
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
		case 'offset':
			return offsetTestSheets(settings, texts);
	}
}

/** All sheets of a job; told after each card how many of how many are done. */
export function sheetsOf(
	job: PrintJob,
	texts: SheetTexts,
	done?: (cards: number, of: number) => void
): Sheet[] {
	if (job.what !== 'cards') return otherSheets(job.what, job, texts);
	const cards = cardsOf(job.army, texts, job.choice);
	const printed: PrintedCard[] = [];
	for (const set of setCards(cards, job, texts)) {
		printed.push(...set);
		done?.(printed.length, cards.length);
	}
	const sheets = imposed(printed, job.settings);
	return bookmarked(sheets, printed, job.army, job.settings, texts);
}

/** The first sheets of a job, without setting the cards behind them, and whether there are more. */
export function firstSheets(
	job: PrintJob,
	texts: SheetTexts,
	most: number
): { readonly sheets: Sheet[]; readonly more: boolean } {
	if (job.what !== 'cards') return { sheets: otherSheets(job.what, job, texts), more: false };
	const printed: PrintedCard[] = [];
	for (const set of setCards(cardsOf(job.army, texts, job.choice), job, texts)) {
		printed.push(...set);
		if (printed.length > most) break;
	}
	return { sheets: imposed(printed.slice(0, most), job.settings), more: printed.length > most };
}

/** A unit's card by itself, its front and its back: what is shown to others as a picture. */
export function cardSheet(job: PrintJob, texts: CardTexts, unit: string): Sheet | undefined {
	const [card] = cardsOf(job.army, texts, { ...job.choice, units: [unit] });
	if (!card) return undefined;
	const settings = { ...job.settings, bleed: false };
	return cardsAlone(printedCards(card, settings, texts), settings);
}

/** Letters of all that the user has written for the cards that would be printed as □, each once. */
export function unprintable({ army }: Pick<PrintJob, 'army'>): string[] {
	const { notes: _, houseRules: __, ...printed } = army;
	return missingLetters(JSON.stringify(printed));
}
