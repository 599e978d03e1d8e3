import { MOST } from '$lib/army/format/limits';
import type { Meeting, PlayOff, Protocol, Walkover } from '../league-file';
import type { Regulation } from '../regulation';
import { playersOf, signaturesOf, type Reported, type Signed } from './agreement';
import { rankOf } from './authority';
import { withoutForeignClaims, type Claim } from './claims';
import type { Counting } from './counting';
import type { Digest } from './entry';
import {
	absenceAgreement,
	absenceIdentity,
	agreementOf,
	gameIdentity,
	type Held
} from './game-identity';
import {
	joinedMeeting,
	joinedPlayOff,
	joinedReport,
	joinedWalkover,
	plansOnePlayer
} from './joined';
import type { People } from './people';
import { oldestFirst, type Version } from './records';
import type { Seasons } from './seasons';
import { settled, type Agreeing, type Settled } from './settling';
import { suspendedIn, type Left } from './suspended';

/** A report of a contested game. */
export interface Rival<T extends Protocol | Walkover> {
	readonly digest: Digest;
	readonly report: T;
	/** Players of the game who signed or confirmed it. */
	readonly confirmedBy: readonly string[];
}

/** A game with entries that contradict each other; none of them counts. */
export type Contested =
	| { readonly kind: 'game'; readonly reports: readonly Rival<Protocol>[] }
	| { readonly kind: 'walkover'; readonly reports: readonly Rival<Walkover>[] }
	/** A game with a result and a walkover. */
	| { readonly kind: 'suspended'; readonly reports: readonly Rival<Protocol | Walkover>[] };

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
	const taken = counting.take('meeting', ({ record }) => {
		const place = { city: record.city };
		if (plansOnePlayer(record)) return { ...place, never: 'samePlayer' };
		return isComplete(joined(record)) ? place : undefined;
	});
	const written = taken.flatMap((one) => {
		const { record, replaces } = one.body;
		const version = counting.version(one, record.id, joined(record), replaces);
		return [{ taken: one, version }];
	});
	const versions = withoutForeignClaims(counting, written, ({ city }) => ({
		city
	}));
	const records = oldestFirst(counting.settle('meetings', versions));
	return records.map(({ heads: [{ value }] }) => value);
}

/** A report with the photos of all that agree with it, and with the smallest number of those that count. */
function united(
	{ shown: { value }, all }: Agreeing<Protocol>,
	more: readonly Protocol[]
): Protocol {
	const reports = all.map((version) => version.value);
	const photos = [...new Set([...reports, ...more].flatMap((report) => report.photos ?? []))];
	const game = Math.min(...reports.map((report) => report.game));
	const hasAll = photos.length === (value.photos ?? []).length;
	if (hasAll && game === value.game) return value;
	return { ...value, game, ...(!hasAll && { photos: photos.slice(0, MOST.entries) }) };
}

/** Whether a version replaces one on which players agreed, by another result if the result is all that they agreed on. */
function agreedOn(
	reports: readonly Reported[],
	signatures: ReadonlyMap<Digest, Signed>,
	meetings: Held
): (reported: Reported) => boolean {
	const values = new Map(reports.map(({ taken: { known }, value }) => [known.digest, value]));
	return ({ taken, value }) =>
		taken.body.replaces.some((digest) => {
			const [signed, old] = [signatures.get(digest), values.get(digest)];
			if (!signed?.isFirm || !old) return false;
			return signed.isConfirmed || agreementOf(old, meetings) !== agreementOf(value, meetings);
		});
}

/** The reports that count so far, with who signs for them. */
function signedReports(
	counting: Counting,
	meetings: Held,
	isComplete: (value: Protocol) => boolean
) {
	const cityOf = (meeting: string) => meetings.get(meeting)?.city;
	const written = counting.take('report', ({ record }) => {
		const value = joinedReport(record, counting.sameAs);
		const own = playersOf(value);
		const place = { city: cityOf(value.meeting), own };
		if (own[0] === own[1]) return { ...place, never: 'samePlayer' };
		return isComplete(value) ? place : undefined;
	});
	const taken = written.flatMap((one): Reported[] => {
		return [{ taken: one, value: joinedReport(one.body.record, counting.sameAs) }];
	});
	const signatures = signaturesOf(counting, taken, meetings);
	const changesAgreed = agreedOn(taken, signatures, meetings);
	const alone: Reported[] = [];
	const claims = taken.flatMap((reported): Claim<Protocol>[] => {
		const { taken: one, value } = reported;
		const { digest } = one.known;
		const signed = signatures.get(digest);
		if (!signed) return [];
		const isOfReferee = one.rank >= rankOf('referee');
		const isEntitled = signed.isConfirmed || isOfReferee || !changesAgreed(reported);
		if (isEntitled && (signed.official || signed.isAgreed)) {
			return [{ taken: one, version: counting.version(one, value.id, value, one.body.replaces) }];
		}
		if (isEntitled) alone.push(reported);
		else counting.refuse(digest, 'agreed');
		return [];
	});
	return { signatures, claims, alone };
}

