import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { DEFAULT_SETTINGS, type PrintSettings } from '$lib/cards/layout/settings';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import { writePdf, type About } from '$lib/cards/pdf/write-pdf';
import type { PrintJob } from '$lib/cards/print-job';
import type { Mark, Sheet } from '$lib/cards/print/marks';
import type { Language } from '$lib/i18n/languages';
import type { Army, Minifig, Unit } from '$lib/rules/choices';

/** The same version that the command reports. */
const { version: build } = packageJson;

export const CREATED = new Date('2026-11-21T10:00:00Z');

/** Print settings; every case prints a card per kind. */
export type Printing = Pick<PrintSettings, 'format' | 'paper' | 'sides'>;

/** Returns the path of a temporary file with these bytes, deleted after the test. */
export function pdfFile(pdf: ArrayBuffer): string {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-pdf-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const path = join(folder, 'cards.pdf');
	writeFileSync(path, new Uint8Array(pdf));
	return path;
}

export function armyOf(units: readonly Unit[], given: Partial<Army> = {}): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Próba druku',
		rulebook: 'core2005',
		units: [...units],
		...given
	};
}

/** A minifig with a note, which is on the back of its card. */
export function minifig(id: string, name: string, given: Partial<Minifig> = {}): Minifig {
	const gear = [{ item: 'heavyHand' }, { item: 'shield' }] as const;
	const notes = 'Zna drogę.';
	return { kind: 'minifig', id, name, rank: 'mercenary', gear: [...gear], notes, ...given };
}

export function jobOf(
	army: Army,
	some: Partial<PrintSettings> = {},
	what: PrintJob['what'] = 'cards'
): PrintJob {
	return { what, army, choice: { each: 'auto' }, settings: { ...DEFAULT_SETTINGS, ...some } };
}

/** Makes the PDF of a job like the app and the command do. */
export function printed(job: PrintJob, locale: Language = 'pl'): Promise<ArrayBuffer> {
	return makePdf({ job, locale, createdAt: CREATED, build });
}

/** Makes a PDF of one A4 sheet with only these marks. */
export function drawn(marks: readonly Mark[], about: Partial<About> = {}): Promise<ArrayBuffer> {
	const sheet: Sheet = { width: 210, height: 297, marks };
	return writePdf([sheet], {
		title: 'Znaki',
		language: 'pl',
		createdAt: CREATED,
		build,
		...about
	});
}
