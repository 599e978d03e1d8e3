import { plural } from '../plural';
import { refusals } from './links';

/** What the command line says beside the sentences of the other areas. */
export const cli = {
	help: `brikmuster: what armies of BrikWars cost, what is wrong with them, and their cards

  brikmuster price FILE… [--json]             the bill, line by line with its rules
  brikmuster check FILE… [--league] [--json]  what the rules do not allow
  brikmuster verify FILE… [--json]            the verdict on submissions to the Small
                                              League, sealed or not
  brikmuster cards FILE -o OUT.pdf            a card for each kind of unit, to be printed:
             [--paper a4|letter] [--layout 2x3|3x3|hero|fold]
             [--sides 1|2] [--edge long|short]
  brikmuster link FILE [--base URL] [--json]  a link that holds the whole army
  brikmuster open LINK -o OUT.brik [--json]   the army in a link, as a new file

FILE is a .brik file, a folder (its *.brik files; links are not followed)
or - for standard input. Cards and links are of one army. LINK is an address
with #b1. in it, those letters alone, or - for standard input.

  --league       check the limits of the Small League too
  --json         one JSON array, an entry for each file
  -o OUT.pdf     the file for the cards; nothing but an earlier PDF is replaced
  -o OUT.brik    the file for the army in a link; no file is replaced
  --base URL     the address of the app that opens the link; without it the link
                 begins with /open, to be put behind any such address
  --paper        a4, or letter
  --layout       2x3, six on a sheet; 3x3, nine playing cards; hero, two large ones;
                 fold, front and back side by side
  --sides        2, each sheet of fronts with its backs after it; 1, all on the front
  --edge         long, or short: over which edge the printer turns the sheet
  --locale pl    Polish; --locale en English; else as the environment says
  --help         this text
  --version      the version

The first word of a choice is taken where there is none.

Exit status: 2 when a file could not be read or written, 1 when an army has an error
or a submission is rejected, else 0. For link and open 0 says that the army could be
read, not that it is legal.`,
	hint: 'How to use it: brikmuster --help',
	misuses: {
		noCommand: () => 'A command is missing: price, check, verify, cards, link or open.',
		unknownCommand: (p: { word: string }) =>
			`There is no command ${p.word}; there are price, check, verify, cards, link and open.`,
		noFile: (p: { word: string }) =>
			`${p.word} of what? Name a .brik file, a folder or - (standard input).`,
		manyFiles: (p: { word: string }) =>
			`Cards are printed of one army at a time; ${p.word} is one too many.`,
		noLink: () => 'A link is missing: an address with #b1. in it, or - (standard input).',
		onlyOne: (p: { word: string; command: string }) =>
			`${p.command} takes one army at a time; ${p.word} is one too many.`,
		noOutput: () => 'The output file is missing: -o FILE.',
		badBase: (p: { word: string }) =>
			`“${p.word}” is not the address of an app: it begins with https:// or http:// and has no ? or #.`,
		unknownOption: (p: { word: string }) => `There is no option ${p.word}.`,
		notForCommand: (p: { word: string; command: string }) =>
			`The option ${p.word} does not go with ${p.command}.`,
		takesNoValue: (p: { word: string }) => `The option ${p.word} takes no value.`,
		unknownLanguage: (p: { word: string }) => `No language “${p.word}”; there are pl and en.`,
		unknownPaper: (p: { word: string }) => `No paper “${p.word}”; there are a4 and letter.`,
		unknownLayout: (p: { word: string }) =>
			`No layout “${p.word}”; there are 2x3, 3x3, hero and fold.`,
		unknownSides: (p: { word: string }) => `Not “${p.word}” sides; there are 1 and 2.`,
		unknownEdge: (p: { word: string }) => `No edge “${p.word}”; there are long and short.`
	},
	cards: {
		oneArmy: 'Cards are printed of one army at a time; this folder has more.',
		noPhoto: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# photo is not in the file: the drawing is printed in its place.',
				other: '# photos are not in the file: the drawings are printed in their place.'
			}),
		output: {
			otherFile: 'This is there already and is no PDF: it is left as it is.',
			noFolder: 'There is no such folder to write into.',
			unwritable: 'The system does not let it be written.'
		}
	},
	files: {
		notFound: 'There is no such file.',
		unreadable: 'The system does not let it be read.',
		notAFile: 'This is neither a file nor a folder.',
		link: 'This is a link; links are not followed. Name the file itself.',
		noArmies: 'There is no .brik file in this folder.',
		manyArmies: 'A link holds one army; this folder has more.',
		tooLargeForLink: 'This army is too large for a link: more than 1 MB.'
	},
	link: {
		refusals,
		place: (p: { path: string }) => `place in the link: ${p.path}`,
		output: {
			exists: 'This file already exists. It was not changed.',
			noFolder: 'There is no such folder to write into.',
			unwritable: 'The system does not let it be written.'
		}
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
