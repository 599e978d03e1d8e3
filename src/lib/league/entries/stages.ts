import type { Meeting } from '../league-file';
import { annulmentsIn } from './annulments';
import { authorityOf } from './authority';
import type { Kind } from './bodies';
import { Counting } from './counting';
import type { KnownEntry } from './entry';
import type { EntrySet } from './entry-set';
import { gamesOf, meetingsOf, type Games } from './games';
import { peopleOf, type People } from './people';
import { GAMES, sameForGames, sameForSubmissions, SUBMISSIONS } from './reuse';
import { seasonsOf, type Seasons } from './seasons';
import { submissionsOf, type Submissions } from './submissions';

/** What games and submissions depend on. */
export interface Base {
	readonly people: People;
	readonly seasons: Seasons;
	readonly meetings: Meeting[];
	readonly held: ReadonlyMap<string, Meeting>;
	/** Whether no entry of another kind can change it. */
	readonly isSettled: boolean;
}

/** A part of the state, with the entries that it counts. */
export interface Stage<T> {
	readonly counting: Counting;
	readonly made: T;
}

/** The state of a league in parts that are worked out again only if their entries change. */
export interface Stages {
	readonly set: EntrySet;
	readonly base: Stage<Base>;
	readonly games: Stage<Games>;
	readonly submissions: Stage<Submissions>;
}

const RIGHTS = ['appointment', 'dismissal', 'key', 'keyRevoked', 'annulment'] as const;
const BASE: readonly Kind[] = [
	...(['founding', ...RIGHTS, 'player', 'samePerson', 'withdrawal'] as const),
	...(['regulation', 'season', 'seasonChange', 'meeting', 'note'] as const)
];

/** Whether an entry about rights refers to something that has not arrived. */
function isWaiting({ entry: { body } }: KnownEntry, set: EntrySet): boolean {
	if (body.kind === 'dismissal') return !body.appointments.every((one) => set.byDigest.has(one));
	return false;
}

/** Entries about rights, annulments and notes. */
function countOthers(counting: Counting): void {
	const { set, authority, annulments } = counting;
	for (const digest of authority.counted) counting.count(digest);
	for (const digest of annulments.counted) counting.count(digest);
	for (const [digest, reason] of annulments.uncounted) counting.refuse(digest, reason);
	counting.take('note', () => ({}));
	for (const known of RIGHTS.flatMap((kind): readonly KnownEntry[] => set.of(kind))) {
		const { digest } = known;
		if (counting.counted.has(digest) || counting.reasons.has(digest)) continue;
		const reason = counting.lacking(known, authority.grantsOf(known));
		const waits = reason === 'noRight' && isWaiting(known, set);
		counting.refuse(digest, waits ? 'waits' : reason);
	}
}

/** Whether later entries of other kinds can neither complete a chain of entries nor be annulled already. */
function isSettled({ set, annulments }: Counting): boolean {
	const cuts = [...set.of('dismissal'), ...set.of('keyRevoked')];
	return (
		![...annulments.uncounted.values()].includes('waits') &&
		cuts.every(({ entry }) => set.isComplete(entry.body.keeps))
	);
}

function* baseOf(set: EntrySet): Generator<void, Stage<Base>> {
	const authority = authorityOf(set);
	yield;
	const counting = new Counting(set, authority, annulmentsIn(set, authority));
	yield;
	const people = yield* peopleOf(counting);
	yield;
	const seasons = seasonsOf(counting);
	yield;
	const meetings = yield* meetingsOf(counting, people, seasons);
	yield;
	countOthers(counting);
	const held = new Map(meetings.map((meeting) => [meeting.id, meeting]));
	return { counting, made: { people, seasons, meetings, held, isSettled: isSettled(counting) } };
}

/**
 * The parts of a state; those of the state before where their entries and all that they depend on are the same. Pauses
 * after each step that takes long in a large league.
 */
export function* stagesOf(
	set: EntrySet,
	before?: { readonly stages: Stages }
): Generator<void, Stages> {
	const last = before?.stages;
	const comparable = last?.base.made.isSettled === true;
	const isSame = comparable && set.isSameIn(last.set, BASE);
	const base = isSame ? last.base : yield* baseOf(set);
	yield;
	const { people, seasons, held, isSettled: settled } = base.made;
	const known = comparable && settled ? last : undefined;
	const reusesGames =
		known && set.isSameIn(known.set, GAMES) && (isSame || sameForGames(known, base));
	const reusesSubmissions =
		known && set.isSameIn(known.set, SUBMISSIONS) && (isSame || sameForSubmissions(known, base));
	const gamesStage = function* () {
		const counting = base.counting.next(set);
		return { counting, made: yield* gamesOf(counting, people, seasons, held) };
	};
	const submissionsStage = function* () {
		const counting = base.counting.next(set);
		return { counting, made: yield* submissionsOf(counting, people, held) };
	};
	const games = reusesGames ? known.games : yield* gamesStage();
	yield;
	const submissions = reusesSubmissions ? known.submissions : yield* submissionsStage();
	yield;
	return { set, base, games, submissions };
}
