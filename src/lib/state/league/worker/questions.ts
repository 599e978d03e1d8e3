import type { ActName, Given } from '$lib/league/acts';
import type { Day } from '$lib/league/calendar';
import type { Digest } from '$lib/league/entries/entry';
import type { OwnPart } from '$lib/league/own-part';
import type { PageChange } from '$lib/league/view/view-change';
import type { PrivateView } from '$lib/league/view/private-parts';
import type { LeagueView, Viewer } from '$lib/league/view/view';
import type { RoomEntryRow, StoredPlan } from '$lib/store';
import type { SignedLines } from '$lib/sync/room-client/protocol';
import type { ShownPage } from '../../hub/page-item';
import type { Task } from '../league-tasks';
import type { Step, Writer, Written } from './writing';

/** What a page shows of a league, with what only this device knows. */
export interface LeaguePage extends LeagueView {
	readonly revision: number;
	/** The time of the last change (ms). */
	readonly savedAt: number;
	readonly own: OwnPart | undefined;
	/** The number of entries of this device that nobody else can have yet. */
	readonly unsent: number;
	/** What the viewer can do next, the most urgent first. */
	readonly tasks: readonly Task[];
}

/** Who looks at a league, and when. */
interface PageViewer extends Viewer {
	readonly today: Day;
	/** Gets what has changed since its last answer; without one, everything. */
	readonly reader?: string;
	/** What this device has just stored. */
	readonly stored?: StoredPlan | undefined;
}

/** A league for a page, as what has changed since the last answer; without one if it cannot be read. */
export type ViewAnswer =
	| { readonly found: 'league'; readonly change: PageChange<LeaguePage> }
	| { readonly found: 'unreadable' | 'nothing' };

interface Act<A extends ActName = ActName> {
	readonly act: A;
	readonly given: Given<A>;
}

/** An action with what it needs. */
export type AnyAct = { [A in ActName]: Act<A> }[ActName];

/** What the worker is asked about a stored league, by its id, and what it answers. */
export interface Questions {
	view: { readonly asked: PageViewer; readonly answer: ViewAnswer };
	act: { readonly asked: AnyAct & Writer; readonly answer: Written };
	step: { readonly asked: Step & Writer; readonly answer: Written };
	/** The files of submissions by their digests. */
	files: {
		readonly asked: { readonly contents: readonly Digest[] };
		readonly answer: ReadonlyMap<Digest, unknown>;
	};
	/** What everybody may see. */
	page: { readonly asked: object; readonly answer: ShownPage | undefined };
	/** What a room needs to know about private parts. */
	private: {
		readonly asked: Pick<Viewer, 'keys'>;
		readonly answer: PrivateView | undefined;
	};
	/** The digests of the photos in reports. */
	photos: { readonly asked: object; readonly answer: ReadonlySet<Digest> };
}

export type Topic = keyof Questions;
export type Asked<T extends Topic> = Questions[T]['asked'];
export type Answer<T extends Topic> = Questions[T]['answer'];

/** A question as it is sent to the worker. */
export interface Order<T extends Topic = Topic> {
	readonly number: number;
	readonly database: string;
	readonly id: string;
	readonly topic: T;
	readonly asked: Asked<T>;
}

/** What arrived from a room for the worker to store. */
export interface Arrival {
	readonly number: number;
	readonly database: string;
	readonly arrival:
		| { readonly signed: readonly SignedLines[]; readonly only: Digest | undefined }
		| { readonly rows: readonly RoomEntryRow[] };
}

/** What the worker sends back. */
export type Reply =
	| { readonly number: number; readonly share: number }
	| { readonly number: number; readonly answer: unknown }
	| { readonly number: number; readonly error: string };
