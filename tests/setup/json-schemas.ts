import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
import { outputSchemas } from './output-schema';
import { packSchema } from '../../src/lib/army/format/pack-schema';
import { armySchema } from '../../src/lib/army/format/schema';
import { root } from './run.mjs';

/** The parts of a JSON Schema that have descriptions below them. */
interface Schema {
	description?: string;
	properties?: Record<string, Schema>;
	items?: Schema;
	additionalProperties?: Schema | boolean;
	anyOf?: Schema[];
	oneOf?: Schema[];
}

const FILES = [
	'src/lib/rules/choices.ts',
	'src/lib/rules/packs/pack.ts',
	'src/cli/outputs.ts',
	'src/cli/json-parts.ts',
	'src/cli/json-verdict.ts',
	'src/cli/pack/assess-pack.ts',
	'src/cli/pack/report.ts',
	'src/cli/odds/json-odds.ts',
	'src/lib/combat/modifiers.ts'
].map((file) => join(root, file));

/** All types in one program, without what else their files import: to read that takes seconds. */
let program: ts.Program | undefined;
const typesIn = () =>
	(program ??= ts.createProgram(FILES, {
		strict: true,
		lib: ['lib.es2022.d.ts'],
		types: [],
		noResolve: true,
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		paths: { '$lib/*': [join(root, 'src/lib/*')] }
	}));

/** Takes descriptions from the comments of types, so that they are written once and no page loads them. */
class Descriptions {
	readonly #program = typesIn();
	readonly #checker = this.#program.getTypeChecker();
	/** Fields whose type has no comment. */
	readonly missing: string[] = [];

	/** Describes an exported type and all its fields. */
	describeExport(name: string, schema: Schema): Schema {
		const symbol = FILES.map((file) => this.#program.getSourceFile(file))
			.map((source) => source && this.#checker.getSymbolAtLocation(source))
			.map((module) => module?.exports?.get(ts.escapeLeadingUnderscores(name)))
			.find((found) => found !== undefined);
		if (!symbol) throw new Error(`${name} is no export of ${FILES.join(', ')}.`);
		const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
		return { description: this.#textOf(symbol), ...this.#described(schema, type, '') };
	}

	#textOf(symbol: ts.Symbol): string {
		return ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
	}

	#field(schema: Schema, owner: ts.Type, name: string, path: string): Schema {
		const symbol = this.#checker.getPropertyOfType(owner, name);
		const description = symbol ? this.#textOf(symbol) : '';
		if (!symbol || description === '') {
			this.missing.push(path);
			return schema;
		}
		const type = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol));
		return { description, ...this.#described(schema, type, path) };
	}

	/** The one of a union's types that has the fields of a schema. */
	#variant(type: ts.Type, { properties = {} }: Schema): ts.Type {
		const names = Object.keys(properties);
		const fits = (one: ts.Type) =>
			names.every((name) => this.#checker.getPropertyOfType(one, name) !== undefined);
		return (type.isUnion() ? type.types.find(fits) : undefined) ?? type;
	}

	#described(schema: Schema, type: ts.Type, path: string): Schema {
		const { properties, items, anyOf, oneOf } = schema;
		const isArray = this.#checker.isArrayType(type);
		if (items && !isArray) this.missing.push(`${path}/0`);
		const variants = (schemas: Schema[]) =>
			schemas.map((one) => this.#described(one, this.#variant(type, one), path));
		const [element] = isArray ? this.#checker.getTypeArguments(type as ts.TypeReference) : [];
		return {
			...schema,
			...(properties && {
				properties: Object.fromEntries(
					Object.entries(properties).map(([name, field]) => [
						name,
						this.#field(field, type, name, `${path}/${name}`)
					])
				)
			}),
			...(items && element && { items: this.#described(items, element, path) }),
			...(anyOf && { anyOf: variants(anyOf) }),
			...(oneOf && { oneOf: variants(oneOf) })
		};
	}
}

const plain = (schema: z.ZodMiniType) => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' });
	return rest as Schema;
};
const $schema = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schema of the army file, with a description of each field, and the fields that have none. */
export function armyJsonSchema() {
	const descriptions = new Descriptions();
	const described = descriptions.describeExport('Army', plain(armySchema));
	return {
		schema: { $schema, $id: 'urn:brikmuster:army:1', title: 'Brikmuster army', ...described },
		missing: descriptions.missing
	};
}

/** The same for the pack file. */
export function packJsonSchema() {
	const descriptions = new Descriptions();
	const described = descriptions.describeExport('Pack', plain(packSchema));
	return {
		schema: { $schema, $id: 'urn:brikmuster:pack:1', title: 'Brikmuster pack', ...described },
		missing: descriptions.missing
	};
}

type OutputType = keyof typeof outputSchemas;
/** The entries that commands print with `--json`; all but `odds` print an array of them. */
const PRINTED = {
	price: 'JsonArmy',
	check: 'JsonArmy',
	verify: 'JsonSubmission',
	pack: 'JsonCheckedPack',
	link: 'JsonLink',
	open: 'JsonOpened',
	league: 'JsonLeague'
} as const satisfies Record<string, OutputType>;

/** The JSON Schema of what commands print with `--json`: one definition for each command. */
export function outputJsonSchema() {
	const descriptions = new Descriptions();
	const types = Object.entries(outputSchemas).map(([name, schema]) => [
		name,
		descriptions.describeExport(name, plain(schema))
	]);
	const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
	const arrays = Object.entries(PRINTED).map(([command, type]) => [
		command,
		{ type: 'array', items: { anyOf: [ref(type), ref('JsonRefusal')] } }
	]);
	const odds = { anyOf: ['JsonOdds', 'JsonMatrix', 'JsonRefusal'].map(ref) };
	const commands = { ...Object.fromEntries(arrays), odds } as Record<string, Schema>;
	return {
		schema: {
			...{ $schema, $id: 'urn:brikmuster:output:1', title: 'Output of brikmuster --json' },
			anyOf: Object.keys(commands).map(ref),
			$defs: { ...commands, ...(Object.fromEntries(types) as Record<string, Schema>) }
		},
		missing: descriptions.missing
	};
}
