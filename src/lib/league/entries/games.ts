import { eachInParts, flatMapInParts } from '../in-parts';
import type { Meeting, PlayOff, Protocol, Walkover } from '../league-file';
import type { Regulation } from '../regulation';
import { playersOf, signaturesOf, type Reported } from './agreement';
import { rankOf } from './authority';
import { withoutForeignClaims, type Claim } from './claims';
import type { Counting } from './counting';
import type { Digest } from './entry';
import type { People } from './people';
import { isSameValue, oldestFirst, oldestFirstInParts, type Heads, type Version } from './records';
import type { Seasons } from './seasons';

/** A report of a contested game. */
export interface Rival<T extends Protocol | Walkover> {
	readonly digest: Digest;
	readonly report: T;
	/** Players of the game who signed or confirmed it. */
	readonly confirmedBy: readonly string[];
}

/** A game with reports that contradict each other; none of them counts. */
export type Contested =
	| { readonly kind: 'game'; readonly reports: readonly Rival<Protocol>[] }
	| { readonly kind: 'walkover'; readonly reports: readonly Rival<Walkover>[] };

/** The games of a league. A contested one is in none of the lists. */
export interface Games {
	readonly protocols: readonly Protocol[];
	readonly walkovers: readonly Walkover[];
	readonly playOffs: readonly PlayOff[];
	readonly contested: readonly Contested[];
	/** The players and officials who confirmed each report, by digest. */
	readonly confirmations: ReadonlyMap<Digest, readonly string[]>;
	/** Reports on which both players or a referee agreed, so that only referees change them. */
	readonly firm: ReadonlySet<Digest>;
}

type Known = { readonly counting: Counting; readonly people: People } & Seasons;

function rulesOf({ seasons, regulation }: Known, season: string): Regulation | undefined {
	const found = seasons.find(({ id }) => id === season);
	return found && (found.regulation ?? regulation);
}

