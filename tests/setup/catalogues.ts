import { builder as enBuilder } from '$lib/i18n/en/builder';
import { data as enData } from '$lib/i18n/en/data';
import { problems as enProblems } from '$lib/i18n/en/problems';
import { rules as enRules } from '$lib/i18n/en/rules';
import { shell as enShell } from '$lib/i18n/en/shell';
import { builder as plBuilder } from '$lib/i18n/pl/builder';
import { data as plData } from '$lib/i18n/pl/data';
import { problems as plProblems } from '$lib/i18n/pl/problems';
import { rules as plRules } from '$lib/i18n/pl/rules';
import { shell as plShell } from '$lib/i18n/pl/shell';

/** Every text of the app by language, for tests that look for it on the screen. */
export const catalogues = {
	en: { ...enShell, ...enBuilder, data: enData, problems: enProblems, ruleTexts: enRules },
	pl: { ...plShell, ...plBuilder, data: plData, problems: plProblems, ruleTexts: plRules }
};
