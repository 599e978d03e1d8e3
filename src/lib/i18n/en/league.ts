import { plural } from '../plural';
import type { FindingCode, FindingParams } from '$lib/league/finding';
import type { KeyProblem } from '$lib/exchange/key-file';
import type { LeagueProblem } from '$lib/league/read-league';
import type { SubmissionProblem } from '$lib/league/submission';
import type { VerdictReading } from '$lib/league/verdict-file';

type FindingTexts = { [C in FindingCode]: (p: FindingParams<C>) => string };

type VerdictProblem = Extract<VerdictReading, { ok: false }>['problem'];
type OwnProblem = (KeyProblem | LeagueProblem | SubmissionProblem | VerdictProblem)['code'];
/** Refusals that are told otherwise than those of armies, or that only leagues know. */
export type LeagueRefusal = Extract<
	OwnProblem,
	| 'notASubmission'
	| 'notALeague'
	| 'notAVerdict'
	| 'notAKey'
	| 'wrongPassphrase'
	| 'noCryptography'
	| 'unknownField'
	| 'unknownReference'
>;

const days = (count: number) => plural('en', count, { one: '# day', other: '# days' });

const seals = {
	form: 'The seal does not hold: the file is not as it was written.',
	signature: 'The seal does not hold: the submission was changed, or the key is another one.',
	otherKey: 'Sealed by a key that is not known as this player’s.',
	missing: 'Not sealed, though this league or this player seals.'
};
const addresses = {
	league: 'Addressed to another league.',
	season: 'Addressed to another season.',
	meeting: 'Names a meeting that this season does not have.'
};
const players = {
	unknown: 'This player is not registered in the league.',
	name: 'The player is registered under another name.',
	category: 'The player is registered in the other category.',
	age: 'Too old to play among the juniors.'
};
const referees = {
	junior: 'A game of juniors needs a referee.',
	party: 'Nobody referees a game that he plays himself.',
	documented: 'Without a referee the game needs photos after every turn and a description.'
};
const plans = {
	deviation: 'This game was not planned: the report has to say why it was played.',
	scenario: 'The regulation has no such scenario.',
	onePlayer: 'A game needs two players.'
};
const seasons = {
	before: 'The meeting is before the season.',
	after: 'The meeting is after the end of the season: it does not count.',
	report: 'The report is older than the meeting.'
};
const absences = {
	notAnnounced: 'This scenario was not announced for these players at the meeting.',
	second: 'One meeting gives one walkover for the same absence.'
};

const findings: FindingTexts = {
	ARMY_COUNT: (p) => `${p.count} armies; at most ${p.limit}.`,
	ATTESTATION: () => 'Not attested that all is built of toy bricks.',
	CONSENT: (p) => `A player of ${p.age} among the seniors needs a parent’s consent.`,
	CLAIM: (p) =>
		p.claimed === null
			? `Army ${p.army} claims no total; it costs ${p.points}.`
			: `Army ${p.army} claims ${p.claimed}; it costs ${p.points}.`,
	DIGEST: (p) =>
		p.reason === 'older'
			? 'Priced by the rulebook of an older version: update the app and submit again.'
			: 'Priced by another rulebook than the league’s.',
	SEAL: (p) => seals[p.reason],
	ADDRESS: (p) => addresses[p.reason],
	PLAYER: (p) => players[p.reason],
	NOTICE: (p) =>
		p.reason === 'plan'
			? 'A meeting is announced with its games; none is planned.'
			: `Announced ${days(p.days)} ahead; it takes ${days(p.limit)}.`,
	TABLE: (p) =>
		`The table has ${p.width} × ${p.depth} cm; at least ${p.least.width} × ${p.least.depth}.`,
	REFEREE: (p) => referees[p.reason],
	PLAN: (p) => plans[p.reason],
	DEPLOYMENT: () => 'Who chose the edge does not begin.',
	UNVERIFIED: (p) => `No accepted submission for army ${p.army} at this meeting.`,
	SEASON: (p) => seasons[p.reason],
	BOX: () => 'This scenario has a result from this side already: it adds nothing.',
	WALKOVER: (p) => absences[p.reason]
};

const refusals: Record<LeagueRefusal, (p: { field: string; id: string }) => string> = {
	notASubmission: () => 'This is no submission to a league.',
	notALeague: () => 'This is no league of Brikmuster.',
	notAVerdict: () => 'This is no verdict of Brikmuster.',
	notAKey: () => 'This is no key of Brikmuster.',
	wrongPassphrase: () => 'The passphrase is wrong, or the file was changed.',
	noCryptography: () => 'This browser cannot encrypt here: open the page by https.',
	unknownField: (p) => `The file holds a field that does not belong there: “${p.field}”.`,
	unknownReference: (p) => `This names something that does not exist: “${p.id}”.`
};

/** What a league says: its regulation, what a referee finds, verdicts. */
export const league = {
	regulations: { smallLeague: 'Small League' },
	scenarios: {
		battle: 'Battle',
		captureTheFlag: 'Capture the Flag',
		transport: 'Transport, or Ambush'
	},
	sides: { light: 'light side', dark: 'dark side' },
	categories: { junior: 'juniors', senior: 'seniors' },
	outcomes: { win: 'win', draw: 'draw', loss: 'loss' },
	goals: {
		destroy: 'Destroy the enemy’s army',
		breakThrough: 'Reach the enemy’s start zone while half of the enemy still stands',
		capture: 'Capture the artifact three times',
		eliminate: 'Leave no enemy unit on the table',
		carry: 'Carry the item to the edge',
		wipeOut: 'Wipe out the enemies on the table'
	},
	findings,
	refusals,
	verdicts: { accept: 'accepted', reject: 'rejected' },
	seals: { valid: 'seal valid', invalid: 'seal broken', none: 'not sealed' },
	army: (p: { name: string }) => `Army ${p.name}`,
	key: (p: { key: string }) => `key ${p.key}`
};
