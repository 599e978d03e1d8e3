import { mayUseApt } from './browser.mjs';
import { installPackages } from './debian.mjs';
import { isMain, onPath, runMain } from './run.mjs';

/** The programs of Poppler that the PDF tests use. */
const PROGRAMS = ['pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm'];

/** Returns whether Poppler can check the PDFs; otherwise pdf.js runs the same tests. */
export function hasPoppler() {
	return PROGRAMS.every((program) => onPath(program));
}

/**
 * Installs Poppler if Debian's package manager may be used, and resolves to whether it is
 * available. Otherwise the tests run without it and say so.
 */
export async function ensurePoppler({ apt = mayUseApt() } = {}) {
	if (!hasPoppler() && apt) {
		console.log("No Poppler yet, trying Debian's package …");
		await installPackages(['poppler-utils']);
	}
	const there = hasPoppler();
	console.log(
		there ? 'PDFs are judged by Poppler and pdf.js.' : 'PDFs are judged by pdf.js alone.'
	);
	return there;
}

if (isMain(import.meta.url)) await runMain(ensurePoppler);
