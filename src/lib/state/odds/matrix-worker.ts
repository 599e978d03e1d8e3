import { matrixRows, type MatrixQuestion } from '$lib/combat/matrix';
import type { Order, Reply } from './latest-worker';

/** Some rows of the matrix. */
export type MatrixRows = readonly (readonly number[])[];

/** Rows are sent together while they come faster than a frame. */
const FRAME = 16;

globalThis.addEventListener('message', ({ data }: MessageEvent<Order<MatrixQuestion>>) => {
	const { number, question } = data;
	const send = (answer: MatrixRows, last: boolean) =>
		globalThis.postMessage({ number, answer, last } satisfies Reply<MatrixRows>);
	let [rows, sent]: [(readonly number[])[], number] = [[], performance.now()];
	for (const row of matrixRows(question)) {
		rows.push(row);
		if (performance.now() - sent < FRAME) continue;
		send(rows, false);
		[rows, sent] = [[], performance.now()];
	}
	send(rows, true);
});
