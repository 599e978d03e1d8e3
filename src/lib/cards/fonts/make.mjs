/**
 * Builds the card fonts: subsets each face to the letters that cards need and writes the width
 * table used for layout. Run `node src/lib/cards/fonts/make.mjs` after adding a face or a letter;
 * pass a folder to write there instead, for comparison.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsPDF } from 'jspdf';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Latin letters of nearby languages, and the signs used by the game's own texts. */
const LATIN = [
	...range(0x20, 0x7e),
	...range(0xa0, 0x17f),
	...'–—‘’‚“”„…•′″−×÷±≈≠≤≥→½¼¾€ȘșȚț'
].join('');
const SIGNS = ' ′″−×÷±≈≠≤≥←→↑↓▸□☐☑✓★';

/** Russian, Ukrainian, Belarusian, Serbian, Macedonian and Bulgarian. */
const CYRILLIC = [' ', ...range(0x400, 0x45f), 'Ґґ№'].join('');

const SOURCES = {
	text: [
		'@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
		LATIN
	],
	bold: [
		'@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
		LATIN
	],
	display: ['@expo-google-fonts/baloo-2/700Bold/Baloo2_700Bold.ttf', LATIN],
	signs: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', SIGNS],
	cyrillic: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', CYRILLIC],
	cyrillicBold: ['dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', CYRILLIC]
};

function range(/** @type {number} */ first, /** @type {number} */ last) {
	return Array.from({ length: last - first + 1 }, (_, index) =>
		String.fromCodePoint(first + index)
	);
}

/** Letter widths of a face in thousandths of its size, as jsPDF reads them. */
function metricsOf(/** @type {Buffer} */ font, /** @type {string} */ letters) {
	const pdf = new jsPDF();
	pdf.addFileToVFS('face.ttf', font.toString('base64'));
	pdf.addFont('face.ttf', 'face', 'normal', undefined, 'Identity-H');
	pdf.setFont('face');
	const { metadata } = /** @type {any} */ (pdf.getFont());
	const scale = 1000 / metadata.head.unitsPerEm;
	const known = [...letters].filter((letter) => metadata.characterToGlyph(letter.codePointAt(0)));
	const advances = known.map((letter) => [
		letter,
		Math.round(
			metadata.hmtx.forGlyph(metadata.characterToGlyph(letter.codePointAt(0))).advance * scale
		)
	]);
	return {
		ascent: Math.round(metadata.hhea.ascender * scale),
		descent: Math.round(-metadata.hhea.decender * scale),
		advances: Object.fromEntries(advances)
	};
}

/** Returns the bytes and the metrics of all faces. */
async function makeFonts() {
	/** @type {Record<string, Buffer>} */
	const files = {};
	/** @type {Record<string, ReturnType<typeof metricsOf>>} */
	const metrics = {};
	for (const [face, [path, letters]] of Object.entries(SOURCES)) {
		const font = await subsetFont(readFileSync(require.resolve(path)), letters, {
			targetFormat: 'truetype'
		});
		files[face] = font;
		metrics[face] = metricsOf(font, letters);
	}
	return { files, metrics };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const folder = process.argv[2] ?? fileURLToPath(new URL('.', import.meta.url));
	const { files, metrics } = await makeFonts();
	for (const [face, font] of Object.entries(files)) {
		writeFileSync(join(folder, `${face}.ttf`), font);
		console.log(`${face}: ${font.length} bytes`);
	}
	writeFileSync(join(folder, 'metrics.json'), `${JSON.stringify(metrics, null, '\t')}\n`);
}