function reportsOf({ counting }: Known, names: Names, meetings: Held) {
	const isComplete = ({ meeting, scenario, light, dark, referee }: Protocol) => {
		const held = meetings.get(meeting);
		const isKnown = held && names.scenario(held.season, scenario) && names.person(referee);
		return isKnown === true && names.players(light.player, dark.player);
	};
	const { signatures, claims, alone } = signedReports(counting, meetings, isComplete);
	const versions = withoutForeignClaims(counting, claims, (value) => ({
		city: meetings.get(value.meeting)?.city,
		own: playersOf(value)
	}));
	const settledReports = counting.settle('protocols', versions, false);
	const records = oldestFirst(settledReports);
	const reports = settled(counting, records, {
		identityOf: (report) => gameIdentity(report, meetings),
		agreementOf: (report) => agreementOf(report, meetings),
		signersOf: ({ digest }) => signatures.get(digest)?.players ?? []
	});
	return { signatures, alone, reports };
}

function walkoversOf({ counting }: Known, names: Names, meetings: Held): Settled<Walkover> {
	const isComplete = ({ meeting, scenario, present, absent }: Walkover) => {
		const held = meetings.get(meeting);
		return !!held && names.scenario(held.season, scenario) && names.players(present, absent);
	};
	const joined = (walkover: Walkover) => joinedWalkover(walkover, counting.sameAs);
	const placeOf = ({ meeting }: Walkover) => ({ city: meetings.get(meeting)?.city });
	const taken = counting.take('walkover', ({ record }) => {
		const value = joined(record);
		if (value.present === value.absent) return { ...placeOf(value), never: 'samePlayer' };
		return isComplete(value) ? placeOf(value) : undefined;
	});
	const written = taken.flatMap((one): Claim<Walkover>[] => {
		const { record, replaces } = one.body;
		const version = counting.version(one, record.id, joined(record), replaces);
		return [{ taken: one, version }];
	});
	const versions = withoutForeignClaims(counting, written, placeOf);
	const records = oldestFirst(counting.settle('walkovers', versions, false));
	return settled(counting, records, {
		identityOf: (walkover) => absenceIdentity(walkover, meetings),
		agreementOf: (walkover) => absenceAgreement(walkover, meetings),
		signersOf: () => []
	});
}

function playOffsOf(known: Known, names: Names): PlayOff[] {
	const { counting } = known;
	const joined = (playOff: PlayOff) => joinedPlayOff(playOff, counting.sameAs);
	const isComplete = ({ season, scenario, players, winner }: PlayOff) =>
		names.scenario(season, scenario) && names.players(...players) && players.includes(winner);
	const written = counting
		.take('playOff', ({ record }) => {
			const value = joined(record);
			if (value.players[0] === value.players[1]) return { never: 'samePlayer' };
			return isComplete(value) ? {} : undefined;
		})
		.map((one) => {
			const { record, replaces } = one.body;
			return counting.version(one, record.id, joined(record), replaces);
		});
	return oldestFirst(counting.settle('playOffs', written)).map(({ heads: [{ value }] }) => value);
}

/**
 * Says of reports by one player alone whether they agree with one that counts, or with a contested one. Returns those
 * that do, by what they agree on.
 */
function settleAlone(
	counting: Counting,
	alone: readonly Reported[],
	reports: Settled<Protocol>,
	meetings: Held
): Map<string, Protocol[]> {
	const agreements = (versions: readonly Version<Protocol>[]) =>
		new Set(versions.map(({ value }) => agreementOf(value, meetings)));
	const counted = agreements(alone.length > 0 ? reports.counting.map(({ shown }) => shown) : []);
	const contested = agreements(reports.contested.flat());
	const agreeing = new Map<string, Protocol[]>();
	for (const { taken, value } of alone) {
		const agreement = agreementOf(value, meetings);
		if (counted.has(agreement)) {
			agreeing.set(agreement, [...(agreeing.get(agreement) ?? []), value]);
		} else {
			const reason = contested.has(agreement) ? 'contested' : 'unconfirmed';
			counting.refuse(taken.known.digest, reason);
		}
	}
	return agreeing;
}

type RivalOf = <T extends Protocol | Walkover>(version: Version<T>) => Rival<T>;

function contestedIn({ reports, absences, suspended }: Left, rivalOf: RivalOf): Contested[] {
	return [
		...reports.contested.map((group): Contested => {
			return { kind: 'game', reports: group.map(rivalOf<Protocol>) };
		}),
		...absences.contested.map((group): Contested => {
			return { kind: 'walkover', reports: group.map(rivalOf<Walkover>) };
		}),
		...suspended.map((group): Contested => {
			return { kind: 'suspended', reports: group.map(rivalOf<Protocol | Walkover>) };
		})
	];
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
	const { signatures, alone, reports } = reportsOf(known, names, byId);
	const absences = walkoversOf(known, names, byId);
	const left = suspendedIn(counting, reports, absences, byId);
	const agreeing = settleAlone(counting, alone, left.reports, byId);
	const rival = <T extends Protocol | Walkover>(version: Version<T>): Rival<T> => {
		const digest = version.digest;
		const confirmedBy = [...(signatures.get(digest)?.players ?? [])].sort();
		return { digest, report: version.value, confirmedBy };
	};
	const playOffs = playOffsOf(known, names);
	return {
		protocols: left.reports.counting.map((one) =>
			united(one, agreeing.get(agreementOf(one.shown.value, byId)) ?? [])
		),
		walkovers: left.absences.counting.map(({ shown }) => shown.value),
		playOffs,
		contested: contestedIn(left, rival),
		confirmations: new Map([...signatures].map(([digest, { persons }]) => [digest, persons])),
		firm: new Set([...signatures].flatMap(([digest, { isFirm }]) => (isFirm ? [digest] : [])))
	};
}
