import { orExplain, runPackage } from '../setup/run.mjs';

const ARMIES = process.env.ARMIES ?? '100000';

// The property that npm test tries on 2,000 armies, on many more; it prints how many it has judged.
await orExplain(async () => {
	const words = ['run', '--project', 'engine', 'tests/properties/any-army.test.ts'];
	const name = ['--testNamePattern', 'is priced, checked and described'];
	const ok = await runPackage('vitest/vitest.mjs', [...words, ...name], {
		env: { ARMIES, NODE_OPTIONS: '--max-old-space-size=4096' },
		minutes: 60
	});
	if (!ok) process.exitCode = 1;
});
