import { lstatSync, readdirSync, type Dirent } from 'node:fs';
import { sep } from 'node:path';
import { BRIK_EXTENSION } from '$lib/exchange/file-types';
import { readFile, readStream, type Content } from './bytes';
import { fileProblem, type FileProblemCode } from './problem';

/** One entry of the report: its name as it is shown, and the way to its bytes. */
export interface Source {
	readonly file: string;
	read(): Content | Promise<Content>;
}

export interface Sources {
	readonly sources: readonly Source[];
	/** Links in folders, which are left out. */
	readonly links: readonly string[];
}

const STANDARD_INPUT = '-';

function fileSource(file: string): Source {
	return { file, read: () => readFile(file) };
}

function refused(file: string, code: FileProblemCode): Sources {
	return {
		sources: [{ file, read: () => ({ ok: false, problem: fileProblem(code) }) }],
		links: []
	};
}

/** As a shell reads `*.brik`: what begins with a dot is left out (macOS writes such companions). */
function isBrik({ name }: Dirent): boolean {
	return name.endsWith(BRIK_EXTENSION) && !name.startsWith('.');
}

function pathIn(folder: string, name: string): string {
	return folder.endsWith('/') || folder.endsWith(sep) ? folder + name : folder + sep + name;
}

/** The `.brik` files of a folder in the order of their names; not of the folders in it. */
function inFolder(folder: string): Sources {
	let entries: Dirent[];
	try {
		entries = readdirSync(folder, { withFileTypes: true }).filter(isBrik);
	} catch {
		return refused(folder, 'unreadable');
	}
	entries.sort((a, b) => (a.name < b.name ? -1 : 1));
	const paths = (wanted: boolean) =>
		entries
			.filter((entry) => entry.isSymbolicLink() === wanted)
			.map(({ name }) => pathIn(folder, name));
	const links = paths(true);
	const sources = paths(false).map(fileSource);
	return sources.length ? { sources, links } : { ...refused(folder, 'noArmies'), links };
}

/** Whether it is a folder; a link to one is none, as a link to a file is no file. */
function isFolder(file: string): boolean {
	try {
		return lstatSync(file).isDirectory();
	} catch {
		return false;
	}
}

/** What the FILEs of a command line stand for, in their order. */
export function sourcesOf(files: readonly string[], input: AsyncIterable<Uint8Array>): Sources {
	let content: Promise<Content> | undefined;
	// A stream can be read once; who names it twice means the same bytes.
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
