import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { runMain } from './run.mjs';
import { serve } from './serve.mjs';

await runMain(async () => {
	await ensureInstalled();
	await ensureBuilt();
	const { url } = await serve({ port: Number(process.env.PORT) || undefined });
	console.log(`\nBrikmuster: ${url}\n\nEnd it with Ctrl+C.`);
});
