/** Characters of a tag, and tags of an army, at most. */
export const TAG_LENGTH = 30;
export const MOST_TAGS = 20;

/** The tags among whatever is stored as such. */
export function readTags(stored: unknown): string[] {
	if (!Array.isArray(stored)) return [];
	return stored.filter((tag): tag is string => typeof tag === 'string').slice(0, MOST_TAGS);
}
