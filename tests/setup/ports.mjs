import { createServer } from 'node:net';

/** Whether a port is free; 0 asks for any. Resolves to the port, or to nothing where it is taken. */
function tryPort(/** @type {number} */ wanted) {
	const server = createServer();
	return new Promise((/** @type {(port: number | undefined) => void} */ done) => {
		server.once('error', () => done(undefined));
		server.listen(wanted, 'localhost', () => {
			const address = server.address();
			const taken = typeof address === 'object' ? address?.port : undefined;
			server.close(() => done(taken));
		});
	});
}

/** A free port with free ones behind it: `count` in a row. */
async function freePorts(/** @type {number} */ count) {
	for (;;) {
		const first = (await tryPort(0)) ?? 0;
		const others = Array.from({ length: count - 1 }, (_, index) => tryPort(first + 1 + index));
		if (first > 0 && (await Promise.all(others)).every(Boolean)) return first;
	}
}

// Set for the test runner's own processes too, which load this module again.
process.env.TEST_PORT ??= String(await freePorts(4));

/** Where the browser tests find the app: free ports, or those from `TEST_PORT` on. */
export const port = Number(process.env.TEST_PORT);
/** The build below a path of its own. */
export const subPathAddress = `http://localhost:${port + 1}/sub/path/`;
