import { bytesOf } from '$lib/army/format/base64';

/** Characters that nobody sees: joiners, soft hyphens, marks of direction, control characters. */
const INVISIBLE = /[\p{DI}\p{Cf}]|(?![\t\n\r])\p{Cc}/gu;

/** The text as it is read: without invisible characters. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, '');

/** A line break, and what marks the next line as quoted. */
const BREAK = /[ \t]*\r?\n[ \t>|]*/g;

/** Undoes the percent-encoding of each run that encodes UTF-8, across line breaks; other percent signs are kept. */
function percentDecoded(text: string): string {
	return text.replace(/(?:%\n?[0-9A-Fa-f]\n?[0-9A-Fa-f])+/g, (run) => {
		try {
			return decodeURIComponent(run.replaceAll('\n', ''));
		} catch {
			return run;
		}
	});
}

/** How mails encode bytes as text (quoted-printable): as `=23` for a number sign, and lines end in `=`. */
function printableDecoded(text: string): string {
	return percentDecoded(text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, '%$1'));
}

/** The pattern of a word that a line break may divide. */
const breakable = (word: string): string => Array.from(word).join('\\n?');

/** An address with hyphens for percent signs begins like this. */
const HYPHENATED = new RegExp(
	`${breakable('http')}\\n?s?\\n?${breakable('-3A__')}[\\w.~\\n-]+`,
	'g'
);

/** Addresses in links of mail scanners that write `-` for a percent sign and `_` for a slash. */
function hyphenDecoded(text: string): string {
	return Array.from(text.matchAll(HYPHENATED), ([address]) =>
		percentDecoded(address.replaceAll('_', '/').replace(/-(?=\n?[0-9A-F])/g, '%'))
	).join('\n');
}

/** An address as base64 begins like this. */
const ENCODED = new RegExp(`${breakable('aHR0c')}[A-Za-z0-9+/_\\n-]{20,}`, 'g');

/** Addresses in links of mail scanners that carry them as base64. */
function base64Decoded(text: string): string {
	return Array.from(text.matchAll(ENCODED), ([letters]) => {
		const bytes = bytesOf(letters.replace(/\n/g, '').replaceAll('-', '+').replaceAll('_', '/'));
		return bytes ? new TextDecoder().decode(bytes) : '';
	}).join('\n');
}

/** Markdown editors write a backslash before letters that they would take for marks. */
const unescaped = (text: string): string => text.replace(/\\(\n?[_.#-])/g, '$1');

const WRAPPERS = [unescaped, hyphenDecoded, base64Decoded];

/** How often the percent-encoding of a text is undone. */
const TIMES = 2;

/**
 * A text in every form in which a link in it may read: as it is, then with the wrappings of chats, mails and safe
 * links undone.
 */
export function textForms(text: string): string[] {
	const plain = visibleText(text).replace(BREAK, '\n');
	const sent = [plain, printableDecoded(plain)];
	const forms = new Set([...sent, ...WRAPPERS.flatMap((undo) => sent.map(undo))]);
	for (let time = 0; time < TIMES; time += 1) {
		for (const form of [...forms]) forms.add(visibleText(percentDecoded(form)));
	}
	forms.delete('');
	return [...forms];
}
