/** Maximum characters of a tag, and maximum tags of an army. */
export const TAG_LENGTH = 30;
export const MOST_TAGS = 20;

/** The valid tags in a stored value. */
export function readTags(stored: unknown): string[] {
	if (!Array.isArray(stored)) return [];
	return stored.filter((tag): tag is string => typeof tag === 'string').slice(0, MOST_TAGS);
}
