import { folded } from './folding';
import { MOST_TAGS } from './tags';

const sameTag = (one: string) => {
	const wanted = folded(one);
	return (other: string) => folded(other) === wanted;
};

/** Adds a tag in the spelling of `known`; returns the same tags if it is present or the maximum is reached. */
export function withTag(
	tags: readonly string[],
	tag: string,
	known: readonly string[] = []
): readonly string[] {
	if (!tag || tags.length >= MOST_TAGS || tags.some(sameTag(tag))) return tags;
	return [...tags, known.find(sameTag(tag)) ?? tag];
}

/** Every tag of these armies, once, in the language's collation. */
export function allTags(
	armies: readonly { readonly tags?: readonly string[] }[],
	{ compare }: Pick<Intl.Collator, 'compare'>
): string[] {
	return [...new Set(armies.flatMap(({ tags = [] }) => tags))].sort(compare);
}
