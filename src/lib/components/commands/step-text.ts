import type { EditKey, EditLabel } from '$lib/army/edits/edit';
import type { BuilderMessages } from '$lib/i18n/languages';
import { shownName } from '$lib/i18n/ready-names';

/** The steps that name something else than a unit: an army, a squad, a game or house rules. */
const OF_OTHERS: ReadonlySet<EditKey> = new Set<EditKey>([
	'disbandSquad',
	'formSquad',
	'moveSquad',
	'nameHouseRules',
	'noteGame',
	'removeHouseRule',
	'removeHouseRules',
	'renameArmy',
	'renameSquad',
	'setHouseRule'
]);

/** Returns the text of a step of the history, with the number that it changed. */
export function stepText(
	m: Pick<BuilderMessages, 'edits' | 'commands' | 'presets'>,
	{ key, name: stored, change }: EditLabel
): string {
	const name = OF_OTHERS.has(key) ? stored : shownName(m.presets, stored);
	const text = m.edits[key]({ name });
	// Without a number, a unit is one minifig.
	const none = key === 'setCount' ? 1 : undefined;
	const [before, after] = [change?.before ?? none, change?.after ?? none];
	if (!change || before === undefined || after === undefined) return text;
	const numbers = { before, after };
	return key === 'setCount'
		? m.commands.history.count({ name, ...numbers })
		: m.commands.history.number({ step: text, ...numbers });
}
