import { ruleTextOf } from '$lib/components/packs/pack-text';
import { folded } from '$lib/army/list/folding';
import type { BuilderMessages } from '$lib/i18n/languages';
import { named, withPackNames } from '$lib/i18n/named';
import type { CitedRule } from '$lib/rules/combat-citations';
import { rowsIn, type Pack } from '$lib/rules/packs/pack';
import { locale } from '$lib/state/app/locale.svelte';
import type { AppScreen, Entry } from './command-context';

/** The rows of the packs of this device, with their rules. */
export function packEntries(
	m: BuilderMessages,
	packs: readonly Pack[],
	screen: AppScreen
): Entry[] {
	const language = locale.current === 'pl' ? 'pl' : 'en';
	return packs.flatMap((pack) => {
		const { terms } = withPackNames(m, [pack], language);
		return rowsIn(pack).map(({ table, id, row: { rule } }): Entry => ({
			...{ id: `pack ${pack.id} ${id}`, find: 'rule', icon: 'rules' },
			title: named(terms[table], id),
			note: `${pack.name} · ${rule}`,
			text: folded(ruleTextOf(pack, rule, language) ?? ''),
			run: () => screen.rule(rule as CitedRule)
		}));
	});
}
