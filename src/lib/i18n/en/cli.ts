import { plural } from '../plural';

/** What the command line says beside the sentences of the other areas. */
export const cli = {
	help: `brikmuster: what armies of BrikWars cost, and what is wrong with them

  brikmuster price FILE… [--json]             the bill, line by line with its rules
  brikmuster check FILE… [--league] [--json]  what the rules do not allow
  brikmuster verify FILE… [--json]            the verdict on submissions to the Small
                                              League, sealed or not

FILE is a .brik file, a folder (its *.brik files; links are not followed)
or - for standard input.

  --league       check the limits of the Small League too
  --json         one JSON array, an entry for each file
  --locale pl    Polish; --locale en English; else as the environment says
  --help         this text
  --version      the version

Exit status: 2 when a file could not be read, 1 when an army has an
error or a submission is rejected, else 0.`,
	hint: 'How to use it: brikmuster --help',
	misuses: {
		noCommand: () => 'A command is missing: price, check or verify.',
		unknownCommand: (p: { word: string }) =>
			`There is no command ${p.word}; there are price, check and verify.`,
		noFile: (p: { word: string }) =>
			`${p.word} of what? Name a .brik file, a folder or - (standard input).`,
		unknownOption: (p: { word: string }) => `There is no option ${p.word}.`,
		notForCommand: (p: { word: string }) => `The option ${p.word} goes with check only.`,
		takesNoValue: (p: { word: string }) => `The option ${p.word} takes no value.`,
		unknownLanguage: (p: { word: string }) => `No language “${p.word}”; there are pl and en.`
	},
	files: {
		notFound: 'There is no such file.',
		unreadable: 'The system does not let it be read.',
		notAFile: 'This is neither a file nor a folder.',
		link: 'This is a link; links are not followed. Name the file itself.',
		noArmies: 'There is no .brik file in this folder.'
	},
	linkLeftOut: 'left out, as it is a link',
	place: (p: { path: string }) => `place in the file: ${p.path}`,
	points: (p: { points: string; count: number }) =>
		`${p.points} ${plural('en', p.count, { one: 'point', other: 'points' })}`,
	dice: (p: { count: number }) =>
		plural('en', p.count, { one: '# general die', other: '# general dice' }),
	rulings: (p: { what: string }) => `Rulings of its own: ${p.what}`,
	houseRules: (p: { what: string }) => `House rules: ${p.what}`
};
