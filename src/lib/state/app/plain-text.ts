import { withoutBidiMarks } from '$lib/army/format/direction';
import { VISIBLE } from '$lib/army/format/visible';

/**
 * Typed text as the army file wants it: in NFC, on one line, trimmed, of at most so many characters, without
 * marks that turn the direction of writing. Empty where nothing of it could be seen.
 */
export function plainText(text: string, maximum = 80): string {
	const plain = withoutBidiMarks(text)
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
		.trim();
	const short = [...plain].slice(0, maximum).join('').trim();
	return VISIBLE.test(short) ? short : '';
}
