type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** Cached: constructing `PluralRules` is too slow for every entry of a list. */
function rulesOf(locale: string): Intl.PluralRules {
	const known = rules.get(locale) ?? new Intl.PluralRules(locale);
	rules.set(locale, known);
	return known;
}

/** The plural form for a number, with # replaced by the number. */
export function plural(locale: string, count: number, forms: Forms): string {
	const form = forms[rulesOf(locale).select(count)] ?? forms.other;
	return form.replace('#', String(count));
}
