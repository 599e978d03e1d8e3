import { withoutBidiMarks } from '$lib/army/format/direction';

/** Text that is HTML already; plain texts are escaped. */
export class Html {
	constructor(readonly source: string) {}
}

type Part = string | number | Html | readonly Part[] | undefined | false;

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;'
};

/** A text that is safe between tags and in quoted attributes, without control characters. */
export function escaped(text: string): string {
	return withoutBidiMarks(text)
		.replace(/[^\P{Cc}\n\t]/gu, '')
		.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

function sourceOf(part: Part): string {
	if (part === undefined || part === false) return '';
	if (part instanceof Html) return part.source;
	if (Array.isArray(part)) return (part as readonly Part[]).map(sourceOf).join('');
	return escaped(String(part));
}

/** Templates are indented like the code around them; the page needs only the line breaks. */
function withoutIndentation(text: string): string {
	return text.replace(/\n\s*/g, '\n');
}

/** HTML from a template; every value in it is escaped unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
	const texts = strings.map(
		(text, index) => withoutIndentation(text) + (index < parts.length ? sourceOf(parts[index]) : '')
	);
	return new Html(texts.join(''));
}
