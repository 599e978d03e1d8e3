import { plural } from '../plural';
import type { FindingCode, FindingParams } from '$lib/league/finding';
import type { KeyProblem } from '$lib/exchange/key-file';
import type { LeagueStreamProblem } from '$lib/exchange/league-stream';
import type { SubmissionProblem } from '$lib/league/submission';
import type { VerdictReading } from '$lib/league/verdict-file';
import { rulebooks, supplements } from './terms';

type RulesetParams<R> = Extract<FindingParams<'RULESET'>, { readonly reason: R }>;
type FindingTexts = { [C in FindingCode]: (p: FindingParams<C>) => string };

type VerdictProblem = Extract<VerdictReading, { ok: false }>['problem'];
type OwnProblem = (KeyProblem | LeagueStreamProblem | SubmissionProblem | VerdictProblem)['code'];
/** Problems that only leagues have, or that they word differently than armies. */
type LeagueRefusal = Extract<
	OwnProblem,
	| 'notASubmission'
	| 'notALeague'
	| 'oldLeague'
	| 'notAVerdict'
	| 'notAKey'
	| 'wrongPassphrase'
	| 'noCryptography'
	| 'unknownField'
	| 'unknownReference'
>;

const days = (count: number) => plural('en', count, { one: '# day', other: '# days' });

const seals = {
	form: 'Invalid seal: the file was changed after the app exported it.',
	signature: 'Invalid seal: the submission was changed, or somebody else sealed it.',
	otherKey: 'Sealed on a device that isn’t registered for this player.',
	earlierKey: 'Sealed on a device that sent something before the player’s device was registered.',
	removedKey: 'Sealed on a device that was removed from the league.',
	missing: 'Not sealed, although the league requires it or this player usually seals.'
};
const addresses = {
	league: 'Addressed to another league.',
	season: 'Addressed to another season.',
	meeting: 'Refers to a meeting that this season doesn’t have.'
};
const players = {
	unknown: 'This player isn’t registered in the league.',
	name: 'The player is registered under another name.',
	category: 'The player is registered in the other category.',
	age: 'Too old for the junior category.'
};
const referees = {
	junior: 'A junior game needs a referee.',
	party: 'Players can’t referee their own games.',
	documented: 'A game without a referee needs a description and photos after every turn.'
};
const plans = {
	deviation: 'This game was not planned: the report must give a reason.',
	scenario: 'The regulations have no such scenario.',
	onePlayer: 'A game needs two players.'
};
const seasons = {
	before: 'The meeting is before the start of the season.',
	after: 'The meeting is after the end of the season and does not count.',
	report: 'The report is dated before the meeting.'
};
const digests = {
	older: 'Priced by an older version of the app.',
	unknown: 'Priced with other price tables than the league’s.',
	tables: 'This version of the app has other prices than the season started with.'
};
const rulesets = {
	rulebook: ({ army, own, league }: RulesetParams<'rulebook'>) => {
		const used = own ? rulebooks[own] : 'another rulebook';
		const by = league ? rulebooks[league] : 'its own rulebook';
		return `Army ${army} uses ${used}. The league prices and checks it by ${by}.`;
	},
	houseRules: (p: { army: string }) =>
		`Army ${p.army} uses house rules. The league prices and checks it without them.`,
	rulings: (p: { army: string }) =>
		`Army ${p.army} uses custom rulings. The league prices and checks it by its own.`,
	supplement: (p: RulesetParams<'supplement'>) =>
		`Army ${p.army} uses the supplement “${supplements[p.supplement]}”. The league checks it without it.`,
	otherPack: ({ army, name, edition, league, rows, hasOtherRules }: RulesetParams<'otherPack'>) => {
		const names = rows.map((row) => row.en ?? row.pl ?? row.id);
		const what = [...names, ...(hasOtherRules ? ['changes or restrictions'] : [])];
		const differs = what.length > 0 ? ` Different: ${what.join(', ')}.` : '';
		return `Army ${army} uses edition ${edition} of the pack “${name}”, the league edition ${league}, which counts.${differs}`;
	},
	furtherPack: ({ army, name, edition }: RulesetParams<'furtherPack'>) =>
		`Army ${army} uses the pack “${name}” (edition ${edition}), which the league does not have.`,
	missingPack: ({ army, name, league }: RulesetParams<'missingPack'>) =>
		`Army ${army} was built without the league’s pack “${name}” (edition ${league}).`
};
const contradictions = {
	captures: 'The result contradicts the captures: the other side has enough to win.',
	beyond: 'More captures than it takes to win: the game ends with the last of them.',
	uncaptured: 'The winner has too few captures and left enemies on the table.',
	wipedOut: 'A side with no units left on the table can’t win or draw.',
	bothWipedOut: 'Both sides can’t wipe each other out.'
};
const absences = {
	notAnnounced: 'This scenario was not planned for these players at the meeting.',
	second: 'The same absence counts only once per meeting.'
};

