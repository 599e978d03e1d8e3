import type { Contradiction } from '$lib/league/contradictions';
import type { Side } from '$lib/league/fields';
import type { RulebookId } from '$lib/rules/choices';
import type { JsonLine, JsonPack, JsonViolation } from './json-parts';
import type { JsonVerdict } from './json-verdict';
import type { JsonPackFile } from './pack/report';

/** What all entries for a file have that was read. */
interface Read {
	/** The file as it was named. */
	readonly file: string;
	/** The file could be read; its army may have errors. */
	readonly ok: true;
}

/** Why a file was refused. */
interface JsonError {
	/** Code of the problem. */
	readonly code: string;
	/** The problem in words. */
	readonly message: string;
	/** JSON Pointer into the file; empty if the problem has no place. */
	readonly path: string;
}

/** The entry of a file that cannot be read. */
export interface JsonRefusal {
	/** The file as it was named. */
	readonly file: string;
	/** The file could not be read. */
	readonly ok: false;
	/** Why. */
	readonly error: JsonError;
}

/** An army of `price` and `check`. */
export interface JsonArmy extends Read {
	/** The army's name. */
	readonly name: string;
	/** Id of its rulebook. */
	readonly rulebook: RulebookId;
	/** Its packs; absent without packs. */
	readonly packs?: readonly JsonPack[];
	/** The total in CP, a multiple of ½. */
	readonly points: number;
	/** General dice, in a rulebook that counts them instead of points. */
	readonly dice?: number;
	/** The bill; the total is the sum of its lines. */
	readonly lines: readonly JsonLine[];
	/** What the army breaks, and remarks. */
	readonly violations: readonly JsonViolation[];
}

/** A submission of `verify`. */
export interface JsonSubmission extends Read, JsonVerdict {}

/** A pack of `pack check`. */
export interface JsonCheckedPack extends Read, JsonPackFile {}

/** The army of `link`. */
export interface JsonLink extends Read {
	/** The army's name. */
	readonly name: string;
	/** The link that contains the army. */
	readonly link: string;
	/** Digest of the army in the link. */
	readonly digest: string;
}

/** An army that `open` has written. */
export interface JsonOpened extends Read {
	/** The army's name. */
	readonly name: string;
	/** Id of its rulebook. */
	readonly rulebook: RulebookId;
	/** Digest of the army. */
	readonly digest: string;
}

/** The chances of `odds --matrix`. */
export interface JsonMatrix {
	/** Ids of the units that attack. */
	readonly rows: readonly string[];
	/** Ids of the targets. */
	readonly columns: readonly string[];
	/** The chance of each row to kill each column, from 0 to 1. */
	readonly kill: readonly (readonly number[])[];
}

/** A scenario that a player has scored, from one side. */
interface JsonResult {
	/** Id of the scenario. */
	readonly scenario: string;
	/** The side that the player had. */
	readonly side: Side;
	/** Points of the game. */
	readonly points: number;
	/** How it came about, such as a game or an absence. */
	readonly kind: string;
}

/** A player in the standings. */
interface JsonStanding {
	/** Place from 1. */
	readonly place: number;
	/** Id of the player. */
	readonly player: string;
	/** The player's name. */
	readonly name: string;
	/** The player's city. */
	readonly city?: string;
	/** Points of all results. */
	readonly total: number;
	/** Ids of players with the same place. */
	readonly tiedWith: readonly string[];
	/** The results that count. */
	readonly results: readonly JsonResult[];
}

/** The limits of a season's armies. */
interface JsonLimits {
	/** CP of an army at most. */
	readonly points: number;
	/** Inches per turn at most. */
	readonly speed: number;
}

/** The standings of both categories, the first place first. */
interface JsonStandings {
	/** Juniors. */
	readonly junior: readonly JsonStanding[];
	/** Seniors. */
	readonly senior: readonly JsonStanding[];
}

/** A season of a league. */
interface JsonSeason {
	/** The season's name. */
	readonly id: string;
	/** The first day. */
	readonly opened: string;
	/** The last day. */
	readonly end: string;
	/** Whether the last day is final. */
	readonly settled: boolean;
	/** Whether games are undecided. */
	readonly provisional: boolean;
	/** Id of the rulebook that the season is played by. */
	readonly rulebook: RulebookId;
	/** The packs that the season is played with; absent without packs. */
	readonly packs?: readonly JsonSeasonPack[];
	/** The limits of armies. */
	readonly limits: JsonLimits;
	/** The standings of each category. */
	readonly standings: JsonStandings;
}

/** A pack that a season is played with. */
interface JsonSeasonPack {
	/** Id of the pack. */
	readonly id: string;
	/** The pack's name. */
	readonly name: string;
	/** The edition that counts. */
	readonly edition: number;
	/** Its digest. */
	readonly digest: string;
}

/** A line of a league's file that is left out. */
interface JsonRefusedLine {
	/** The number of the line, from 1. */
	readonly line: number;
	/** Code of the problem. */
	readonly code: string;
	/** The problem in words. */
	readonly message: string;
}

/** Entries of a league that cannot all be true. */
interface JsonContradiction {
	/** What contradicts itself. */
	readonly kind: Contradiction['kind'];
	/** Id of the scenario. */
	readonly scenario: string;
	/** Ids of the players. */
	readonly players: readonly string[];
	/** Id of the meeting; absent for play-offs. */
	readonly meeting?: string;
	/** Ids of the entries. */
	readonly entries: readonly string[];
}

/** A league of `league`. */
export interface JsonLeague extends Read {
	/** The league's id. */
	readonly id: string;
	/** The league's name. */
	readonly name: string;
	/** All seasons. */
	readonly seasons: readonly JsonSeason[];
	/** Entries that contradict each other. */
	readonly contradictions: readonly JsonContradiction[];
	/** Lines of the file that are left out. */
	readonly refused: readonly JsonRefusedLine[];
}
