type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that a language uses with a number; # stands for the number. */
export function plural(locale: string, count: number, forms: Forms): string {
	const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
	return form.replace('#', String(count));
}
