import { describe, expect, it } from 'vitest';
import { csvStyleFor, writeCsv } from './csv';

describe('a table as CSV', () => {
	it('has one row per line and a byte order mark', () => {
		expect(
			writeCsv([
				['Gracz', 'Punkty'],
				['Żółw', 12.5]
			])
		).toBe('\uFEFFGracz,Punkty\r\nŻółw,12.5\r\n');
	});

	it('quotes field and row separators', () => {
		expect(writeCsv([['a,b', 'c"d', 'e\nf']])).toBe('\uFEFF"a,b","c""d","e\nf"\r\n');
	});

	it.each(['=1+2', '+1', '-cmd', '@SUM(A1)', '\t=1'])(
		'never writes a name as a formula: %j',
		(name) => {
			const [, first] = /^\uFEFF"?(.)/.exec(writeCsv([[name, 1]])) ?? [];
			expect(first).toBe("'");
		}
	);

	it('drops bidirectional control characters, and formulas hidden behind them', () => {
		expect(writeCsv([['abc\u202egpj.exe', 1]])).toBe('\uFEFFabcgpj.exe,1\r\n');
		expect(writeCsv([['\u202e=1+2', 1]])).toBe('\uFEFF"\'=1+2",1\r\n');
	});

	it('keeps negative numbers as numbers', () => {
		expect(writeCsv([['Ala', -3]])).toBe('\uFEFFAla,-3\r\n');
	});

	it('separates cells by semicolons where the comma separates decimals', () => {
		const rows = [
			['a;b', 12.5, -3],
			['c,d', -0.5, '=1']
		];
		expect(writeCsv(rows, csvStyleFor('pl-PL'))).toBe(
			'\uFEFF"a;b";12,5;-3\r\n"c,d";-0,5;"\'=1"\r\n'
		);
		expect(writeCsv(rows, csvStyleFor('en'))).toBe('\uFEFF"a;b",12.5,-3\r\n"c,d",-0.5,"\'=1"\r\n');
	});

	it.each(['Jan;=1+2', 'Jan,=1+2', 'Jan\t=1+2', 'Jan\n=1+2'])(
		'is safe under either separator: %j',
		(name) => {
			for (const language of ['en', 'pl']) {
				const csv = writeCsv([[name, 1]], csvStyleFor(language));
				expect(csv).toContain(`"${name}"`);
			}
		}
	);
});
