type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** Making the rules of a language takes longer than a whole list of units may. */
function rulesOf(locale: string): Intl.PluralRules {
	const known = rules.get(locale) ?? new Intl.PluralRules(locale);
	rules.set(locale, known);
	return known;
}

/** The form that a language uses with a number; # stands for the number. */
export function plural(locale: string, count: number, forms: Forms): string {
	const form = forms[rulesOf(locale).select(count)] ?? forms.other;
	return form.replace('#', String(count));
}
