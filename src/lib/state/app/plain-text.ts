import { withoutBidiMarks } from '$lib/army/format/direction';
import { VISIBLE } from '$lib/army/format/visible';

/**
 * Typed text as the army file stores it: NFC, one line, trimmed, at most `maximum` characters, without
 * direction marks. Empty if nothing in it is visible.
 */
export function plainText(text: string, maximum = 80): string {
	const plain = withoutBidiMarks(text)
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
		.trim();
	const short = [...plain].slice(0, maximum).join('').trim();
	return VISIBLE.test(short) ? short : '';
}
