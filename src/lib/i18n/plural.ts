type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Rule = Intl.LDMLPluralRule;

/** Numbers whose rule is remembered, by language. */
const MOST_KNOWN = 10_000;

/** Remembers rules: `PluralRules` is too slow for every entry of a list. */
function ruleIn(locale: string): (count: number) => Rule {
	const rules = new Intl.PluralRules(locale);
	const known = new Map<number, Rule>();
	return (count) => {
		const found = known.get(count) ?? rules.select(count);
		if (known.size < MOST_KNOWN) known.set(count, found);
		return found;
	};
}

const ruleByLocale = new Map<string, (count: number) => Rule>();

function ruleOf(locale: string, count: number): Rule {
	const rule = ruleByLocale.get(locale) ?? ruleIn(locale);
	ruleByLocale.set(locale, rule);
	return rule(count);
}

/** The plural form for a number, with # replaced by the number. */
export function plural(locale: string, count: number, forms: Forms): string {
	const form = forms[ruleOf(locale, count)] ?? forms.other;
	return form.replace('#', String(count));
}
