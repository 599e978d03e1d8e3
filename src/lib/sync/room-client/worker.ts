import type { Bytes } from '../room/bytes';
import { newRoom, roomOfLink } from './new-room';
import type { Command, Delivered, Report } from './protocol';
import { RoomConnection } from './room-connection';

/** Passes items on without a copy, in one buffer, as thousands of buffers would be work for the page's garbage collection. */
function deliver(delivered: readonly Delivered[]): void {
	const sizes = delivered.map(({ lines, signed }) => lines.length + signed.lines.length);
	const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
	let end = 0;
	const moved = (lines: Bytes) => {
		const place = bytes.subarray(end, (end += lines.length));
		place.set(lines);
		return place;
	};
	const joined = delivered.map(({ lines, signed, ...one }) => ({
		...{ ...one, lines: moved(lines) },
		signed: { ...signed, lines: moved(signed.lines) }
	}));
	globalThis.postMessage({ report: 'items', delivered: joined } satisfies Report, {
		transfer: [bytes.buffer]
	});
}

function report(one: Report): void {
	if (one.report === 'items') deliver(one.delivered);
	else globalThis.postMessage(one);
}

let connection: RoomConnection | undefined;

async function create({ link }: Extract<Command, { do: 'create' }>): Promise<void> {
	try {
		report({ report: 'created', room: await (link ? roomOfLink(link) : newRoom()) });
	} catch (error) {
		report({ report: 'notCreated', error: String(error) });
	}
}

async function make(number: number, command: Extract<Command, { do: 'make' }>): Promise<void> {
	try {
		const made = await connection?.make(command.making);
		if (!made) throw new Error('The room is not open');
		report({ report: 'made', number, made });
	} catch (error) {
		report({ report: 'failed', number, error: String(error) });
	}
}

globalThis.addEventListener('message', ({ data: command }: MessageEvent<Command>) => {
	switch (command.do) {
		case 'create':
			void create(command);
			break;
		case 'open':
			connection = new RoomConnection(command.opening, report);
			break;
		case 'make':
			void make(command.number, command);
			break;
		case 'send':
			connection?.send(command.entries);
			break;
		case 'close':
			connection?.close();
			connection = undefined;
			break;
	}
});
