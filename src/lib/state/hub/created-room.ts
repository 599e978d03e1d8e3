import { trustedScript } from '$lib/browser/trusted-script';
import type { Command, NewRoom, Report } from '$lib/sync/room-client/protocol';
import workerAddress from '$lib/sync/room-client/worker?worker&url';
import type { RoomLink } from '$lib/sync/room/link';

/** Creates a room, or joins the one of a link, in a worker: only it knows the format of entries. */
export function createdRoom(link?: RoomLink): Promise<NewRoom> {
	const worker = new Worker(trustedScript(workerAddress), { type: 'module' });
	const created = new Promise<NewRoom>((resolve, reject) => {
		worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
			if (report.report === 'created') resolve(report.room);
			if (report.report === 'notCreated') reject(new Error(report.error));
		};
		worker.onerror = () => reject(new Error('The worker does not start'));
	});
	worker.postMessage({ do: 'create', link } satisfies Command);
	return created.finally(() => worker.terminate());
}
