import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { sep } from 'node:path';
import { readFile, readStream, type Content } from './bytes';
import { fileProblem, type FileProblemCode } from './problem';

/** One entry of the report: its displayed name and how to read it. */
export interface Source {
	readonly file: string;
	/** The folder in which it was found. */
	readonly folder?: string;
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

function pathIn(folder: string, name: string): string {
	return folder.endsWith('/') || folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** The plain files directly in a folder, sorted by name. Their content decides what they are. */
function inFolder(folder: string): Sources {
	let entries: Dirent[];
	try {
		entries = readdirSync(folder, { withFileTypes: true });
	} catch {
		return { sources: [refusedSource(folder, 'unreadable')], links: [] };
	}
	entries.sort((a, b) => (a.name < b.name ? -1 : 1));
	const links = entries
		.filter((entry) => entry.isSymbolicLink())
		.map(({ name }) => pathIn(folder, name));
	const sources = entries
		.filter((entry) => entry.isFile())
		.map(({ name }) => ({ ...fileSource(pathIn(folder, name), true), folder }));
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
export function sourcesOf(files: readonly string[], input: AsyncIterable<Uint8Array>): Sources {
	let content: Promise<Content> | undefined;
	// A stream can be read only once, so naming it twice reuses the bytes.
	const read = () => (content ??= readStream(input));
	const found = files.map((file): Sources => {
		if (file === STANDARD_INPUT) return { sources: [{ file, read }], links: [] };
		return isFolder(file) ? inFolder(file) : { sources: [fileSource(file)], links: [] };
	});
	return {
		sources: found.flatMap(({ sources }) => sources),
		links: found.flatMap(({ links }) => links)
	};
}
