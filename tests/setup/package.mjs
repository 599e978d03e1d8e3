import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { buildCommand, buildEngine } from '../../bin/bundle.js';
import { ensureBuilt } from './build.mjs';
import { root, runMain } from './run.mjs';

const folder = join(root, 'dist');

/** Writes the types of the engine into one file that imports nothing. */
async function writeTypes() {
	const compilerOptions = {
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		paths: { '$lib/*': [join(root, 'src/lib/*')] }
	};
	const types = await rollup({
		input: join(root, 'src/engine/index.ts'),
		plugins: [dts({ compilerOptions })],
		onwarn(warning) {
			throw new Error(warning.message);
		}
	});
	await types.write({ file: join(folder, 'engine/index.d.mts'), format: 'es' });
	await types.close();
}

/** Builds all that a package contains: the app, the command, and the engine with its types. */
await runMain(async () => {
	await ensureBuilt();
	rmSync(folder, { recursive: true, force: true });
	await buildCommand(root, join(folder, 'command'));
	await buildEngine(root, join(folder, 'engine'));
	await writeTypes();
});
