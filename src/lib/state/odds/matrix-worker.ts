import { matrixRows, type MatrixQuestion } from '$lib/combat/matrix';
import { rememberingFloat } from '$lib/dice/float/remembering';

/** A question with its number; rows of an answer carry the number of their question. */
export interface MatrixOrder {
	readonly number: number;
	readonly question: MatrixQuestion;
}

/** Some rows of the matrix; the last message of an answer completes it. */
export interface MatrixPart {
	readonly number: number;
	readonly rows: readonly (readonly number[])[];
}

/** Rows are sent together while they come faster than a frame. */
const FRAME = 16;

globalThis.addEventListener('message', ({ data }: MessageEvent<MatrixOrder>) => {
	const { number, question } = data;
	let [rows, sent]: [(readonly number[])[], number] = [[], performance.now()];
	for (const row of matrixRows(rememberingFloat(), question)) {
		rows.push(row);
		if (performance.now() - sent < FRAME) continue;
		globalThis.postMessage({ number, rows } satisfies MatrixPart);
		[rows, sent] = [[], performance.now()];
	}
	globalThis.postMessage({ number, rows } satisfies MatrixPart);
});
