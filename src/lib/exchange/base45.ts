/** The characters of QR codes' alphanumeric mode, in the order of their values. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = CHARACTERS.length;

function characters(value: number, count: number): string {
	let text = '';
	let rest = value;
	for (let index = 0; index < count; index += 1) {
		text += CHARACTERS[rest % BASE] ?? '';
		rest = Math.floor(rest / BASE);
	}
	return text;
}

/** Encodes bytes as Base45 (RFC 9285): three characters for two bytes, two for the last odd one. */
export function base45(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at + 1 < bytes.length; at += 2) {
		text += characters((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0), 3);
	}
	return bytes.length % 2 === 1 ? text + characters(bytes.at(-1) ?? 0, 2) : text;
}

/** The value of two or three characters; NaN if one of them has none. */
function valueOf(group: string): number {
	return [...group].reduceRight((value, sign) => {
		const digit = CHARACTERS.indexOf(sign);
		return digit < 0 ? NaN : value * BASE + digit;
	}, 0);
}

/** Decodes Base45; undefined unless it is the encoding of some bytes. */
export function bytesOfBase45(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (text.length % 3 === 1) return undefined;
	const bytes: number[] = [];
	for (let at = 0; at < text.length; at += 3) {
		const group = text.slice(at, at + 3);
		const value = valueOf(group);
		const pair = group.length === 3;
		if (!(value < (pair ? 65_536 : 256))) return undefined;
		if (pair) bytes.push(value >> 8);
		bytes.push(value & 255);
	}
	return new Uint8Array(bytes);
}
