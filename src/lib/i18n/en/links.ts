import type { LinkProblem } from '$lib/exchange/read-link';

type ProblemOf<C extends string, P extends LinkProblem = LinkProblem> = P extends unknown
	? C extends P['code']
		? P
		: never
	: never;
/** What is said of a link in other words than of a file. */
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
	notALink: () =>
		'This is not a link to an army. Such a link has “#b1.” and many letters after it.',
	newerLink: () =>
		'This link was made by a newer version of Brikmuster. Update the app, then open the link again.',
	linkTooLong: () => 'This link is too long: no army needs that many letters.',
	damagedLink: () => 'This link is damaged or incomplete. Copy the whole link and try again.',
	tooManyBytes: () => 'The army in this link is too large: more than 1 MB.',
	tooDeep: (p) =>
		`The army in this link is nested deeper than ${p.limit} levels: no army looks like that.`,
	forbiddenKey: (p) => `This link holds a field that is never allowed: “${p.field}”.`,
	notAnArmy: () => 'There is no Brikmuster army in this link.',
	newerVersion: (p) =>
		`The army in this link was made by a newer Brikmuster (format version ${p.version}). Update the app, then open the link again.`,
	unknownField: (p) => `The army in this link has a field that armies do not have: “${p.field}”.`
};

/** The page that opens links. */
export const links = {
	title: 'Army from a link',
	intro:
		'A link can hold a whole army. The code on a printed army list is such a link. Paste a link to see its army; nothing is saved until you say so.',
	field: 'Link to an army',
	show: 'Show army',
	reading: 'Reading the link…',
	refused: 'This link cannot be opened',
	failed: 'This browser could not read the link. Try a newer browser.',
	notSaved: 'You are looking at the army in the link. It is not saved on this device.',
	save: 'Save to my armies',
	same: 'You already have this army.',
	open: (p: { name: string }) => `Open ${p.name}`,
	other: 'You have another version of this army. This one will be saved as a copy.',
	noStorage: 'You can look at the army, but not save it: the browser refuses its storage.',
	noUnits: 'This army has no units.',
	digest: 'Digest',
	digestHint:
		'Compare it with the digest on the printed army list. If both are the same, so are the armies.',
	refusals
};
