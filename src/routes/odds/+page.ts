import { locale } from '$lib/state/app/locale.svelte';
import { USUAL_QUESTION } from '$lib/state/odds/question';

/** What names a unit of an army; everything else in an address is a question in numbers. */
const OF_UNIT: readonly string[] = ['army', 'unit', 'weapon'];

/** Loads the texts, and reads the question of the address. */
export async function load({ url: { searchParams } }) {
	await locale.load('odds');
	if ([...searchParams.keys()].every((key) => OF_UNIT.includes(key)))
		return { question: USUAL_QUESTION };
	const { readQuestion } = await import('$lib/state/odds/question-reading');
	return { question: readQuestion(searchParams) };
}
