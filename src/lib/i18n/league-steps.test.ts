import { describe, expect, it } from 'vitest';
import { FINDINGS, VIOLATIONS } from '../../../tests/setup/text-cases';
import { UNCOUNTED_REASONS } from '$lib/league/entries/reasons';
import type { Finding } from '$lib/league/finding';
import { SEVERITIES, type Violation } from '$lib/rules/violation';
import { leagues as en } from './en/leagues';
import { violations as enViolations } from './en/violations';
import { findingStep, findingText, reasonSteps, uncountedText } from './league-texts';
import { leagues as pl } from './pl/leagues';
import { violations as plViolations } from './pl/violations';
import { violationText } from './sentences';

const LANGUAGES = { en: [en, enViolations], pl: [pl, plViolations] } as const;
const AUDIENCES = ['player', 'referee'] as const;

/** One or more whole sentences. */
const SENTENCES = /^\p{Lu}.*[^.]\.$/u;

type Case = readonly [name: string, params: object];
const cases = (of: Readonly<Record<string, readonly object[]>>): Case[] =>
	Object.entries(of).flatMap(([code, all]) => all.map((params): Case => [code, params]));

describe.each(Object.entries(LANGUAGES))('in %s', (_, [leagues, violations]) => {
	it.each(cases(FINDINGS))('%s %j says what is wrong and what to do next', (code, params) => {
		const found = { code, params } as unknown as Finding;
		const text = findingText(leagues, found);
		expect(text).toMatch(SENTENCES);
		for (const audience of AUDIENCES) {
			const step = findingStep(leagues, found, audience);
			expect(step).toMatch(SENTENCES);
			expect(step).not.toBe(text);
		}
	});

	it.each(cases(VIOLATIONS))('%s %j of an army too', (code, params) => {
		for (const severity of SEVERITIES) {
			const violation = { code, params, severity } as unknown as Violation;
			expect(violationText({ violations }, violation)).toMatch(/\.$/);
			const reason = { of: 'army', army: {} as never, violation } as const;
			for (const audience of AUDIENCES) {
				expect(reasonSteps(leagues, [reason], audience)[0]).toMatch(SENTENCES);
			}
		}
	});

	it.each(UNCOUNTED_REASONS)('an entry that does not count too: %s', (reason) => {
		for (const audience of AUDIENCES) {
			const step = leagues.steps.entries[reason][audience];
			expect(step).toMatch(SENTENCES);
			expect(uncountedText(leagues, reason, audience)).toBe(
				`${leagues.signing.reasons[reason]} ${step}`
			);
		}
	});

	it('a rule that the app cannot work out, and a file that is no submission', () => {
		expect(leagues.steps.rule).toMatch(SENTENCES);
		expect(leagues.steps.refused).toMatch(SENTENCES);
	});
});

it('a step is written once for reasons in a row that share it', () => {
	const of = (code: string, params: object) =>
		({ of: 'submission', finding: { code, params } as unknown as Finding }) as const;
	const reasons = [of('DEPLOYMENT', {}), of('DEPLOYMENT', {}), of('TABLE', {})];
	const steps = reasonSteps(en, reasons, 'player');
	expect(steps).toEqual([expect.any(String), undefined, expect.any(String)]);
});
