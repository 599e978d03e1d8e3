import { withoutBidiMarks } from '$lib/army/format/direction';
import Papa from 'papaparse';

export const CSV_TYPE = 'text/csv;charset=utf-8';
export const CSV_EXTENSION = '.csv';

/** How spreadsheets of a language separate cells and write decimals. */
export interface CsvStyle {
	readonly delimiter: ',' | ';';
	readonly decimal: '.' | ',';
}

const COMMAS: CsvStyle = { delimiter: ',', decimal: '.' };
const SEMICOLONS: CsvStyle = { delimiter: ';', decimal: ',' };

/** The style for a language: where the comma separates decimals, a semicolon separates cells. */
export function csvStyleFor(language: string): CsvStyle {
	return language.startsWith('pl') ? SEMICOLONS : COMMAS;
}

/** A number with a decimal comma. */
const DECIMAL = /^-?\d+,\d+$/;

/** How texts begin that a spreadsheet would run; a number with a decimal comma is none. */
const FORMULA = /^(?!-?\d+,\d+$)[=+\-@\t\r]/;

/** A text that another separator would divide, so that a part of it would be a cell of its own. */
const DIVISIBLE = /[,;\t]/;

/**
 * Writes rows as CSV (RFC 4180) with a UTF-8 byte order mark. Text that a spreadsheet would run as
 * a formula is escaped.
 */
export function writeCsv(
	rows: readonly (readonly (string | number)[])[],
	{ delimiter, decimal }: CsvStyle = COMMAS
): string {
	// Whole numbers stay numbers; a decimal comma needs a text.
	const numeral = (value: number) =>
		decimal === '.' || Number.isInteger(value) ? value : String(value).replace('.', decimal);
	const csv = Papa.unparse(
		rows.map((row) =>
			row.map((cell) => (typeof cell === 'string' ? withoutBidiMarks(cell) : numeral(cell)))
		),
		{
			escapeFormulae: FORMULA,
			newline: '\r\n',
			delimiter,
			quotes: (cell) => DIVISIBLE.test(String(cell)) && !DECIMAL.test(String(cell))
		}
	);
	return `\uFEFF${csv}\r\n`;
}