const findings: FindingTexts = {
	ARMY_COUNT: (p) => `The submission has ${p.count} armies; the maximum is ${p.limit}.`,
	ATTESTATION: () => 'Missing statement that everything is built of toy bricks.',
	CONSENT: (p) => `Age ${p.age}: playing with seniors requires a parent’s consent.`,
	CLAIM: (p: { army: string; claimed: number | null; points: number }) =>
		p.claimed === null
			? `Army ${p.army}: no total stated; it costs ${p.points}.`
			: `Army ${p.army}: stated total ${p.claimed}; it costs ${p.points}.`,
	RULESET: (p) =>
		// The text of a reason takes the values of that reason.
		(rulesets[p.reason] as (p: FindingParams<'RULESET'>) => string)(p),
	DIGEST: (p) => digests[p.reason],
	CLOCK: (p) => `The player’s clock is ${days(p.days)} ahead of the day of arrival.`,
	SEAL: (p) => seals[p.reason],
	ADDRESS: (p) => addresses[p.reason],
	PLAYER: (p) => players[p.reason],
	NOTICE: (p) =>
		p.reason === 'plan'
			? 'A meeting is announced with its games; none is planned.'
			: `Announced ${days(p.days)} ahead; it takes ${days(p.limit)}.`,
	TABLE: (p) =>
		`The table is ${p.width} × ${p.depth} cm; minimum ${p.least.width} × ${p.least.depth} cm.`,
	REFEREE: (p) => referees[p.reason],
	PLAN: (p) => plans[p.reason],
	DEPLOYMENT: () => 'The player who chose the edge does not go first.',
	UNVERIFIED: (p) => `No accepted submission for army ${p.army} at this meeting.`,
	SEASON: (p) => seasons[p.reason],
	BOX: () => 'This side already has a result in this scenario: no points are added.',
	WALKOVER: (p) => absences[p.reason],
	OUTCOME: (p) => contradictions[p.reason],
	NAME: (p) =>
		p.reason === 'equal'
			? `Another player has the same name: ${p.name}.`
			: `The name looks like that of another player: ${p.name}.`
};

const refusals: Record<LeagueRefusal, (p: { field: string; id: string }) => string> = {
	notASubmission: () => 'This is not a league submission.',
	notALeague: () => 'This is not a Brikmuster league.',
	oldLeague: () =>
		'This league file is in a format that Brikmuster no longer reads. Ask for a new file of the league.',
	notAVerdict: () => 'This is not a Brikmuster verdict.',
	notAKey: () => 'This is not a Brikmuster key.',
	wrongPassphrase: () => 'The passphrase is wrong, or the file was changed.',
	noCryptography: () => 'This browser can’t encrypt here: open the page over HTTPS.',
	unknownField: (p) => `The file contains an unexpected field: “${p.field}”.`,
	unknownReference: (p) => `Reference to an item that does not exist: “${p.id}”.`
};

/** A league’s regulation, findings and verdicts. */
export const league = {
	regulations: { smallLeague: 'Small League' },
	scenarios: {
		battle: 'Battle',
		captureTheFlag: 'Capture the Flag',
		transport: 'Transport or Ambush'
	},
	sides: { light: 'light side', dark: 'dark side' },
	categories: { junior: 'juniors', senior: 'seniors' },
	/** What tells people of one name apart, after the name. */
	namesakes: { junior: 'junior', senior: 'senior', referee: 'referee' },
	outcomes: { win: 'win', draw: 'draw', loss: 'loss' },
	goals: {
		destroy: 'Destroy the enemy’s army',
		breakThrough: 'Reach the enemy’s start zone while at least half of the enemy remains',
		capture: 'Capture the artifact',
		eliminate: 'Leave no enemy unit on the table',
		carry: 'Carry the item to the edge',
		wipeOut: 'Wipe out the enemies on the table'
	},
	capturesGoal: (p: { count: number }) =>
		plural('en', p.count, {
			one: 'Capture the artifact once',
			other: 'Capture the artifact # times'
		}),
	findings,
	refusals,
	verdicts: { accept: 'accepted', reject: 'rejected' },
	seals: { valid: 'seal valid', invalid: 'invalid seal', none: 'not sealed' },
	army: (p: { name: string }) => `Army ${p.name}`,
	key: (p: { key: string }) => `key ${p.key}`
};