/** Whether everybody and everything that a record names exists. */
class Names {
	readonly #people: People;
	constructor(readonly known: Known) {
		this.#people = known.people;
	}
	players(...ids: readonly string[]): boolean {
		return ids.every((id) => this.#people.byId.has(id));
	}
	person(id: string | null | undefined): boolean {
		const { byId, officials } = this.#people;
		return id === null || id === undefined || byId.has(id) || officials.has(id);
	}
	scenario(season: string, id: string): boolean {
		return rulesOf(this.known, season)?.scenarios.some((one) => one.id === id) === true;
	}
}

/** The record with the ids that count for persons who are registered twice; itself if none of them is. */
function joinedMeeting(meeting: Meeting, sameAs: Counting['sameAs']): Meeting {
	const isOther = (id: string | null | undefined) => !!id && sameAs(id) !== id;
	const { referee, plan } = meeting;
	const named = plan.flatMap((game) => [game.light, game.dark, game.referee]);
	if (![referee, ...named].some(isOther)) return meeting;
	const maybe = (id: string | null) => id && sameAs(id);
	const games = plan.map((game) => ({
		...game,
		light: sameAs(game.light),
		dark: sameAs(game.dark),
		...(game.referee !== undefined && { referee: maybe(game.referee) })
	}));
	return { ...meeting, referee: maybe(referee), plan: games };
}

function joinedReport(report: Protocol, sameAs: Counting['sameAs']): Protocol {
	const { light, dark, referee } = report;
	const [one, other] = [sameAs(light.player), sameAs(dark.player)];
	const judge = referee && sameAs(referee);
	if (one === light.player && other === dark.player && judge === referee) return report;
	const sides = { light: { ...light, player: one }, dark: { ...dark, player: other } };
	return { ...report, ...sides, referee: judge };
}

function joinedWalkover(walkover: Walkover, sameAs: Counting['sameAs']): Walkover {
	const [present, absent] = [sameAs(walkover.present), sameAs(walkover.absent)];
	const isSame = present === walkover.present && absent === walkover.absent;
	return isSame ? walkover : { ...walkover, present, absent };
}

/** The meetings of a league, the oldest first. */
export function* meetingsOf(
	counting: Counting,
	people: People,
	seasons: Seasons
): Generator<void, Meeting[]> {
	const known: Known = { counting, people, ...seasons };
	const names = new Names(known);
	const isComplete = ({ season, referee, plan }: Meeting) =>
		rulesOf(known, season) !== undefined &&
		names.person(referee) &&
		plan.every(
			(game) =>
				names.players(game.light, game.dark) &&
				names.person(game.referee) &&
				names.scenario(season, game.scenario)
		);
	const joined = (meeting: Meeting) => joinedMeeting(meeting, counting.sameAs);
	const taken = yield* counting.takeInParts('meeting', ({ record }) =>
		isComplete(joined(record)) ? { city: record.city } : undefined
	);
	const written = yield* flatMapInParts(taken, (one) => {
		const { record, replaces } = one.body;
		const version = counting.version(one, record.id, joined(record), replaces);
		return [{ taken: one, version }];
	});
	const versions = yield* withoutForeignClaims(counting, written, ({ city }) => ({
		city
	}));
	const records = oldestFirst(yield* counting.settleInParts('meetings', versions));
	return records.map(({ heads: [{ value }] }) => value);
}

/** Several heads that say something about one game, whichever record they belong to. */
function* groupsOf<T extends Protocol | Walkover>(
	records: readonly Heads<T>[],
	identityOf: (value: T) => string
): Generator<void, Version<T>[][]> {
	const groups = new Map<string, Version<T>[]>();
	yield* eachInParts(records, ({ rivals: heads }) => {
		const rivals = heads.length > 1 ? heads : heads.filter(({ value }) => value.annulled !== true);
		const identities = new Set(rivals.map(({ value }) => identityOf(value)));
		const known = [...identities].flatMap((identity) => groups.get(identity) ?? []);
		const group = known.length > 0 ? [...new Set([...known, ...rivals])] : [...rivals];
		for (const { value } of known) identities.add(identityOf(value));
		for (const identity of identities) groups.set(identity, group);
	});
	return [...new Set(groups.values())].filter(({ length }) => length > 1);
}

interface Settled<T> {
	readonly counting: T[];
	readonly contested: Version<T>[][];
}

/** Leaves out contested games. A report that both players confirm, and no other one, decides a contest. */
function* settled<T extends Protocol | Walkover>(
	counting: Counting,
	records: readonly Heads<T>[],
	identityOf: (value: T) => string,
	isAgreed: (version: Version<T>) => boolean
): Generator<void, Settled<T>> {
	const out = new Set<Version<T>>();
	const contested: Version<T>[][] = [];
	const headsOf = new Map(records.map(({ record, heads }) => [record, heads]));
	const isDecided = (version: Version<T>) =>
		headsOf
			.get(version.record)
			?.some((head) => isAgreed(head) && isSameValue(head.value, version.value)) === true;
	const groups = yield* groupsOf(records, identityOf);
	yield;
	for (const group of groups) {
		const agreed = group.filter(isDecided);
		const losers = agreed.length === 1 ? group.filter((one) => one !== agreed[0]) : group;
		for (const loser of losers) {
			out.add(loser);
			counting.refuse(loser.digest, losers === group ? 'contested' : 'overruled');
		}
		if (losers === group) contested.push(group);
	}
	yield;
	const left = yield* flatMapInParts(records, ({ rivals }) => {
		const head = rivals.find((one) => !out.has(one));
		return head ? [head.value] : [];
	});
	return { counting: left, contested };
}

type Held = ReadonlyMap<string, Meeting>;

/**
 * A game's identity; its number only sorts. Two meetings on one day are one: two organizers may both have entered it.
 */
function gameIdentity(
	{ meeting, scenario, light, dark, replay }: Protocol,
	held: { readonly season: string; readonly on: string } | undefined
): string {
	const day = dayOf(meeting, held);
	return [day, scenario, light.player, dark.player, replay === true].join(' ');
}

function dayOf(
	meeting: string,
	held: { readonly season: string; readonly on: string } | undefined
): string {
	return held ? `${held.season} ${held.on}` : meeting;
}

/** An absence counts for one scenario of a meeting, of which two organizers may both have entered theirs. */
function absenceIdentity({ meeting, present, absent }: Walkover, meetings: Held): string {
	return [dayOf(meeting, meetings.get(meeting)), present, absent].join(' ');
}

/** The reports that count so far, with who signs for them. */
function* signedReports(
	counting: Counting,
	meetings: Held,
	isComplete: (value: Protocol) => boolean
) {
	const cityOf = (meeting: string) => meetings.get(meeting)?.city;
	const written = yield* counting.takeInParts('report', ({ record }) => {
		const value = joinedReport(record, counting.sameAs);
		const own = playersOf(value);
		const isGame = own[0] !== own[1] && isComplete(value);
		return isGame ? { city: cityOf(value.meeting), own } : undefined;
	});
	const taken = yield* flatMapInParts(written, (one): Reported[] => {
		return [{ taken: one, value: joinedReport(one.body.record, counting.sameAs) }];
	});
	const signatures = yield* signaturesOf(counting, taken, cityOf);
	yield;
	const isFirm = (digest: Digest) => signatures.get(digest)?.isFirm === true;
	const claims = yield* flatMapInParts(taken, ({ taken: one, value }): Claim<Protocol>[] => {
		const { digest } = one.known;
		const signed = signatures.get(digest);
		if (!signed) return [];
		const { replaces } = one.body;
		const isEntitled = signed.isFirm || one.rank >= rankOf('referee') || !replaces.some(isFirm);
		if (isEntitled && (signed.official || signed.players.size === 2)) {
			return [{ taken: one, version: counting.version(one, value.id, value, replaces) }];
		}
		counting.refuse(digest, isEntitled ? 'unconfirmed' : 'agreed');
		return [];
	});
	return { signatures, claims };
}

function* reportsOf({ counting }: Known, names: Names, meetings: Held) {
	const isComplete = ({ meeting, scenario, light, dark, referee }: Protocol) => {
		const held = meetings.get(meeting);
		const isKnown = held && names.scenario(held.season, scenario) && names.person(referee);
		return isKnown === true && names.players(light.player, dark.player);
	};
	const { signatures, claims } = yield* signedReports(counting, meetings, isComplete);
	yield;
	const versions = yield* withoutForeignClaims(counting, claims, (value) => ({
		city: meetings.get(value.meeting)?.city,
		own: playersOf(value)
	}));
	const settledReports = yield* counting.settleInParts('protocols', versions, false);
	const records = yield* oldestFirstInParts(settledReports);
	const identityOf = (report: Protocol) => gameIdentity(report, meetings.get(report.meeting));
	const isAgreed = (version: Version<Protocol>) =>
		signatures.get(version.digest)?.players.size === 2;
	return { signatures, ...(yield* settled(counting, records, identityOf, isAgreed)) };
}

function* walkoversOf(
	{ counting }: Known,
	names: Names,
	meetings: Held
): Generator<void, Settled<Walkover>> {
	const isComplete = ({ meeting, scenario, present, absent }: Walkover) => {
		const held = meetings.get(meeting);
		return !!held && names.scenario(held.season, scenario) && names.players(present, absent);
	};
	const joined = (walkover: Walkover) => joinedWalkover(walkover, counting.sameAs);
	const placeOf = ({ meeting }: Walkover) => ({ city: meetings.get(meeting)?.city });
	const taken = yield* counting.takeInParts('walkover', ({ record }) => {
		const value = joined(record);
		return isComplete(value) && value.present !== value.absent ? placeOf(value) : undefined;
	});
	const written = yield* flatMapInParts(taken, (one): Claim<Walkover>[] => {
		const { record, replaces } = one.body;
		const version = counting.version(one, record.id, joined(record), replaces);
		return [{ taken: one, version }];
	});
	const versions = yield* withoutForeignClaims(counting, written, placeOf);
	const records = oldestFirst(yield* counting.settleInParts('walkovers', versions, false));
	const identityOf = (walkover: Walkover) => absenceIdentity(walkover, meetings);
	return yield* settled(counting, records, identityOf, () => false);
}

function playOffsOf(known: Known, names: Names): PlayOff[] {
	const { counting } = known;
	const joined = (playOff: PlayOff): PlayOff => {
		const [one, other] = playOff.players;
		const players: PlayOff['players'] = [counting.sameAs(one), counting.sameAs(other)];
		return { ...playOff, players, winner: counting.sameAs(playOff.winner) };
	};
	const isComplete = ({ season, scenario, players, winner }: PlayOff) =>
		names.scenario(season, scenario) && names.players(...players) && players.includes(winner);
	const written = counting
		.take('playOff', ({ record }) => (isComplete(joined(record)) ? {} : undefined))
		.map((one) => {
			const { record, replaces } = one.body;
			return counting.version(one, record.id, joined(record), replaces);
		});
	return oldestFirst(counting.settle('playOffs', written)).map(({ heads: [{ value }] }) => value);
}

/** Games, walkovers and play-offs at the meetings of a league. Pauses after each step. */
export function* gamesOf(
	counting: Counting,
	people: People,
	seasons: Seasons,
	byId: ReadonlyMap<string, Meeting>
): Generator<void, Games> {
	const known: Known = { counting, people, ...seasons };
	const names = new Names(known);
	const { signatures, ...reports } = yield* reportsOf(known, names, byId);
	yield;
	const absences = yield* walkoversOf(known, names, byId);
	yield;
	const rival = <T extends Protocol | Walkover>(version: Version<T>): Rival<T> => {
		const digest = version.digest;
		const confirmedBy = [...(signatures.get(digest)?.players ?? [])].sort();
		return { digest, report: version.value, confirmedBy };
	};
	const playOffs = playOffsOf(known, names);
	yield;
	return {
		protocols: reports.counting,
		walkovers: absences.counting,
		playOffs,
		contested: [
			...reports.contested.map((group): Contested => {
				return { kind: 'game', reports: group.map(rival) };
			}),
			...absences.contested.map((group): Contested => {
				return { kind: 'walkover', reports: group.map(rival) };
			})
		],
		confirmations: new Map([...signatures].map(([digest, { persons }]) => [digest, persons])),
		firm: new Set([...signatures].flatMap(([digest, { isFirm }]) => (isFirm ? [digest] : [])))
	};
}
