import { createServer } from 'node:net';

/** Resolves to the port if it is free, else to undefined; 0 asks for any free port. */
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

/** The first of `count` consecutive free ports. */
async function freePorts(/** @type {number} */ count) {
	for (;;) {
		const first = (await tryPort(0)) ?? 0;
		const others = Array.from({ length: count - 1 }, (_, index) => tryPort(first + 1 + index));
		if (first > 0 && (await Promise.all(others)).every(Boolean)) return first;
	}
}

// The environment variable also applies to the test runner's child processes, which load this module
// again.
process.env.TEST_PORT ??= String(await freePorts(4));

/** The port of the app in browser tests: free ports, or those starting at `TEST_PORT`. */
export const port = Number(process.env.TEST_PORT);
/** The address of the build below a sub-path. */
export const subPathAddress = `http://localhost:${port + 1}/sub/path/`;
