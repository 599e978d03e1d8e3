/** Where the browser tests find the app: `TEST_PORT` lets two checkouts run theirs at the same time. */
export const port = Number(process.env.TEST_PORT ?? 4180);
/** The build below a path of its own. */
export const subPathAddress = `http://localhost:${port + 1}/sub/path/`;
