import { memoByIdentity } from '$lib/rules/memo';
import type { League, Meeting, PlayOff, Protocol, Walkover } from '../league-file';
import type { Regulation } from '../regulation';
import type { Counting, Taken } from './counting';
import type { Digest } from './entry';
import type { People } from './people';
import { nameOf, oldestFirst, type Heads, type Version } from './records';
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
export function meetingsOf(counting: Counting, people: People, seasons: Seasons): Meeting[] {
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
	const written = counting
		.take('meeting', ({ record }) =>
			isComplete(joined(record)) ? { city: record.city } : undefined
		)
		.map((taken) => {
			const { record, replaces } = taken.body;
			const version = counting.version(taken, record.id, joined(record), replaces);
			return { rank: taken.rank, version };
		});
	const adopted = counting.adopted('meetings', (meeting) => {
		const made = joined(meeting);
		return isComplete(made) ? made : undefined;
	});
	const records = oldestFirst(counting.settle('meetings', counting.ofOwnCity(written, adopted)));
	return records.map(({ heads: [{ value }] }) => value);
}

/** The player of a game that a key signs for; nobody if it is the key of both. */
function signerOf(persons: readonly string[], pair: readonly string[]): string | undefined {
	const [one, other] = pair.filter((player) => persons.includes(player));
	return other === undefined ? one : undefined;
}

interface Signed {
	/** Players of the game who signed or confirmed. */
	readonly players: ReadonlySet<string>;
	readonly official: boolean;
	readonly persons: readonly string[];
}

/** Reports without confirmations. */
const OFFICIAL: Signed = { players: new Set(), official: true, persons: [] };
const ALONE: Signed = { ...OFFICIAL, official: false };

/** Who signs for each report. */
function signaturesOf(
	counting: Counting,
	reports: readonly { readonly taken: Taken<'report'>; readonly value: Protocol }[],
	cityOf: (meeting: string) => string | undefined
): Map<Digest, Signed> {
	const pairOf = ({ light, dark }: Protocol) => [light.player, dark.player];
	const byDigest = new Map(reports.map((one) => [one.taken.known.digest, one]));
	const confirmations = counting.take('confirmation', ({ report }) => {
		const found = byDigest.get(report)?.value;
		return found && { city: cityOf(found.meeting), own: pairOf(found) };
	});
	const byReport = new Map<Digest, Taken<'confirmation'>[]>();
	for (const one of confirmations) {
		byReport.set(one.body.report, [...(byReport.get(one.body.report) ?? []), one]);
	}
	return new Map(
		reports.map(({ taken, value }) => {
			const confirmed = byReport.get(taken.known.digest);
			if (!confirmed) return [taken.known.digest, taken.by === 'official' ? OFFICIAL : ALONE];
			const all = [taken, ...confirmed];
			const players = all.flatMap(({ persons }) => signerOf(persons, pairOf(value)) ?? []);
			const signed: Signed = {
				players: new Set(players),
				official: all.some(({ by }) => by === 'official'),
				persons: [...new Set(confirmed.flatMap(({ persons }) => persons))].sort()
			};
			return [taken.known.digest, signed];
		})
	);
}

/** Several heads that say something about one game, whichever record they belong to. */
function groupsOf<T extends Protocol | Walkover>(
	records: readonly Heads<T>[],
	identityOf: (value: T) => string
): Version<T>[][] {
	const groups = new Map<string, Version<T>[]>();
	for (const { rivals: heads } of records) {
		const rivals = heads.length > 1 ? heads : heads.filter(({ value }) => value.annulled !== true);
		const identities = new Set(rivals.map(({ value }) => identityOf(value)));
		const known = [...identities].flatMap((identity) => groups.get(identity) ?? []);
		const group = known.length > 0 ? [...new Set([...known, ...rivals])] : [...rivals];
		for (const { value } of known) identities.add(identityOf(value));
		for (const identity of identities) groups.set(identity, group);
	}
	return [...new Set(groups.values())].filter(({ length }) => length > 1);
}

/** Whether all reports are from one version-1 file, in which a later report of a game is a replay. */
function isOneFile([first, ...others]: readonly Version<unknown>[]): boolean {
	return (
		first?.place !== undefined &&
		first.digests.some((digest) => others.every(({ digests }) => digests.includes(digest)))
	);
}

interface Settled<T> {
	readonly counting: T[];
	readonly contested: Version<T>[][];
}

/** Leaves out contested games. A report that both players confirm, and no other one, decides a contest. */
function settled<T extends Protocol | Walkover>(
	counting: Counting,
	records: readonly Heads<T>[],
	identityOf: (value: T) => string,
	isAgreed: (version: Version<T>) => boolean
): Settled<T> {
	const out = new Set<Version<T>>();
	const contested: Version<T>[][] = [];
	for (const group of groupsOf(records, identityOf)) {
		if (isOneFile(group)) continue;
		const agreed = group.filter(isAgreed);
		const losers = agreed.length === 1 ? group.filter((one) => one !== agreed[0]) : group;
		for (const loser of losers) {
			out.add(loser);
			if (loser.place !== undefined) continue;
			counting.refuse(nameOf(loser), losers === group ? 'contested' : 'overruled');
		}
		if (losers === group) contested.push(group);
	}
	const left: T[] = [];
	for (const { rivals } of records) {
		const head = rivals.find((one) => !out.has(one));
		if (head) left.push(head.value);
	}
	return { counting: left, contested };
}

