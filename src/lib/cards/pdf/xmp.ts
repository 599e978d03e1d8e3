/** What the XMP packet of a PDF says; the Info dictionary says the same. */
interface Metadata {
	readonly title: string;
	readonly language: string;
	readonly createdAt: Date;
	readonly creator: string;
	readonly producer: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Whole seconds, as the Info dictionary has them. */
const seconds = (date: Date) => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** A packet that does not change later, so it has no padding. */
const OPEN = '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>';
const CLOSE = '<?xpacket end="r"?>';

/**
 * Returns the XMP packet of a PDF. It claims no conformance to PDF/UA, as no validator checks the PDFs.
 */
export function xmpPacket({ title, language, createdAt, creator, producer }: Metadata): string {
	return [
		OPEN,
		'<x:xmpmeta xmlns:x="adobe:ns:meta/">',
		'<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
		'<rdf:Description rdf:about=""',
		' xmlns:dc="http://purl.org/dc/elements/1.1/"',
		' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
		' xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
		'<dc:format>application/pdf</dc:format>',
		`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
		`<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
		`<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>`,
		`<xmp:CreateDate>${seconds(createdAt)}</xmp:CreateDate>`,
		`<pdf:Producer>${escaped(producer)}</pdf:Producer>`,
		'</rdf:Description>',
		'</rdf:RDF>',
		'</x:xmpmeta>',
		CLOSE
	].join('\n');
}
