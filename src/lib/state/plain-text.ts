/** Text as the army file wants it: in NFC, on one line, trimmed, of at most so many characters. */
export function plainText(text: string, maximum = 80): string {
	const plain = text
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
		.trim();
	return [...plain].slice(0, maximum).join('').trim();
}
