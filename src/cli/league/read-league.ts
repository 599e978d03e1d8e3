import {
	readLeagueFile,
	type LeagueFileReading,
	type RefusedLine
} from '$lib/exchange/league-file';
import { foreignKind } from '$lib/exchange/foreign-kind';
import type { LeagueStreamProblem } from '$lib/exchange/league-stream';
import { openFile } from '$lib/exchange/open-file';
import { orOtherKind } from '$lib/exchange/own-kind';
import type { LeagueState } from '$lib/league/entries/state';
import type { Language } from '$lib/i18n/languages';
import type { ReportOrder } from '../arguments';
import { openChunks, problemOfSystem } from '../bytes';
import { note, write } from '../output';
import type { FileProblem } from '../problem';
import { Progress } from '../progress';
import { jsonArray } from '../report-json';
import { escapeControls } from '../terminal';
import { leagueProblemText, loadCliTexts, loadLeagueTexts } from '../texts';
import { STANDARD_INPUT } from '../sources';
import type { CommandContext } from '../world';

export type LeagueFileProblem = FileProblem | LeagueStreamProblem;

export type LeagueSource =
	| Extract<LeagueFileReading, { ok: true }>
	| { readonly ok: false; readonly problem: LeagueFileProblem };

const inMegabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/** The most bytes that are kept of the start of a file, to name what it is if it is no league. */
const MOST_OF_START = 1_000_000;

/** The start of a file, as far as it has been read. */
class Start {
	readonly #chunks: Uint8Array[] = [];
	#size = 0;

	add(chunk: Uint8Array): void {
		if (this.#size < MOST_OF_START) this.#chunks.push(chunk);
		this.#size += chunk.length;
	}

	get bytes(): Uint8Array {
		return Buffer.concat(this.#chunks);
	}
}

/** Names what a file is that is no league: another kind of ours, or nothing of ours. */
function namedKind(problem: LeagueFileProblem, start: Uint8Array): LeagueFileProblem {
	if (problem.code !== 'notALeague') return problem;
	const opening = openFile(start);
	const isForeign = !opening.ok && foreignKind(start) === opening.problem.code;
	return isForeign ? opening.problem : orOtherKind(problem, start, 'league');
}

/** The chunks of a file; shows how many have been read of a size, if that is known. */
async function* counted(
	chunks: AsyncIterable<Uint8Array>,
	{ size, start }: { readonly size: number; readonly start: Start },
	language: Language,
	context: CommandContext
): AsyncGenerator<Uint8Array> {
	const { progress: said } = await loadCliTexts(language);
	const progress = new Progress(context);
	const total = inMegabytes(size);
	let read = 0;
	try {
		for await (const chunk of chunks) {
			start.add(chunk);
			yield chunk;
			read += chunk.length;
			if (total > 0) await progress.show(() => said.megabytes({ done: inMegabytes(read), total }));
		}
	} finally {
		await progress.clear();
	}
}

/** Reads the league in a file, or in standard input. */
export async function readLeagueSource(
	file: string,
	language: Language,
	context: CommandContext
): Promise<LeagueSource> {
	const { input } = context;
	const opened =
		file === STANDARD_INPUT ? { ok: true as const, chunks: input, size: 0 } : openChunks(file);
	if (!opened.ok) return opened;
	const { chunks, size } = opened;
	const start = new Start();
	try {
		const reading = await readLeagueFile(counted(chunks, { size, start }, language, context));
		return reading.ok ? reading : { ok: false, problem: namedKind(reading.problem, start.bytes) };
	} catch (error) {
		const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
		if (!isOfSystem) throw error;
		return { ok: false, problem: problemOfSystem(error) };
	}
}

/** Says why a league's file could not be read; returns the exit status. */
export async function refuseLeague(
	problem: LeagueFileProblem,
	{ file, json }: { readonly file: string; readonly json: boolean },
	language: Language,
	context: CommandContext
): Promise<2> {
	const texts = await loadLeagueTexts(language);
	const message = leagueProblemText(texts, problem);
	const { code, path } = problem;
	if (json) {
		const entry = { file, ok: false, error: { code, message, path } };
		await write(context.output, jsonArray([escapeControls(JSON.stringify(entry))]));
	} else {
		const place = path && ` (${texts.cli.place({ path })})`;
		await note(context.errors, escapeControls(`${file}: ${message}${place}`));
	}
	return 2;
}

/** Says which lines of a league's file were left out, and why. */
export async function noteRefused(
	refused: readonly RefusedLine[],
	file: string,
	language: Language,
	{ errors }: Pick<CommandContext, 'errors'>
): Promise<void> {
	if (refused.length === 0) return;
	const texts = await loadLeagueTexts(language);
	for (const { line, problem } of refused) {
		const what = leagueProblemText(texts, problem);
		await note(
			errors,
			escapeControls(`${file}: ${texts.cli.league.refused({ number: line, what })}`)
		);
	}
}

/** The same for `--json`. */
export async function refusedJson(refused: readonly RefusedLine[], language: Language) {
	const texts = await loadLeagueTexts(language);
	return refused.map(({ line, problem }) => {
		return { line, code: problem.code, message: leagueProblemText(texts, problem) };
	});
}

type LeagueForVerify =
	{ readonly ok: true; readonly league: LeagueState } | { readonly ok: false; readonly status: 2 };

/** Reads the league that submissions are checked against, or says why it cannot be read. */
export async function leagueForVerify(
	file: string,
	{ json }: Pick<ReportOrder, 'json'>,
	language: Language,
	context: CommandContext
): Promise<LeagueForVerify> {
	const source = await readLeagueSource(file, language, context);
	if (source.ok) {
		if (!json) await noteRefused(source.refused, file, language, context);
		return { ok: true, league: source.state };
	}
	const status = await refuseLeague(source.problem, { file, json }, language, context);
	return { ok: false, status };
}
