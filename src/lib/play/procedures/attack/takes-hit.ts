import { choose, type Part } from '../ask';

/** The owner of several figures says which of them takes a hit (PL-SDM-02). */
export function* takesHit(figures: readonly string[]): Part<string> {
	const [first = ''] = figures;
	const options = figures.map((id) => ({ id, figure: id }));
	const ask = { kind: 'choice', choice: 'takesHit', who: first, rule: 'PL-SDM-02' } as const;
	return (yield* choose({ ...ask, options })).figure ?? first;
}
