import type { Language } from '$lib/i18n/languages';
import type { Content } from './bytes';
import { note } from './output';
import type { Progress } from './progress';
import { refusedSource, sourcesOf, type Source } from './sources';
import { escapeControls } from './terminal';
import { loadCliTexts } from './texts';
import type { CommandContext } from './world';

/** Why a source is refused. */
export interface Refusal {
	readonly code: string;
	readonly reason: string;
}

/** How to look at a source. */
export interface Examination<T> {
	readonly look: (source: Source) => Promise<T>;
	/** Undefined if the source was read. */
	readonly refusalOf: (found: T) => Refusal | undefined;
}

/** Problems of files that have nothing of ours. */
const FOREIGN: ReadonlySet<string> = new Set([
	...['emptyFile', 'archive', 'webPage', 'pictureFile', 'linkText', 'notText'],
	...['notAnArmy', 'notASubmission', 'notAPack']
]);

/** Problems of a damaged file of ours, and of any text. */
const UNCERTAIN: ReadonlySet<string> = new Set(['notJson', 'tooManyBytes']);

const beginsLikeOurs = (start: Uint8Array) =>
	/^\s*\{/.test(new TextDecoder().decode(start.subarray(0, 100)));

/** Whether a refused file has nothing of ours, whatever its name. */
function isForeign({ code }: Refusal, content: Content): boolean {
	if (FOREIGN.has(code)) return true;
	const start = content.ok ? content.bytes : content.start;
	return UNCERTAIN.has(code) && start !== undefined && !beginsLikeOurs(start);
}

/** A file that has been read, and what is in it. */
interface ReadSource {
	readonly source: Source;
	readonly content: Content;
}

/** Files that are read one after another: that takes half the time of reading them between other work. */
const GROUP = { files: 32, bytes: 1_000_000 };

/** Reads the sources in groups; returns them in order. */
async function* readInGroups(sources: readonly Source[]): AsyncGenerator<ReadSource> {
	let group: ReadSource[] = [];
	let bytes = 0;
	for (const source of sources) {
		const content = await source.read();
		group.push({ source, content });
		bytes += content.ok ? content.bytes.length : 0;
		if (group.length === GROUP.files || bytes >= GROUP.bytes) {
			yield* group;
			group = [];
			bytes = 0;
		}
	}
	yield* group;
}

/**
 * Looks at the files of a command line, in order. Files in folders that have nothing of ours are left out, with a note;
 * a folder of which nothing is left is refused.
 */
export async function* examined<T>(
	files: readonly string[],
	{ look, refusalOf }: Examination<T>,
	language: Language,
	{ context, progress }: { readonly context: CommandContext; readonly progress: Progress }
): AsyncGenerator<T> {
	const { sources, links } = sourcesOf(files, context.input);
	const cli = await loadCliTexts(language);
	const remark = (text: string) => note(context.errors, escapeControls(text));
	for (const link of links) await remark(`${link}: ${cli.linkLeftOut}`);
	/** Folders in which nothing was found yet. */
	const without = new Set(sources.flatMap(({ folder = [] }) => folder));
	let done = 0;
	for await (const { source, content } of readInGroups(sources)) {
		await progress.show(() => cli.progress.files({ done, count: sources.length }));
		const { file, folder } = source;
		const found = await look({ ...source, read: () => content });
		const refusal = refusalOf(found);
		if (refusal && folder !== undefined && isForeign(refusal, content)) {
			await progress.clear();
			await remark(`${file}: ${cli.leftOut({ what: refusal.reason })}`);
		} else {
			without.delete(folder ?? '');
			yield found;
		}
		done += 1;
	}
	for (const folder of without) yield look(refusedSource(folder, 'noArmies'));
}
