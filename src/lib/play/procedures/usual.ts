import { weaponsOf } from '../weapons';
import type { ChoiceAsk } from './ask';
import { closeOf, type Context } from './context';
import type { Order } from './order';

/** A defense by PL-CC-10: the shield parries; later editions and other rules know no defense that nobody declares. */
function usualDefense(context: Context, { who = '', options }: ChoiceAsk): string | undefined {
	// A whole squad parries or strikes back: its owner says which (PL-SQM-06).
	if (options.some(({ id }) => id === 'parry')) return undefined;
	if (!closeOf(context).defendsUsually) return 'none';
	const weapons = weaponsOf(context.game, context.table, who);
	const shield = options.find(({ weapon }) =>
		weapons.some((one) => one.shield && one.key === weapon)
	);
	return shield?.id ?? 'none';
}

/** The answer that counts where nobody declares another one; undefined where a rule leaves the choice to a player. */
export function usualAnswer(context: Context, order: Order, ask: ChoiceAsk): string | undefined {
	if (order.procedure !== 'attack') return undefined;
	switch (ask.choice) {
		case 'defence':
			return usualDefense(context, ask);
		case 'meets':
			return ask.options[0]?.id;
		case 'counterToo':
			return 'yes';
		default:
			return undefined;
	}
}
