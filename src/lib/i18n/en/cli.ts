import { plural } from '../plural';
import { refusals } from './links';

/** The command line, in addition to the texts of other areas. */
export const cli = {
	help: `brikmuster: prices, checks and prints armies for BrikWars

  brikmuster price FILE… [--json]             the cost breakdown, with the rule for each line
  brikmuster check FILE… [--league] [--json]  errors and warnings under the rules
  brikmuster verify FILE… [--league LEAGUE] [--json]
                                              a verdict on submissions, sealed or not
  brikmuster odds --skill D --use N           the exact odds of an attack:
             [--damage D --armor D] [--mod N]… [--situation KEY=VALUE]…
             [--attackers N | --parry N [--absorb D] [--parry-skill D] | --bail D]
             [--already N] [--beyond N] [--negations N] [--at-least N]
             [--no-explosions] [--edition E] [--json]
  brikmuster odds --skill D --rival D [--use N]    … and of other rolls:
  brikmuster odds --skill D --wounds N | --attack-roll N
  brikmuster odds --momentum D --opposition D [--loser-size N] [--at-least N] [--armor N]
  brikmuster odds --roll D --at-least N
  brikmuster odds FILE --attacker ID --target ID [--weapon W] [--against FILE]
             [--situation KEY=VALUE]… [--edition E] [--json]
  brikmuster odds FILE --against FILE --matrix [--situation KEY=VALUE]…
             [--edition E] [--json]
  brikmuster cards FILE… -o OUT.pdf           printable cards or sheets:
             [--what cards|roster|list|bill|reference|blank|rulers|tokens|test]
             [--units ID,…] [--blank minifig|creation|figure] [--paper a4|letter]
             [--layout 2x3|3x3|hero|fold|tarot|bridge|mini|WxH]
             [--sides 2|1|fronts] [--edge long|short] [--per auto|kind|figure]
             [--contents stats,rules,bill,odds] [--ink-saving] [--crop] [--bleed]
             [--offset X,Y] [--token-shape round|square] [--token-size 25mm|1in]
             [--back text|art|color|PICTURE.jpg] [--colors rank|squad|COLOR]
             [--gutter MM] [--margin MM] [--copies N] [--one-per-page] [--fill]
             [--registration] [--cut OUT.svg] [--png FOLDER] [--base URL]
             price, check, verify, odds FILE and cards take [--pack FILE]… too
  brikmuster pack check FILE… [--json]        the contents of packs, and what they lack
  brikmuster link FILE [--base URL] [--json]  a link that contains the whole army
  brikmuster open LINK -o OUT.brik [--json]   the army from a link, in a new file
  brikmuster league LEAGUE [--season NAME]    the standings of a league, its web page
             [--standings] [--csv OUT]        and its calendar
             [--pdf OUT]
             [--page OUT.html] [--ics OUT] [--json]
  brikmuster hub [--port N] [--host NAME]     a server for several devices: the app and its
             [--folder FOLDER]                encrypted rooms (docs/hub.md)
             [--cert FILE --key FILE] [--behind-proxy]
             [--database URL] [--limit NAME=N]…

FILE is a .brik file of any name, a folder (every file in it is looked at; links
are not followed), or - for standard input. cards prints the cards of several
armies one after the other; its other sheets, link and odds take one army. LINK
is an address with #b1. in it, those letters alone, or - for standard input.

  --league       check the limits of the Small League too; for verify the league’s file,
                 whose regulations, players and keys count instead
  --pack FILE    a pack (.brikpack) whose edition counts instead of the copy that an army
                 carries, with what differs; it may be repeated. For verify, the
                 regulations of the Small League with these packs
  --season NAME  the season to report on; without it, the latest
  --standings    print the standings too where files are written
  --csv OUT      the standings as a table; --pdf OUT as a printable sheet
  --page OUT     standings, meetings, results and regulations as one web page without
                 scripts, in both languages; --ics OUT the meetings as a calendar. These
                 files replace only files of their kind
  --json         one JSON array, one entry per file; odds prints one object
  -o OUT.pdf     output file for cards; replaces only an existing PDF
  -o OUT.brik    output file for open; never replaces a file
  --base URL     address of the app that opens the link; without it the link
                 starts with /open, to append to any such address; with it, cards
                 puts codes on the army list that open the army
  --what         cards; roster, all units with statistics and boxes on a sheet or two;
                 list, for opponent and referee; bill, the cost breakdown;
                 reference, the rules in short; blank cards; rulers; tokens,
                 numbered figures and markers to cut out; test, a sheet to measure how
                 far the printer shifts the back
  --units ID,…   cards of these units of the first army only; its own id is its army card
  --blank        the kind of unit that blank cards are for: minifig, creation or figure
  --paper        a4, or letter
  --layout       2x3, six per sheet; 3x3, nine playing cards; hero, two large cards;
                 fold, front and back side by side; tarot, bridge or mini cards;
                 or a size in millimeters such as 70x110, from 44x60 to 200x270
  --sides        2, each sheet of fronts followed by its backs; 1, single-sided;
                 fronts, without rules and boxes
  --edge         long, or short: the edge the printer flips on
  --per          auto, a card each for heroes, mages and figures with boxes, one for
                 the others of a kind; kind, one for each kind; figure, one each
  --contents     what is on the cards, of stats, rules, bill and odds (each weapon
                 against a mercenary); default stats,rules
  --ink-saving   white backgrounds, pale pictures
  --crop         crop marks instead of outlines
  --bleed        color 3 mm past the edge
  --offset X,Y   millimeters that backs are moved right and down, at most 10
  --back         what is on the backs; with color or a JPEG file, rules and boxes
                 are on the fronts
  --colors       by rank, by squad, or one color: blue, green, red, purple, olive, brown,
                 black or gray
  --gutter MM    space between cards, at most 20; --margin MM around them, at most 30
                 (4 without the option)
  --copies N     the same cards up to 50 times
  --one-per-page each card on a page of its own size, for print shops
  --fill         tokens in the places that cards leave empty
  --registration marks for cutting machines
  --cut OUT.svg  the outlines of a full sheet; replaces only an existing SVG
  --png FOLDER   each card as a picture too, its back beside it, 300 dpi; replaces only PNG
                 files
  --token-shape  round, or square; --token-size 25mm, or 1in
  --edition      2005, 2010, 2020, quickwars, lugpolwars or skirmish; default: the rulebook’s own
                 rules, 2005 for dice. In the skirmish --skill 3d6 counts three dice,
                 --use is the lowest success and --armor the toughness
  --skill D      dice such as 1d6+1; --damage and --armor too
  --use N        the roll needed; --mod N is added to the roll and may be repeated
  --attackers N  so many attack together, and those that hit add their Damage
  --parry N      the Use of the item that the target parries with; --parry-skill D its
                 Skill (1d6), --absorb D what a parry of 2005 takes off; alone with
                 --damage and --armor, --absorb is a parry that has succeeded
  --already N    Damage or hits that the target has taken this turn
  --beyond N     inches beyond the range
  --negations N  successes that a figure of the skirmish cancels
  --bail D       the roll of a target that bails out of the attack
  --rival D      who acts first; with --use, a shot and its answer
  --wounds N     healing; --attack-roll N a Bail: Skill that must be higher
  --momentum D   knockback against --opposition D and the --loser-size; --armor N that
                 a Smash of as many points must beat
  --roll D       any roll; --at-least N the total, inches or successes asked for
  --no-explosions   highest faces are not rolled again
  --attacker ID  a unit of the army; --target ID of the same army or of --against
  --weapon W     its item, name or number in the list; default: the best one
  --situation    distance, height, size, speed (inches), visible (sections, 1 to 3),
                 opponents, friends, heroes (numbers), still, aiming, blind, short,
                 charging, close (yes or no), stealth (moving or still);
                 distance and height count only with the weapons of units
  --matrix       the chance of each unit to kill each other with one attack
  --locale pl    Polish; --locale en English; default: from the environment
  --port, --host the hub’s port (8090) and address (localhost)
  --folder       where the hub keeps its database (brikmuster-hub)
  --cert, --key  certificate and key in PEM: browsers need https beyond localhost
  --behind-proxy a proxy speaks https for the hub, and names the clients’ addresses
  --database URL keeps the rooms in PostgreSQL instead, for several hubs of one address:
                 postgres://name:password@host/database
  --limit        what a room or an address may use: NAME=N, listed in docs/hub.md
  --help         this text
  --version      version number

The first value of each option is its default.

Exit status: 2 when a file could not be read or written, 1 when an army has an error,
a submission is rejected or entries of a league contradict each other, otherwise 0.
For link and open, 0 means the army could be read, not that it is legal.`,
	hint: 'Usage: brikmuster --help',
	misuses: {
		noCommand: () =>
			'Missing command: price, check, verify, odds, cards, pack, link, open, league or hub.',
		unknownCommand: (p: { word: string }) =>
			`Unknown command ${p.word}; use price, check, verify, odds, cards, pack, link, open, league or hub.`,
		noFile: (p: { word: string }) =>
			`${p.word}: missing input. Name a .brik file, a folder or - (standard input).`,
		noLink: () => 'Missing link: an address with #b1. in it, or - (standard input).',
		noPackStep: () => 'pack checks packs: brikmuster pack check FILE.',
		packOrLeague: () => 'A league has its own packs: --pack has no place beside --league.',
		onlyOne: (p: { word: string; command: string }) =>
			`${p.command} takes one army at a time; unexpected: ${p.word}.`,
		onlyOneLeague: (p: { word: string }) =>
			`league takes one league at a time; unexpected: ${p.word}.`,
		noFileHere: (p: { word: string }) => `hub takes no file; unexpected: ${p.word}.`,
		badPort: (p: { word: string }) => `“${p.word}” is no port; use a number from 0 to 65535.`,
		badLimit: (p: { word: string }) =>
			`“${p.word}” is no limit; use NAME=N such as roomBytes=50000000.`,
		badDatabase: (p: { word: string }) =>
			`“${p.word}” is no address of a database; it starts with postgres:// or postgresql://.`,
		noPair: (p: { word: string }) => `--cert and --key belong together: ${p.word} is missing.`,
		alreadySecure: () => '--behind-proxy has no place beside --cert: one of them provides https.',
		plainHttp: (p: { word: string }) =>
			`Browsers store nothing and make no keys on plain http beyond localhost. To serve ${p.word}, give --cert and --key, or --behind-proxy behind a proxy with https.`,
		noOutput: () => 'Missing output file: -o FILE.',
		badBase: (p: { word: string }) =>
			`“${p.word}” is not an app address: it must start with https:// or http:// and contain no ? or #.`,
		badContents: (p: { word: string }) =>
			`Unknown contents “${p.word}”; use stats, rules, bill and odds, separated by commas.`,
		badOffset: (p: { word: string }) =>
			`“${p.word}” is no offset; use two numbers from -10 to 10, such as 1,-2.`,
		badGutter: (p: { word: string }) =>
			`“${p.word}” is no space between cards; use millimeters from 0 to 20.`,
		badMargin: (p: { word: string }) => `“${p.word}” is no margin; use millimeters from 0 to 30.`,
		badCopies: (p: { word: string }) =>
			`“${p.word}” is no number of copies; use a whole number from 1 to 50.`,
		badCut: (p: { word: string }) => `“${p.word}” is no cut file; its name must end with .svg.`,
		unknownColors: (p: { word: string }) =>
			`Unknown colors “${p.word}”; use rank, squad, blue, green, red, purple, olive, brown, black or gray.`,
		unknownBack: (p: { word: string }) =>
			`Unknown back “${p.word}”; use text, color or the name of a .jpg file.`,
		unknownOption: (p: { word: string }) => `Unknown option ${p.word}.`,
		notForCommand: (p: { word: string; command: string }) =>
			`${p.command} does not accept the option ${p.word}.`,
		takesNoValue: (p: { word: string }) => `The option ${p.word} takes no value.`,
		noValue: (p: { word: string }) => `The option ${p.word} needs a value.`,
		unknownEdition: (p: { word: string }) =>
			`Unknown edition “${p.word}”; use 2005, 2010, 2020, quickwars, lugpolwars or skirmish.`,
		badDice: (p: { word: string }) =>
			`“${p.word}” is no dice notation; use dice such as 2d6+1, at most 60 of them, or a number.`,
		badUse: (p: { word: string }) => `“${p.word}” is no Use; use a whole number such as 3.`,
		badNumber: (p: { word: string }) =>
			`“${p.word}” is no whole number from 0 to 999, or too large.`,
		alsoNeeded: (p: { word: string }) => `This question needs ${p.word} too.`,
		badModifier: (p: { word: string }) =>
			`“${p.word}” is no modifier; use a whole number such as -2.`,
		badSituation: (p: { word: string }) =>
			`“${p.word}” is no situation; use KEY=VALUE such as distance=9 or still=yes.`,
		noSkill: () => 'Odds of dice need --skill and --use, or --damage and --armor.',
		noArmor: () => '--damage and --armor belong together.',
		noUnits: () => 'Odds of units need --attacker and --target.',
		noAgainst: () => '--matrix needs a second army: --against FILE.',
		notTogether: (p: { word: string }) =>
			`${p.word} has no place in this question: ask about dice, about two units, or for a matrix.`,
		unknownLanguage: (p: { word: string }) => `Unknown language “${p.word}”; use pl or en.`,
		unknownWhat: (p: { word: string }) =>
			`Unknown content “${p.word}”; use cards, roster, list, bill, reference, blank, rulers, tokens or test.`,
		unknownBlank: (p: { word: string }) =>
			`Unknown kind of blank card “${p.word}”; use minifig, creation or figure.`,
		badUnits: (p: { word: string }) =>
			`“${p.word}” is no list of units; use ids separated by commas, such as u1,u2.`,
		unknownPaper: (p: { word: string }) => `Unknown paper size “${p.word}”; use a4 or letter.`,
		unknownLayout: (p: { word: string }) =>
			`Unknown layout “${p.word}”; use 2x3, 3x3, hero, fold, tarot, bridge, mini, or a size from 44x60 to 200x270.`,
		unknownSides: (p: { word: string }) => `Unknown sides “${p.word}”; use 2, 1 or fronts.`,
		unknownEdge: (p: { word: string }) => `Unknown edge “${p.word}”; use long or short.`,
		unknownShape: (p: { word: string }) => `Unknown shape “${p.word}”; use round or square.`,
		unknownSize: (p: { word: string }) => `Unknown size “${p.word}”; use 25mm or 1in.`,
		unknownPer: (p: { word: string }) =>
			`Unknown number of cards “${p.word}”; use auto, kind or figure.`
	},
	hub: {
		started: (p: { address: string }) => `The hub runs at ${p.address}`,
		stopped: 'The hub has stopped. Everything is stored.',
		noBuild: 'There is no app to serve. Build it first: npm run build',
		notPem: (p: { file: string }) => `${p.file} is no certificate or key in PEM.`,
		otherKey: (p: { file: string; what: string }) => `${p.file} is not the key of ${p.what}.`,
		notStarted: (p: { reason: string }) => `The hub could not start: ${p.reason}`,
		unknownLimit: (p: { name: string; known: string }) =>
			`Unknown limit ${p.name}; use ${p.known}.`,
		trouble: (p: { reason: string }) => `The hub goes on after a problem: ${p.reason}`
	},
	cards: {
		oneArmy: 'Only cards can be printed for several armies; all other sheets take one army.',
		noUnit: (p: { id: string }) => `The army has no unit with the id ${p.id}.`,
		otherBlanks: (p: { allowed: string }) => `This rulebook has other blank cards: ${p.allowed}.`,
		noPicture: 'This is not a readable JPEG file.',
		cutPicture: 'The picture is damaged: its end is missing.',
		nothingToCut: 'There is nothing to cut: only cards, blank cards and tokens have a cut file.',
		noPictures: 'Only cards have pictures.',
		noCanvas: 'Pictures need the package @napi-rs/canvas, which is not installed.',
		noPhoto: (p: { count: number }) =>
			plural('en', p.count, {
				one: '# photo is not in the file: the drawing is printed instead.',
				other: '# photos are not in the file: the drawings are printed instead.'
			}),
		output: {
			otherFile: (p: { kind: string }) =>
				`This file already exists and is no ${p.kind} file. It was not changed.`,
			noFolder: 'The output folder does not exist.',
			unwritable: 'The system denies writing this file.'
		}
	},
	odds: {
		noSuchUnit: 'There is no unit with this id. The ids are in the file and in price --json.',
		noSuchWeapon: 'The attacker has no such weapon.',
		noOdds: 'Under these rules there are no odds for these two units.',
		outcomes: {
			hitAndParried: 'Hit and parried',
			parriedGivenHit: 'Parried, if it hits',
			killWithoutParry: 'Kills without a parry',
			healed: 'Healed',
			escapes: 'Escapes',
			hitAndEscaped: 'Hits, target escapes',
			hitAndStruck: 'Hits, target is struck',
			ge: 'Reaches the total',
			aFirst: 'First one acts first',
			tie: 'Both at once',
			bFirst: 'Second one acts first',
			bothMiss: 'Both miss',
			onlyFirstShooterHits: 'Only the first one hits',
			onlySecondShooterHits: 'Only the second one hits',
			bothHitFirstIsFaster: 'Both hit, first one faster',
			bothHitSecondIsFaster: 'Both hit, second one faster',
			bothHitSimultaneous: 'Both hit at once',
			knocked: 'Knocked back',
			resisted: 'Resists',
			smashKills: 'Smash kills',
			expectedHits: 'Successes on average',
			storyPointsExpected: 'Story points on average'
		},
		atLeast: (p: { least: number }) => `${p.least} or more`
	},
	files: {
		notFound: 'The file does not exist.',
		unreadable: 'The system denies reading this file.',
		notAFile: 'This is neither a file nor a folder.',
		link: 'This is a symbolic link, and links are not followed. Name the file itself.',
		noArmies: 'No file in this folder is one that this command reads.',
		manyArmies: 'link takes one army at a time; this folder has more.',
		tooLargeForLink: 'This army is too large for a link: more than 1 MB.',
		notAPack: 'This is not a Brikmuster pack.'
	},
	link: {
		refusals,
		place: (p: { path: string }) => `location in the link: ${p.path}`,
		output: {
			exists: 'This file already exists. It was not changed.',
			noFolder: 'The output folder does not exist.',
			unwritable: 'The system denies writing this file.'
		}
	},
	pack: {
		carried: (p: { name: string; edition: number }) => `Pack: ${p.name}, edition ${p.edition}`,
		unknown: 'not compared; --pack names its file',
		same: 'as in the pack',
		counts: (p: { edition: number }) => `edition ${p.edition} of the pack counts`,
		otherRows: (p: { what: string }) => `different: ${p.what}`,
		otherRules: 'different changes or restrictions',
		edition: (p: { edition: number }) => `edition ${p.edition}`,
		rows: (p: { count: number }) => plural('en', p.count, { one: '# row', other: '# rows' }),
		units: (p: { count: number }) =>
			plural('en', p.count, { one: '# ready unit', other: '# ready units' }),
		like: (p: { name: string }) => `like: ${p.name}`,
		missing: {
			name: { pl: 'no Polish name', en: 'no English name' },
			text: { pl: 'no Polish text', en: 'no English text' }
		}
	},
	league: {
		until: (p: { when: string }) => `until ${p.when}`,
		refused: (p: { number: number; what: string }) => `line ${p.number} is left out: ${p.what}`,
		noSeason: 'This league has no season yet.',
		otherSeasons: (p: { id: string; what: string }) =>
			`This league has no season “${p.id}”. Its seasons: ${p.what}.`
	},
	progress: {
		files: (p: { done: number; count: number }) =>
			`${p.done} of ${plural('en', p.count, { one: '# file', other: '# files' })}`,
		units: (p: { done: number; count: number }) =>
			`${p.done} of ${plural('en', p.count, { one: '# unit', other: '# units' })}`,
		megabytes: (p: { done: number; total: number }) => `${p.done} of ${p.total} MB read`,
		cards: (p: { count: number }) =>
			plural('en', p.count, { one: 'Printing # army …', other: 'Printing # armies …' })
	},
	notChecked:
		'Checked by the Small League’s regulations. Without --league, the league, season, meeting, player, age and key could not be checked.',
	linkLeftOut: 'skipped: symbolic link',
	leftOut: (p: { what: string }) => `skipped: ${p.what}`,
	place: (p: { path: string }) => `location in the file: ${p.path}`,
	points: (p: { points: string; count: number }) =>
		`${p.points} ${plural('en', p.count, { one: 'point', other: 'points' })}`,
	dice: (p: { count: number }) =>
		plural('en', p.count, { one: '# general die', other: '# general dice' }),
	rulings: (p: { what: string }) => `Custom rulings: ${p.what}`,
	houseRules: (p: { what: string }) => `House rules: ${p.what}`
};
