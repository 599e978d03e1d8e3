import { folded } from './folding';
import { MOST_TAGS } from './tags';

const sameTag = (one: string) => {
	const wanted = folded(one);
	return (other: string) => folded(other) === wanted;
};

/** The tags with one more, written as it is written elsewhere; the same where it is there or they are full. */
export function withTag(
	tags: readonly string[],
	tag: string,
	known: readonly string[] = []
): readonly string[] {
	if (!tag || tags.length >= MOST_TAGS || tags.some(sameTag(tag))) return tags;
	return [...tags, known.find(sameTag(tag)) ?? tag];
}

/** Every tag that is given to some army, once, in the language's own order. */
export function allTags(
	armies: readonly { readonly tags?: readonly string[] }[],
	{ compare }: Intl.Collator
): string[] {
	return [...new Set(armies.flatMap(({ tags = [] }) => tags))].sort(compare);
}
