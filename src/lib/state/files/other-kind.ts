import { readBytes } from '$lib/browser/files';
import { MAXIMUM_WITH_PHOTOS } from '$lib/exchange/limits';
import type { OtherKind } from '$lib/exchange/open-file';

/** What the import does with a file that is of no use where it was chosen; undefined if it is nothing of ours. */
export type Elsewhere = OtherKind | { readonly code: 'linkText'; readonly path: '' };

/** Whether a problem says that a file belongs elsewhere. */
export const isElsewhere = ({ code }: { readonly code: string }): boolean =>
	code === 'otherKind' || code === 'linkText';

/** Recognizes a file of ours by its content. */
export async function elsewhereOf(file: Blob): Promise<Elsewhere | undefined> {
	const [{ ownKind }, { foreignKind }] = await Promise.all([
		import('$lib/exchange/own-kind'),
		import('$lib/exchange/foreign-kind')
	]);
	const bytes = await readBytes(file, MAXIMUM_WITH_PHOTOS);
	const kind = ownKind(bytes);
	if (kind) return { code: 'otherKind', path: '', kind };
	return foreignKind(bytes) === 'linkText' ? { code: 'linkText', path: '' } : undefined;
}

/** Whether a file begins like a picture; one that cannot be read does not. */
export async function isPicture(file: Blob): Promise<boolean> {
	const { foreignKind, START_BYTES } = await import('$lib/exchange/foreign-kind');
	const start = await readBytes(file, START_BYTES).catch(() => new Uint8Array());
	return foreignKind(start) === 'pictureFile';
}

/** Whether a text without an army has an invitation or a file, which the import takes to its place. */
export async function hasOtherKind(text: string): Promise<boolean> {
	const [{ linkedPage }, { documentsIn }] = await Promise.all([
		import('./linked-page'),
		import('$lib/exchange/documents-in')
	]);
	return linkedPage(text) !== undefined || documentsIn(text, 1).length > 0;
}
