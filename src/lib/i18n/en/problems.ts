import type { BackupProblem } from '$lib/exchange/read-backup';

type ProblemOf<C extends string, P extends BackupProblem = BackupProblem> = P extends unknown
	? C extends P['code']
		? P
		: never
	: never;
type Texts = { [C in BackupProblem['code']]: (p: ProblemOf<C>) => string };

const kinds: Record<string, string> = {
	string: 'a text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	dice: 'dice such as 2d6+1'
};

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

export const problems: Texts = {
	tooManyBytes: (p) => `The file is too large: more than ${megabytes(p.limit)}.`,
	notText: () => 'This is no text file. A .brik file is UTF-8 text.',
	notJson: (p) => `The file is broken: line ${p.line} is no valid JSON.`,
	tooDeep: (p) => `The file is nested deeper than ${p.limit} levels: no army looks like that.`,
	forbiddenKey: (p) => `The file holds a field that is never allowed: “${p.field}”.`,
	notAnArmy: () => 'This is no Brikmuster army.',
	newerVersion: (p) =>
		`The file was made by a newer Brikmuster (format version ${p.version}). Update the app, then open it again.`,
	unknownField: (p) => `The file holds a field that armies do not have: “${p.field}”.`,
	missing: () => 'Something required is missing.',
	wrongType: (p) => `The value is of the wrong kind; expected: ${kinds[p.expected] ?? p.expected}.`,
	notAllowed: (p) => `The value is not allowed; allowed: ${p.allowed.join(', ')}.`,
	tooSmall: (p) => `The number is too small; at least ${p.minimum}.`,
	tooLarge: (p) => `The number is too large; at most ${p.maximum}.`,
	tooMany: (p) => `The list is too long; at most ${p.maximum} entries.`,
	notAMultiple: (p) => `The number must be a multiple of ${p.of}.`,
	plainText: () => 'The text holds control characters or is not in its normal form (NFC).',
	length: (p) => `The text must have ${p.minimum} to ${p.maximum} characters.`,
	malformed: () => 'The value has the wrong form.',
	duplicateId: (p) => `Two entries have the same id: “${p.id}”.`,
	unknownReference: (p) => `This names a unit that does not exist: “${p.id}”.`,
	noBackup: () => 'This is no Brikmuster backup.',
	newerBackup: (p) =>
		`The backup was made by a newer Brikmuster (format version ${p.version}). Update the app, then open it again.`,
	lineTooLong: (p) => `A line of the backup is too long: more than ${megabytes(p.limit)}.`,
	streamTooLong: (p) => `The backup is too large: more than ${megabytes(p.limit)}.`,
	cutOff: () => 'The backup is cut off: its end is missing.',
	invisible: () => 'The name has no visible characters.',
	photoTooLarge: (p) =>
		`A photo is too large: at most ${p.pixels} × ${p.pixels} pixels and ${p.kilobytes} kB.`,
	photosTooLarge: (p) =>
		`The photos are too large together: at most ${p.megapixels} megapixels in one file.`
};
