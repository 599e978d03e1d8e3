import type { AnswerReason } from '$lib/league/answers';
import type { UncountedReason } from '$lib/league/entries/reasons';
import type { Finding } from '$lib/league/finding';
import type { Violation } from '$lib/rules/violation';
import type { leagues } from './en/leagues';
import type { Step } from './en/league-steps';

export type LeagueMessages = typeof leagues;

/** Who reads what to do next. */
export type Audience = keyof Step;

type StepTexts = Pick<LeagueMessages, 'steps'>;

/** The sentence of a finding in the language of the texts. */
export function findingText(
	texts: Pick<LeagueMessages, 'findings'>,
	{ code, params }: Finding
): string {
	const tell = texts.findings[code] as (values: Finding['params']) => string;
	return tell(params);
}

/** What to do next about a finding. */
export function findingStep(
	{ steps }: StepTexts,
	{ code, params }: Finding,
	audience: Audience
): string {
	const tell = steps.findings[code] as (values: Finding['params']) => Step;
	return tell(params)[audience];
}

function armyStep({ steps }: StepTexts, violation: Violation, audience: Audience): string {
	if (audience === 'referee') return steps.armyForReferee[violation.severity];
	const tell = steps.army[violation.code] as (values: Violation['params']) => string;
	return tell(violation.params);
}

function reasonStep(texts: StepTexts, reason: AnswerReason, audience: Audience): string {
	if (reason.of === 'rule') return texts.steps.rule;
	return reason.of === 'army'
		? armyStep(texts, reason.violation, audience)
		: findingStep(texts, reason.finding, audience);
}

/** What to do next about each reason of a verdict; undefined where the reason before says the same. */
export function reasonSteps(
	texts: StepTexts,
	reasons: readonly AnswerReason[],
	audience: Audience
): (string | undefined)[] {
	const all = reasons.map((reason) => reasonStep(texts, reason, audience));
	return all.map((step, index) => (step === all[index - 1] ? undefined : step));
}

/** Why an entry does not count, and what to do next. */
export function uncountedText(
	{ signing, steps }: Pick<LeagueMessages, 'signing' | 'steps'>,
	reason: UncountedReason,
	audience: Audience
): string {
	return `${signing.reasons[reason]} ${steps.entries[reason][audience]}`;
}
