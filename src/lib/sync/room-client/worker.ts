import { newRoom, roomOfLink } from './new-room';
import type { Command, Report } from './protocol';
import { RoomConnection } from './room-connection';

/** What is passed on without a copy. */
function transferred(one: Report): Transferable[] {
	return one.report === 'items' ? one.delivered.map(({ lines }) => lines.buffer) : [];
}

const report = (one: Report) => globalThis.postMessage(one, { transfer: transferred(one) });
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
