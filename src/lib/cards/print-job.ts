import { assess } from '$lib/rules/assess';
import type { Army } from '$lib/rules/choices';
import { bookmarked } from './layout/bookmarks';
import { imposed } from './layout/impose';
import { printedCards, type PrintedCard } from './layout/face';
import type { PrintSettings } from './layout/settings';
import { cardsAlone } from './layout/single';
import type { Card, CardTexts } from './model/card';
import { cardsOf, type CardChoice } from './model/cards';
import type { Sheet } from './print/marks';
import { rosterSheets } from './sheets/roster';
import { missingLetters } from './type/faces';

/** A card for each unit, or all of them in one list. */
export type Printed = 'cards' | 'list';

/** Everything that sheets are printed from, but the words. */
export interface PrintJob {
	readonly what: Printed;
	readonly army: Army;
	readonly choice: CardChoice;
	readonly settings: PrintSettings;
	/** Opens the army, from the code on its list. */
	readonly link?: string;
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

function listOf({ army, settings, link }: PrintJob, texts: CardTexts): Sheet[] {
	return rosterSheets({ army, assessment: assess(army) }, texts, settings.paper, link);
}

/** All sheets of a job; told after each card how many of how many are done. */
export function sheetsOf(
	job: PrintJob,
	texts: CardTexts,
	done?: (cards: number, of: number) => void
): Sheet[] {
	if (job.what === 'list') return listOf(job, texts);
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
	texts: CardTexts,
	most: number
): { readonly sheets: Sheet[]; readonly more: boolean } {
	if (job.what === 'list') return { sheets: listOf(job, texts), more: false };
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
