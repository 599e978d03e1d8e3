import { nameBytes } from '$lib/army/format/native-digest';
import type { SUBMISSION_FORMAT as Format } from '$lib/league/submission';
import { bytesOfBase64url } from './base64url';
import { canonicalBytes } from './canonical-bytes';
import { ed25519 } from './ed25519';
import { isSealed } from './seal';

/** Only its type is imported: the module of submissions would bring all its schemas. */
const SUBMISSION_FORMAT: typeof Format = 'brikmuster/submission';

type Bytes = Uint8Array<ArrayBuffer>;

/** Names bytes by their SHA-256: `sha256:` and 64 hex digits. */
export type NameBytes = (bytes: Bytes) => string | Promise<string>;

/** The submission in a file, sealed or not, without reading its armies. */
function submissionIn(file: unknown): Record<string, unknown> | undefined {
	try {
		const { payload } = file as { payload?: unknown };
		const bytes = isSealed(file) ? bytesOfBase64url(String(payload)) : undefined;
		const document = (
			bytes ? JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : file
		) as Record<string, unknown> | null;
		return document?.format === SUBMISSION_FORMAT ? document : undefined;
	} catch {
		return undefined;
	}
}

/** The digest of a submission as a verdict names it: without armies other than A and B. */
async function digestOf(
	submission: Record<string, unknown>,
	name: NameBytes
): Promise<string | undefined> {
	const { A, B } = (submission.armies ?? {}) as Record<string, unknown>;
	const bytes = canonicalBytes({
		...submission,
		armies: { ...(A !== undefined && { A }), ...(B !== undefined && { B }) }
	});
	return bytes && name(bytes);
}

/** What is read of an entry before its form is checked. */
interface Unread {
	readonly author?: unknown;
	readonly body?: Readonly<Record<string, unknown>> | null;
}

/** The digest of the private part that an entry names. */
const namedIn = ({ body }: Unread): unknown =>
	body?.kind === 'player' ? body.private : body?.file;

/** Whether a private part is the one that the entry names, and the entry says about a submission what its file says. */
export async function isTruePrivatePart(
	unread: Unread,
	privatePart: object,
	name: NameBytes
): Promise<boolean> {
	const { body } = unread;
	const bytes = canonicalBytes(privatePart);
	if (!bytes || (await name(bytes)) !== namedIn(unread)) return false;
	if (body?.kind !== 'submission') return true;
	const { digest, player, meeting } = body;
	const submission = submissionIn(privatePart);
	const owner = (submission?.player as { id?: unknown } | undefined)?.id;
	return (
		submission !== undefined &&
		owner === player &&
		(meeting === null || submission.meeting === meeting) &&
		(await digestOf(submission, name)) === digest
	);
}

/** Whether a signature of an entry's author covers its canonical bytes. */
export async function isSigned(author: string, bytes: Bytes, signature: string): Promise<boolean> {
	const [key, signs] = [author, signature].map(bytesOfBase64url);
	const { verify } = await ed25519();
	return key?.length === 32 && signs?.length === 64 && verify(key, bytes, signs);
}

/**
 * The digest of a signed entry of a league whose signature and submission were checked; undefined if they are wrong.
 * Its form is not checked: a worker without the schemas does this, and the page reads the form.
 */
export async function provenDigest({
	entry,
	signature,
	privatePart
}: Readonly<Record<string, unknown>>): Promise<string | undefined> {
	if (typeof entry !== 'object' || entry === null || typeof signature !== 'string')
		return undefined;
	const unread = entry as Unread;
	const bytes = canonicalBytes(entry);
	if (!bytes || typeof unread.author !== 'string') return undefined;
	if (!(await isSigned(unread.author, bytes, signature))) return undefined;
	const isTrue =
		privatePart === undefined ||
		(typeof privatePart === 'object' &&
			privatePart !== null &&
			(await isTruePrivatePart(unread, privatePart, nameBytes)));
	return isTrue ? nameBytes(bytes) : undefined;
}
