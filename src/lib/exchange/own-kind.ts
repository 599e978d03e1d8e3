import { openFile, type OtherKind, type OwnKind } from './open-file';

/** The formats of our files, without what they all begin with. */
const KINDS: Readonly<Record<string, OwnKind>> = {
	army: 'army',
	submission: 'submission',
	sealed: 'submission',
	league: 'league',
	verdict: 'answer',
	verdicts: 'answer',
	key: 'key',
	game: 'game',
	'game-events': 'game',
	pack: 'pack',
	backup: 'backup'
};
const BEGINNING = 'brikmuster/';

/** The most bytes of the first line of a league or a backup. */
const MAX_HEAD_BYTES = 10_000;
/** How a document begins of which only the start is read. */
const START = /^\s*\{\s*"format"\s*:\s*"([a-z/-]+)"/;

function kindOf(document: unknown): OwnKind | undefined {
	const { format } = (document ?? {}) as { format?: unknown };
	if (typeof format !== 'string' || !format.startsWith(BEGINNING)) return undefined;
	const name = format.slice(BEGINNING.length);
	return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
}

const beginningOf = (bytes: Uint8Array) =>
	new TextDecoder().decode(bytes.subarray(0, MAX_HEAD_BYTES));

/** The kind that the first line names: the head of a league or a backup. */
function kindOfHead(bytes: Uint8Array): OwnKind | undefined {
	try {
		return kindOf(JSON.parse(beginningOf(bytes).split('\n', 1)[0] ?? ''));
	} catch {
		return undefined;
	}
}

/** What a file of ours has, by its content; undefined if it is none, or is damaged. */
export function ownKind(bytes: Uint8Array): OwnKind | undefined {
	const opening = openFile(bytes);
	return opening.ok ? kindOf(opening.document) : kindOfHead(bytes);
}

/** What a file of ours has, even if it is too large to be read: then by how it begins. */
export function kindOfFile(bytes: Uint8Array): OwnKind | undefined {
	const [, format] = START.exec(beginningOf(bytes)) ?? [];
	return ownKind(bytes) ?? kindOf({ format });
}

/** Says that a file is of another kind of ours than the wanted one, which explains more than any other problem. */
export function orOtherKind<P extends { readonly code: string } | undefined>(
	problem: P,
	bytes: Uint8Array,
	wanted: OwnKind
): P | OtherKind {
	const isCut = problem?.code === 'tooManyBytes' || problem?.code === 'notALeague';
	const kind = isCut ? kindOfFile(bytes) : ownKind(bytes);
	return kind && kind !== wanted ? { code: 'otherKind', path: '', kind } : problem;
}
