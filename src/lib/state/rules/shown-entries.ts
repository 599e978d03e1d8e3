import type { QuestionGroupId } from '$lib/rules/open-questions';
import { ALL_QUESTIONS, QUESTION_GROUPS } from './all-questions';
import { CONTENTS, type AnySource } from './all-rules';
import type { Place } from './rule-address';
import { TOPICS, type Entry } from './rule-search';

/** What can be shown or hidden: entries, and the headings over them. */
export type Shown = Entry | Place | AnySource | QuestionGroupId;

/** Entries with their chapters, rulebooks, groups and parts of the page. */
export function withParents(found: readonly Entry[]): ReadonlySet<Shown> {
	const shown = new Set<Shown>(found);
	const isShown = (entry: Entry) => shown.has(entry);
	for (const { id, chapters } of CONTENTS) {
		const left = chapters.filter(({ rules }) => rules.some(isShown));
		for (const chapter of left) shown.add(chapter.id);
		if (left.length > 0) shown.add(id);
	}
	for (const { id, questions } of QUESTION_GROUPS) if (questions.some(isShown)) shown.add(id);
	if (TOPICS.some(isShown)) shown.add('differences');
	if (ALL_QUESTIONS.some(isShown)) shown.add('questions');
	return shown;
}
