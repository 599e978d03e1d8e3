import fc from 'fast-check';

/** What an app or a mail on the way makes of an address in a text. */
type Decoration = (address: string) => string;

const encoded: Decoration = (address) => address.replaceAll('#', '%23');
const component: Decoration = (address) => encodeURIComponent(address);

/** Addresses that mail scanners and chats put in place of the one that was sent. */
const WRAPPERS: readonly Decoration[] = [
	(address) =>
		`https://eur01.safelinks.protection.outlook.com/?url=${component(address)}&data=05%7C02%7Cjan%40example.org&reserved=0`,
	(address) => `https://www.google.com/url?q=${component(address)}&sa=D&source=editors`,
	(address) => `https://l.facebook.com/l.php?u=${component(address)}&h=AT0abc`,
	(address) =>
		`https://urldefense.proofpoint.com/v2/url?u=${component(address)
			.replaceAll('-', '-2D')
			.replaceAll('_', '-5F')
			.replaceAll('%2F', '_')
			.replaceAll('%', '-')}&d=DwMFaQ`,
	(address) => `https://urldefense.com/v3/__${address.replace('#', '*')}__;Iw!!abc!def$`,
	(address) => `https://mail.example/click?u=${Buffer.from(address).toString('base64')}&t=1`
];

const AROUND: readonly (readonly [string, string])[] = [
	['', ''],
	['`', '`'],
	['```\n', '\n```'],
	['<', '>'],
	['(', ')'],
	['[armia](', ')'],
	['"', '"'],
	['„', '”'],
	['**', '**'],
	['_', '_'],
	['__', '__'],
	['||', '||'],
	['~~', '~~'],
	['<a href="', '">armia</a>']
];
const BEHIND = [
	'',
	'…',
	'...',
	'.',
	',',
	';',
	'!',
	'\n\n-- \nJan',
	'\nDo zobaczenia!',
	' Hej',
	'\r\n> Hej',
	'='
];
const BEFORE = ['', 'Moja armia: ', 'Look at\n', '> ', '12:03 Jan: ', '#armia #b1 ', '\ufeff'];
const HIDDEN = ['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e', '\u202a', '\u0007', '\ufe0f'];
const QUOTES = ['', '> ', '>> ', '| ', '\t', '   '];
/** Ends of lines that add nothing: a space may be one of a name. */
const HARD_ENDS = ['\n', '\r\n'];

/** Puts invisible signs between the letters. */
const hidden = fc
	.array(fc.tuple(fc.nat(), fc.constantFrom(...HIDDEN)), { maxLength: 6 })
	.map((places): Decoration => (address) => {
		let text = address;
		for (const [place, sign] of places) {
			const at = place % (text.length + 1);
			text = text.slice(0, at) + sign + text.slice(at);
		}
		return text;
	});

/** Breaks the address into lines, as mails do. */
const brokenBy = (ends: readonly string[]) =>
	fc
		.tuple(fc.integer({ min: 26, max: 120 }), fc.constantFrom(...QUOTES), fc.constantFrom(...ends))
		.map(
			([width, quote, end]): Decoration =>
				(address) =>
					(address.match(new RegExp(`[^]{1,${width}}`, 'g')) ?? []).join(end + quote)
		);
const broken = brokenBy([...HARD_ENDS, ' \n']);

const printable = fc.constant<Decoration>((address) =>
	(address.replaceAll('=', '=3D').match(/[^]{1,75}/g) ?? []).join('=\r\n')
);

const escaped = fc.constant<Decoration>((address) => address.replace(/[_#-]/g, '\\$&'));

const percent = fc.constantFrom<Decoration>(
	encoded,
	(address) => encoded(address).replace('%23', '%2523'),
	component,
	(address) => component(component(address))
);

const wrapped = fc.constantFrom(...WRAPPERS);

const around = fc
	.tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...AROUND), fc.constantFrom(...BEHIND))
	.map(
		([before, [open, close], behind]): Decoration =>
			(address) =>
				before + open + address + close + behind
	);

const none = fc.constant<Decoration>((address) => address);

/** A random decoration of an address: encodings inside, then signs and texts around it, then line breaks. */
export const anyDecoration = fc
	.tuple(
		fc.oneof(none, percent, wrapped, escaped),
		hidden,
		fc.oneof(none, broken, printable),
		around
	)
	.map(
		([first, second, third, last]): Decoration =>
			(address) =>
				last(third(second(first(address))))
	);

/** What chats and mails put around a text that is too long for an address, and how they break its lines. */
export const anyMessage = fc.tuple(fc.oneof(none, brokenBy(HARD_ENDS), printable), around).map(
	([first, last]): Decoration =>
		(text) =>
			last(first(text))
);
