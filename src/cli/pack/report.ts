import { packDigest, rowDigest } from '$lib/army/format/digest';
import type { Language } from '$lib/i18n/languages';
import { named, withPackNames } from '$lib/i18n/named';
import { rowsIn, type PackRow, type PackTable } from '$lib/rules/packs/pack';
import { jsonViolation, type JsonViolation } from '../json-parts';
import { violationRows } from '../report-text';
import { escapeControls, padded, columns, type Style } from '../terminal';
import type { Texts } from '../texts';
import type { MissingText, PackAssessment } from './assess-pack';

type Readable = Extract<PackAssessment, { ok: true }>;

/** A row of a pack as JSON. */
interface JsonRow {
	/** The table that it extends. */
	readonly table: PackTable;
	/** Id of the row. */
	readonly id: string;
	/** The printed row that it behaves like. */
	readonly like: string;
	/** Id of the pack's rule. */
	readonly rule: string;
	/** The digest by which copies in armies are compared. */
	readonly digest: string;
}

/** A pack as JSON. */
export interface JsonPackFile {
	/** UUID of the pack. */
	readonly id: string;
	/** What the ids of its rows begin with. */
	readonly prefix: string;
	/** The pack's name. */
	readonly name: string;
	/** Number of the edition. */
	readonly edition: number;
	/** Id of the rulebook. */
	readonly extends: string;
	/** The digest of what it changes, without names and texts. */
	readonly digest: string;
	/** Its rows. */
	readonly rows: readonly JsonRow[];
	/** Names and rule texts that it lacks in a language. */
	readonly missing: readonly MissingText[];
	/** What its ready units break under its own rules. */
	readonly violations: readonly JsonViolation[];
}

/** Returns a pack with the digests of its rows, and what it lacks. */
export function jsonPackFile({ pack, missing, assessment }: Readable): JsonPackFile {
	const { id, prefix, name, edition, extends: book } = pack;
	const rows = rowsIn(pack).map(({ table, id, row }) => {
		const { like, rule } = row;
		return { table, id, like, rule, digest: rowDigest(table, id, row) };
	});
	const violations = assessment.violations.map(jsonViolation);
	const digest = packDigest(pack);
	return { id, prefix, name, edition, extends: book, digest, rows, missing, violations };
}

const numbersOf = ({ set = {} }: PackRow) =>
	Object.entries(set)
		.map(([field, value]) => `${field} ${value}`)
		.join(', ');

/** The rows in columns: name, id, the printed row, the rule, and the numbers that differ. */
function rowLines({ pack }: Readable, language: Language, { builder, cli }: Texts): string[] {
	const whole = { ...pack, digest: packDigest(pack) };
	const { terms } = withPackNames(builder, [whole], language);
	const rows = rowsIn(pack).map(({ table, id, row }) => [
		named(terms[table], id),
		id,
		cli.pack.like({ name: named(builder.terms[table], row.like) }),
		row.rule,
		numbersOf(row)
	]);
	const widths = [0, 1, 2, 3].map((index) =>
		Math.max(...rows.map((row) => columns(escapeControls(row[index] ?? ''))))
	);
	return rows.map((row) => {
		const cells = row.map((cell, index) => padded(escapeControls(cell), widths[index] ?? 0));
		return `  ${cells.join('  ')}`.trimEnd();
	});
}

/** Returns the report on a pack: its rows, the errors of its ready units, and the texts that it lacks. */
export function packText(
	readable: Readable,
	language: Language,
	texts: Texts,
	style: Style
): string {
	const { file, pack, missing } = readable;
	const { pack: m } = texts.cli;
	const rows = rowLines(readable, language, texts);
	const units = pack.units?.length ?? 0;
	const facts = [
		escapeControls(file),
		texts.builder.terms.rulebooks[pack.extends],
		m.edition(pack),
		m.rows({ count: rows.length }),
		...(units > 0 ? [m.units({ count: units })] : [])
	];
	const lacks = missing.map(({ id, of, language: wanted }) => `  ${id}: ${m.missing[of][wanted]}`);
	const lines = [
		style.strong(escapeControls(pack.name)),
		facts.join(' · '),
		packDigest(pack),
		...(rows.length > 0 ? ['', ...rows] : []),
		...violationRows(readable, texts, style),
		...(lacks.length > 0 ? ['', texts.builder.severities.info, ...lacks] : [])
	];
	return `${lines.join('\n')}\n`;
}
