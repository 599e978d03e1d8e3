import { withoutBidiMarks } from '$lib/army/format/direction';
import Papa from 'papaparse';

export const CSV_TYPE = 'text/csv;charset=utf-8';
export const CSV_EXTENSION = '.csv';

/**
 * Writes rows as CSV (RFC 4180) with a UTF-8 byte order mark. Text that a spreadsheet would run as
 * a formula is escaped.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
	const csv = Papa.unparse(
		rows.map((row) =>
			row.map((cell) => (typeof cell === 'string' ? withoutBidiMarks(cell) : cell))
		),
		{ escapeFormulae: true, newline: '\r\n' }
	);
	return `\uFEFF${csv}\r\n`;
}
