import { mayUseApt } from './browser.mjs';
import { isMain, onPath, orExplain, run } from './run.mjs';

/** What the tests of PDFs use of Poppler. */
const PROGRAMS = ['pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm'];

/** Whether the PDFs can be judged by Poppler; where not, pdf.js judges them by the same tests. */
export function hasPoppler() {
	return PROGRAMS.every((program) => onPath(program));
}

/**
 * Makes sure of Poppler where Debian's package manager may be used, and tells whether it is there. Elsewhere
 * the tests do without it, and say so.
 */
export async function ensurePoppler({ apt = mayUseApt() } = {}) {
	if (!hasPoppler() && apt) {
		console.log("No Poppler yet, trying Debian's package …");
		const env = { DEBIAN_FRONTEND: 'noninteractive' };
		await run('apt-get', ['update', '-qq'], { env });
		const words = ['install', '-y', '-qq', '--no-install-recommends', 'poppler-utils'];
		await run('apt-get', words, { env });
	}
	const there = hasPoppler();
	console.log(
		there ? 'PDFs are judged by Poppler and pdf.js.' : 'PDFs are judged by pdf.js alone.'
	);
	return there;
}

if (isMain(import.meta.url)) await orExplain(ensurePoppler);
