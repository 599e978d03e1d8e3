import type { FileProblem, OwnKind } from '$lib/exchange/open-file';
import type { BackupProblem } from '$lib/exchange/read-backup';

type AnyProblem = BackupProblem | FileProblem;

type ProblemOf<C extends string, P extends AnyProblem = AnyProblem> = P extends unknown
	? C extends P['code']
		? P
		: never
	: never;
type Texts = { [C in AnyProblem['code']]: (p: ProblemOf<C>) => string };

const kinds: Record<string, string> = {
	string: 'text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'an object',
	dice: 'dice such as 2d6+1'
};

/** Files of ours where another kind is needed, and where they belong. */
const ownKinds: Record<OwnKind, string> = {
	army: 'This is an army. Use “Import”, or “brikmuster check”.',
	submission:
		'This is a league submission. The referee adds it on the league’s submissions page; “brikmuster verify” checks it.',
	league: 'This is a league. Use “Import”, or “brikmuster league”.',
	answer: 'This is a referee’s answer to a submission. Use “Import”.',
	key: 'This is a key backup. Import it on the “My armies” page of a league.',
	game: 'This is a game, or changes of one. Use “Import”.',
	pack: 'This is a pack. Use “Import”, or “brikmuster pack check”.',
	backup: 'This is a backup. Use “Import” to restore it.'
};

const megabytes = (bytes: number) =>
	bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 100_000) / 10} MB`;

export const problems: Texts = {
	tooManyBytes: (p) => `The file is too large: more than ${megabytes(p.limit)}.`,
	emptyFile: () => 'The file is empty. Ask for it to be sent again.',
	archive: () => 'This is an archive such as a ZIP file. Unpack it, then open the files inside.',
	webPage: () =>
		'This is a web page, not a Brikmuster file. Save or copy the file itself, or paste the link to the army.',
	pictureFile: () =>
		'This is a picture, not a Brikmuster file. The app reads QR codes in pictures; portraits are added to a unit.',
	linkText: () =>
		'This is a text with a link to an army. Paste the link into the app, or use “brikmuster open”.',
	otherKind: (p) => ownKinds[p.kind],
	notText: () => 'This is not a text file. A .brik file is UTF-8 text.',
	notJson: (p) => `The file is damaged: line ${p.line} is not valid JSON.`,
	tooDeep: (p) => `The file is nested deeper than ${p.limit} levels.`,
	forbiddenKey: (p) => `The file contains a forbidden field: “${p.field}”.`,
	notAnArmy: () => 'This is not a Brikmuster army.',
	newerVersion: (p) =>
		`The file was made by a newer Brikmuster (format version ${p.version}). Update the app, then open it again.`,
	unknownField: (p) => `The file contains an unknown field: “${p.field}”.`,
	missing: () => 'A required field is missing.',
	wrongType: (p) => `Wrong type; expected: ${kinds[p.expected] ?? p.expected}.`,
	notAllowed: (p) => `This value is not allowed; allowed: ${p.allowed.join(', ')}.`,
	tooSmall: (p) => `The number is too small; minimum: ${p.minimum}.`,
	tooLarge: (p) => `The number is too large; maximum: ${p.maximum}.`,
	tooMany: (p) => `The list is too long; maximum: ${p.maximum} entries.`,
	notAMultiple: (p) => `The number must be a multiple of ${p.of}.`,
	plainText: () => 'The text contains control characters or is not NFC-normalized.',
	length: (p) => `The text must be ${p.minimum} to ${p.maximum} characters long.`,
	malformed: () => 'The value has the wrong format.',
	duplicateId: (p) => `Two entries have the same ID: “${p.id}”.`,
	unknownReference: (p) => `Reference to a unit that does not exist: “${p.id}”.`,
	noBackup: () => 'This is not a Brikmuster backup.',
	newerBackup: (p) =>
		`The backup was made by a newer Brikmuster (format version ${p.version}). Update the app, then open it again.`,
	lineTooLong: (p) => `A line of the file is too long: more than ${megabytes(p.limit)}.`,
	streamTooLong: (p) => `The file is too large: more than ${megabytes(p.limit)}.`,
	badSignature: () => 'The signature does not match: something was changed after it was signed.',
	otherLeague: () => 'The entry belongs to another league.',
	otherPrivatePart: () => 'A private part of an entry is not the one that its author signed.',
	cutOff: () => 'The backup is incomplete: its end is missing.',
	altered: () => 'This part of the backup is damaged or was changed after it was made.',
	invisible: () => 'The name has no visible characters.',
	hidden: () => 'The name has invisible characters or direction marks.',
	samePlayer: () => 'The same player is on both sides of a game.',
	photoTooLarge: (p) =>
		`A photo is too large; maximum: ${p.pixels} × ${p.pixels} pixels and ${p.kilobytes} kB.`,
	photosTooLarge: (p) =>
		`The photos are too large together; maximum: ${p.megapixels} megapixels per file.`
};
