import type { LinkProblem } from '$lib/exchange/read-link';
import { plural } from '../plural';

type ProblemOf<C extends string, P extends LinkProblem = LinkProblem> = P extends unknown
	? C extends P['code']
		? P
		: never
	: never;
/** Problems of links that are worded differently than those of files. */
type Refusals = {
	[
		C in
			| 'notALink'
			| 'newerLink'
			| 'linkTooLong'
			| 'incompleteLink'
			| 'damagedLink'
			| 'missingCodes'
			| 'damagedCodes'
			| 'damagedInvitation'
			| 'tooManyBytes'
			| 'tooDeep'
			| 'forbiddenKey'
			| 'notAnArmy'
			| 'newerVersion'
			| 'unknownField'
	]: (p: ProblemOf<C>) => string;
};

export const refusals: Refusals = {
	notALink: () =>
		'This is not an army link, a shared list or the text of army codes. Army links contain “#b1.” followed by many letters.',
	newerLink: () =>
		'This link was made by a newer version of Brikmuster. Update the app, then open the link again.',
	linkTooLong: () => 'This link is too long to be an army.',
	incompleteLink: () =>
		'This link is incomplete: its end is missing. Copy the whole link and try again.',
	damagedLink: () =>
		'This link is damaged: some of its letters were changed. Ask for it to be sent again.',
	missingCodes: (p) =>
		plural('en', p.count, {
			one: `Code ${p.missing} of ${p.of} is missing. Add its text.`,
			other: `Codes ${p.missing} of ${p.of} are missing. Add their texts.`
		}),
	damagedCodes: () => 'These codes are damaged or from different armies. Scan them all again.',
	damagedInvitation: () =>
		'This invitation is incomplete or damaged. Copy the whole link, or ask for it to be sent again.',
	tooManyBytes: () => 'This army is too large: more than 1 MB.',
	tooDeep: (p) => `This army is nested deeper than ${p.limit} levels.`,
	forbiddenKey: (p) => `This army contains a forbidden field: “${p.field}”.`,
	notAnArmy: () => 'There is no Brikmuster army in this link or text.',
	newerVersion: (p) =>
		`This army was made by a newer Brikmuster (format version ${p.version}). Update the app, then open it again.`,
	unknownField: (p) => `This army has an unknown field: “${p.field}”.`
};

/** The page that opens links. */
export const links = {
	title: 'Shared army',
	intro:
		'Paste a link, a shared army list or the texts of army codes to view the army. Nothing is saved until you choose to save it.',
	field: 'Link or text',
	show: 'Show army',
	several: 'Several armies were found. Choose the one to view.',
	saveSeveral: (p: { count: number }) =>
		plural('en', p.count, { one: 'Save 1 army', other: `Save ${p.count} armies` }),
	/** The dialog that imports files, texts and codes. */
	sources: {
		title: 'Import',
		what: 'Armies, backups, leagues, games, submissions and answers of referees: the app recognizes what you give it.',
		chooseFile: 'Choose file',
		read: 'Read text',
		paste: 'Paste',
		noClipboard: 'The browser did not give access to the clipboard. Paste into the field instead.',
		scan: 'Scan a code',
		nothingShared:
			'Nothing arrived. Sharing works after the app has loaded once: share it again, or use “Import”.'
	},
	refused: 'Can’t open this army',
	notSaved: 'You are viewing a shared army. It is not saved on this device.',
	save: 'Save to my armies',
	same: 'You already have this army.',
	open: (p: { name: string }) => `Open ${p.name}`,
	other: 'You have another version of this army. This one will be saved as a copy.',
	noStorage: 'You can view the army but not save it: the browser blocks access to its storage.',
	noUnits: 'This army has no units.',
	digest: 'Digest',
	digestHint:
		'Compare it with the digest on the printed army list. If they match, the armies are identical.',
	refusals
};
