import type { EditLabel } from '$lib/army/edits/edit';
import type { BuilderMessages } from '$lib/i18n/languages';

/** Returns the text of a step of the history, with the number that it changed. */
export function stepText(
	m: Pick<BuilderMessages, 'edits' | 'commands'>,
	{ key, name, change }: EditLabel
): string {
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
