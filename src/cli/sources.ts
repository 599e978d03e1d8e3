import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { sep } from 'node:path';
import { BRIK_EXTENSION } from '$lib/exchange/file-types';
import { readFile, readStream, type Content } from './bytes';
import { fileProblem, type FileProblemCode } from './problem';

/** One entry of the report: its displayed name and how to read it. */
export interface Source {
	readonly file: string;
	/** The folder in which it was found. */
	readonly folder?: string;
	/** Whether its name is none of ours: then it is skipped if it is no army or submission. */
	readonly isOther?: boolean;
	read(): Content | Promise<Content>;
}

export interface Sources {
	readonly sources: readonly Source[];
	/** Symbolic links in folders, which are skipped. */
	readonly links: readonly string[];
}

export const STANDARD_INPUT = '-';

function fileSource(file: string, isListed = false): Source {
	return { file, read: () => readFile(file, isListed) };
}

/** A source that cannot be read. */
export function refusedSource(file: string, code: FileProblemCode): Source {
	return { file, read: () => ({ ok: false, problem: fileProblem(code) }) };
}

/** Matches like `*.brik` in a shell: hidden files are left out (macOS creates such companions). */
function isBrik({ name }: Dirent): boolean {
	return name.endsWith(BRIK_EXTENSION) && !name.startsWith('.');
}

/** What to read in folders: files with our extension, or every plain file. */
export type Reach = 'named' | 'every';

function pathIn(folder: string, name: string): string {
	return folder.endsWith('/') || folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** The files directly in a folder, sorted by name. */
function inFolder(folder: string, reach: Reach): Sources {
	let entries: Dirent[];
	try {
		entries = readdirSync(folder, { withFileTypes: true }).filter(
			(entry) => isBrik(entry) || (reach === 'every' && (entry.isFile() || entry.isSymbolicLink()))
		);
	} catch {
		return { sources: [refusedSource(folder, 'unreadable')], links: [] };
	}
	entries.sort((a, b) => (a.name < b.name ? -1 : 1));
	const links = entries
		.filter((entry) => entry.isSymbolicLink())
		.map(({ name }) => pathIn(folder, name));
	const sources = entries
		.filter((entry) => !entry.isSymbolicLink())
		.map((entry): Source => {
			const source = fileSource(pathIn(folder, entry.name), entry.isFile());
			return { ...source, folder, isOther: !isBrik(entry) };
		});
	return { sources: sources.length ? sources : [refusedSource(folder, 'noArmies')], links };
}

/** Whether it is a folder; links to folders are refused like links to files. */
function isFolder(file: string): boolean {
	try {
		return lstatSync(file).isDirectory();
	} catch {
		return false;
	}
}

/** Expands the FILE arguments of a command line, in order. */
export function sourcesOf(
	files: readonly string[],
	input: AsyncIterable<Uint8Array>,
	reach: Reach = 'named'
): Sources {
	let content: Promise<Content> | undefined;
	// A stream can be read only once, so naming it twice reuses the bytes.
	const read = () => (content ??= readStream(input));
	const found = files.map((file): Sources => {
		if (file === STANDARD_INPUT) return { sources: [{ file, read }], links: [] };
		return isFolder(file) ? inFolder(file, reach) : { sources: [fileSource(file)], links: [] };
	});
	return {
		sources: found.flatMap(({ sources }) => sources),
		links: found.flatMap(({ links }) => links)
	};
}