/** A game's identity; its number only sorts. */
export const gameIdentity = memoByIdentity(
	({ meeting, scenario, light, dark, replay }: Protocol): string =>
		[meeting, scenario, light.player, dark.player, replay === true].join(' ')
);

/** The later reports of games that a version-1 file reports twice: there, they counted as replays. */
const replaysIn = memoByIdentity(({ protocols }: League): ReadonlySet<string> => {
	const seen = new Set<string>();
	const inOrder = protocols
		.filter(({ annulled }) => annulled !== true)
		.sort((a, b) => a.game - b.game || (a.id < b.id ? -1 : 1));
	const later = inOrder.filter((report) => {
		const identity = gameIdentity(report);
		return seen.size === seen.add(identity).size;
	});
	return new Set(later.map(({ id }) => id));
});

/** An absence counts for one scenario of a meeting. */
function absenceIdentity({ meeting, present, absent }: Walkover): string {
	return [meeting, present, absent].join(' ');
}

type Held = ReadonlyMap<string, Meeting>;

function reportsOf({ counting }: Known, names: Names, meetings: Held) {
	const cityOf = (meeting: string) => meetings.get(meeting)?.city;
	const isComplete = ({ meeting, scenario, light, dark, referee }: Protocol) => {
		const held = meetings.get(meeting);
		const isKnown = held && names.scenario(held.season, scenario) && names.person(referee);
		return isKnown === true && names.players(light.player, dark.player);
	};
	const joined = (report: Protocol) => joinedReport(report, counting.sameAs);
	const taken = counting
		.take('report', ({ record }) => {
			const value = joined(record);
			const own = [value.light.player, value.dark.player];
			return isComplete(value) ? { city: cityOf(value.meeting), own } : undefined;
		})
		.map((one) => ({ taken: one, value: joined(one.body.record) }));
	const signatures = signaturesOf(counting, taken, cityOf);
	const written = taken.flatMap(({ taken: one, value }): Version<Protocol>[] => {
		const { digest } = one.known;
		const signed = signatures.get(digest);
		if (!signed?.official && signed?.players.size !== 2) {
			counting.refuse(digest, 'unconfirmed');
			return [];
		}
		return [counting.version(one, value.id, value, one.body.replaces)];
	});
	const adopted = counting.adopted('protocols', (report, league) => {
		const value = joined(report);
		const marked = replaysIn(league).has(report.id) ? { ...value, replay: true } : value;
		return isComplete(value) ? marked : undefined;
	});
	const records = oldestFirst(counting.settle('protocols', [...adopted, ...written], false));
	const isAgreed = (version: Version<Protocol>) =>
		signatures.get(nameOf(version))?.players.size === 2;
	return { signatures, ...settled(counting, records, gameIdentity, isAgreed) };
}

function walkoversOf({ counting }: Known, names: Names, meetings: Held): Settled<Walkover> {
	const isComplete = ({ meeting, scenario, present, absent }: Walkover) => {
		const held = meetings.get(meeting);
		return !!held && names.scenario(held.season, scenario) && names.players(present, absent);
	};
	const joined = (walkover: Walkover) => joinedWalkover(walkover, counting.sameAs);
	const written = counting
		.take('walkover', ({ record }) =>
			isComplete(joined(record)) ? { city: meetings.get(record.meeting)?.city } : undefined
		)
		.map((one) => {
			const { record, replaces } = one.body;
			return counting.version(one, record.id, joined(record), replaces);
		});
	const adopted = counting.adopted('walkovers', (walkover) => {
		const value = joined(walkover);
		return isComplete(value) ? value : undefined;
	});
	const records = oldestFirst(counting.settle('walkovers', [...adopted, ...written], false));
	return settled(counting, records, absenceIdentity, () => false);
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
	const adopted = counting.adopted('playOffs', (playOff) => {
		const value = joined(playOff);
		return isComplete(value) ? value : undefined;
	});
	return oldestFirst(counting.settle('playOffs', [...adopted, ...written])).map(
		({ heads: [{ value }] }) => value
	);
}

/** Games, walkovers and play-offs at the meetings of a league. */
export function gamesOf(
	counting: Counting,
	people: People,
	seasons: Seasons,
	byId: ReadonlyMap<string, Meeting>
): Games {
	const known: Known = { counting, people, ...seasons };
	const names = new Names(known);
	const { signatures, ...reports } = reportsOf(known, names, byId);
	const absences = walkoversOf(known, names, byId);
	const rival = <T extends Protocol | Walkover>(version: Version<T>): Rival<T> => {
		const digest = nameOf(version);
		const confirmedBy = [...(signatures.get(digest)?.players ?? [])].sort();
		return { digest, report: version.value, confirmedBy };
	};
	return {
		protocols: reports.counting,
		walkovers: absences.counting,
		playOffs: playOffsOf(known, names),
		contested: [
			...reports.contested.map((group): Contested => {
				return { kind: 'game', reports: group.map(rival) };
			}),
			...absences.contested.map((group): Contested => {
				return { kind: 'walkover', reports: group.map(rival) };
			})
		],
		confirmations: new Map([...signatures].map(([digest, { persons }]) => [digest, persons]))
	};
}
