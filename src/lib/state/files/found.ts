import type { BrikProblem } from '$lib/exchange/brik';
import type { PackFileReading } from '$lib/exchange/pack-file';
import type { LinkProblem } from '$lib/exchange/read-link';
import type { Army } from '$lib/rules/choices';
import type { GameDocument } from '../game/game-files';
import type { LeagueDocument } from '../league/league-document';
import type { LinkedPage } from './linked-page';

/** An army that was read, and whether its id is taken. */
export interface OfferedArmy {
	readonly army: Army;
	readonly known: boolean;
}

/** A file that cannot be imported, and why. */
export interface RefusedFile {
	readonly fileName: string;
	readonly problem: BrikProblem | LinkProblem | { readonly code: 'unreadable'; readonly path: '' };
}

/** What was read and is saved only when the user confirms. */
export type Offer =
	| {
			readonly fileName: string;
			readonly armies: readonly OfferedArmy[];
			/** The files beside them that cannot be imported. */
			readonly refused: readonly RefusedFile[];
	  }
	| { readonly fileName: string; readonly problem: BrikProblem }
	| { readonly fileName: string; readonly leagueDocument: LeagueDocument }
	| { readonly fileName: string; readonly gameDocument: GameDocument }
	| { readonly fileName: string; readonly packFile: PackFileReading };

/** What came of a file or a text: an offer, a backup for its page, an address to open, or a text that does not read. */
export type Arrival =
	| 'offered'
	| 'cancelled'
	| { readonly backup: File }
	| { readonly page: LinkedPage }
	| { readonly problem: LinkProblem };

/** What is in a file or text: something to offer, a league that is read when it is opened, or an arrival. */
export type Found =
	{ readonly offer: Offer } | { readonly large: File } | Exclude<Arrival, 'offered' | 'cancelled'>;

/** Whether a text has nothing to do with the app. */
export const isNothing = (arrival: Arrival | Found): boolean =>
	typeof arrival === 'object' && 'problem' in arrival && arrival.problem.code === 'notALink';
