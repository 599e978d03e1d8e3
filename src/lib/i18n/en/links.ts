import type { LinkProblem } from '$lib/exchange/read-link';

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
			| 'damagedLink'
			| 'tooManyBytes'
			| 'tooDeep'
			| 'forbiddenKey'
			| 'notAnArmy'
			| 'newerVersion'
			| 'unknownField'
	]: (p: ProblemOf<C>) => string;
};

export const refusals: Refusals = {
	notALink: () => 'This is not an army link. Army links contain “#b1.” followed by many letters.',
	newerLink: () =>
		'This link was made by a newer version of Brikmuster. Update the app, then open the link again.',
	linkTooLong: () => 'This link is too long to be an army.',
	damagedLink: () => 'This link is damaged or incomplete. Copy the whole link and try again.',
	tooManyBytes: () => 'The army in this link is too large: more than 1 MB.',
	tooDeep: (p) => `The army in this link is nested deeper than ${p.limit} levels.`,
	forbiddenKey: (p) => `This link contains a forbidden field: “${p.field}”.`,
	notAnArmy: () => 'This link contains no Brikmuster army.',
	newerVersion: (p) =>
		`The army in this link was made by a newer Brikmuster (format version ${p.version}). Update the app, then open the link again.`,
	unknownField: (p) => `The army in this link has an unknown field: “${p.field}”.`
};

/** The page that opens links. */
export const links = {
	title: 'Army from a link',
	intro:
		'A link can contain a whole army, like the code on a printed army list. Paste a link to view its army; nothing is saved until you choose to save it.',
	field: 'Army link',
	show: 'Show army',
	reading: 'Reading the link…',
	refused: 'Can’t open this link',
	failed: 'This browser can’t read the link. Try a newer browser.',
	notSaved: 'You are viewing an army from a link. It is not saved on this device.',
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
