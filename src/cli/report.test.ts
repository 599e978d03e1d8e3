import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { builder } from '$lib/i18n/en/builder';
import { cli } from '$lib/i18n/en/cli';
import { problems } from '$lib/i18n/en/problems';
import { cp, ZERO } from '$lib/points/points';
import type { Assessment } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import type { LedgerLine } from '$lib/rules/ledger';
import type { Subject, Violation } from '$lib/rules/violation';
import { statusOf, type FileAssessment } from './file-assessment';
import { ownRules } from './own-rules';
import { jsonReport } from './report-json';
import { refusalText, textReport } from './report-text';
import { PLAIN_STYLE } from './terminal';

const texts = { builder, cli, problems };
const empty: Assessment = { lines: [], total: ZERO, violations: [] };
const army = newArmy('a', 'Knights', { profile: 'free' });

function judged(given: Partial<Army>, assessment: Partial<Assessment> = {}) {
	const assessed = {
		file: 'a.brik',
		ok: true,
		packs: [],
		army: { ...army, ...given },
		assessment: { ...empty, ...assessment }
	} as const;
	return assessed satisfies FileAssessment;
}
const textOf = (...given: Parameters<typeof judged>) =>
	textReport(judged(...given), 'price', texts, PLAIN_STYLE);
const jsonOf = (...given: Parameters<typeof judged>) =>
	JSON.parse(jsonReport(judged(...given), texts)) as Record<string, unknown>;

const mercenary = (id: string, name: string, count?: number): Minifig => ({
	kind: 'minifig',
	id,
	name,
	count,
	rank: 'mercenary'
});
const line = (unit: string, points: number): LedgerLine => ({
	unit,
	rule: 'PL-CHR-02',
	key: 'rank.mercenary',
	quantity: 1,
	points: cp(points)
});
const violation = (unit: string, subject: Subject = { of: 'army' }): Violation => ({
	code: 'LIMIT_SPEED',
	rule: 'PL-LIG-02',
	severity: 'warning',
	unit,
	subject,
	at: '',
	params: { speed: 7, limit: 6 }
});

describe('the cost breakdown', () => {
	it('aligns halves, discounts and wide names in columns', () => {
		const units = [mercenary('u1', '武士', 2), mercenary('u2', 'Foe')];
		const lines = [line('u1', 4.5), line('u2', 12), line('u2', -1)];
		const rows = textOf({ units }, { lines, total: cp(15.5) }).split('\n');
		expect(rows.slice(3, -1)).toEqual([
			'武士 × 2                 4½',
			'  Mercenary  PL-CHR-02   4½',
			'Foe                      11',
			'  Mercenary  PL-CHR-02   12',
			'  Mercenary  PL-CHR-02   −1',
			'Total                   15½'
		]);
	});

	it('handles the largest possible army', () => {
		const lines = Array.from({ length: 150_000 }, () => line('u1', 4));
		expect(textOf({ units: [mercenary('u1', 'Foe')] }, { lines })).toContain('600000');
	});

	it('has decimals of CP in JSON', () => {
		expect(jsonOf({}, { lines: [line('u1', 15.5)], total: cp(15.5) })).toMatchObject({
			points: 15.5,
			lines: [{ points: 15.5 }]
		});
	});
});

describe('violations', () => {
	it('name the unit, the summon or the army', () => {
		const units = [mercenary('army', 'Army of one')];
		const reserve = { summons: [mercenary('s1', 'Wolf')] };
		const violations = [
			violation('army'),
			violation('army', { of: 'army', part: 'reserve' }),
			violation('army', { of: 'unit', list: 'units', index: 0 }),
			violation('s1', { of: 'unit', list: 'summons', index: 0 })
		];
		const named = textOf({ units, reserve }, { violations }).match(/^ {2}[^:]+/gm);
		expect(named).toEqual(['  Army', '  Army', '  Army of one', '  Wolf']);
	});

	it('are sorted by severity', () => {
		const violations = (['info', 'error', 'warning', 'error'] as const).map((severity) => ({
			...violation('army'),
			severity
		}));
		const headings = textOf({}, { violations }).match(/^[A-Z][a-z ]+$/gm);
		expect(headings).toEqual(['Knights', 'Error', 'Warning', 'Good to know']);
		expect(textOf({}, { violations })).toContain(' · 2 errors\n');
	});

	it('determine the exit status', () => {
		const status = (severity: Violation['severity']) =>
			statusOf(judged({}, { violations: [{ ...violation('army'), severity }] }));
		expect([status('info'), status('warning'), status('error')]).toEqual([0, 0, 1]);
		expect(statusOf({ file: '-', ok: false, problem: { code: 'notFound', path: '' } })).toBe(2);
	});
});

describe('a rulebook of dice', () => {
	it('shows dice instead of points', () => {
		expect(textOf({ rulebook: 'skirmish' }, { dice: 12 })).toBe(
			'Knights\na.brik · Narrative skirmish · 12 general dice · Legal\n'
		);
		expect(jsonOf({ rulebook: 'skirmish' }, { dice: 12 })).toMatchObject({ points: 0, dice: 12 });
	});

	it('needs no dice elsewhere', () => {
		expect(jsonOf({})).not.toHaveProperty('dice');
		expect(textOf({})).toBe('Knights\na.brik · BrikWars PL-2005 · 0 points · Legal\n');
	});
});

describe('rule choices of an army', () => {
	const change = { table: 'gear', row: 'shield', field: 'cost', value: 2 };

	it('are shown when they differ from the default', () => {
		const rulings = { oddSpeed: 'up', magicShield: 'single', pilotScale: 'size' } as const;
		expect(ownRules({ ...army, rulings }, [], texts)).toEqual([
			'Custom rulings: Price of odd speeds: whole 2″ steps, rounded up; Price of a magic shield: 1 CP per level'
		]);
		const houseRules = { name: 'Domowe', changes: [change, { ...change, row: 'bodyArmor' }] };
		expect(ownRules({ ...army, houseRules }, [], texts)).toEqual([
			'House rules: Domowe: gear/shield/cost 2, gear/bodyArmor/cost 2'
		]);
		expect(ownRules({ ...army, houseRules: { changes: [change] } }, [], texts)).toEqual([
			'House rules: gear/shield/cost 2'
		]);
	});

	it('are not shown otherwise', () => {
		const rulings = { oddSpeed: 'linear' } as const;
		expect(ownRules({ ...army, rulings, houseRules: { name: 'None' } }, [], texts)).toEqual([]);
	});
});

describe('a rejection', () => {
	it('is one line, whatever the file contains', () => {
		const problem = { code: 'unknownField', path: '/a\nb', field: 'a\nb' } as const;
		expect(refusalText({ file: 'x\ny', ok: false, problem }, texts)).toBe(
			'x\\u000ay: The file contains an unknown field: “a\\u000ab”. (location in the file: /a\\u000ab)'
		);
	});
});
