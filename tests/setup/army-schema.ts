import { join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod/mini';
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

const TYPES = join(root, 'src/lib/rules/choices.ts');

/** Takes descriptions from the comments of types, so that they are written once and no page loads them. */
class Descriptions {
	readonly #program = ts.createProgram([TYPES], {
		strict: true,
		lib: ['lib.es2022.d.ts'],
		types: []
	});
	readonly #checker = this.#program.getTypeChecker();
	/** Fields whose type has no comment. */
	readonly missing: string[] = [];

	/** Describes an exported type and all its fields. */
	describeExport(name: string, schema: Schema): Schema {
		const source = this.#program.getSourceFile(TYPES);
		const module = source && this.#checker.getSymbolAtLocation(source);
		const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
		if (!symbol) throw new Error(`${name} is no export of ${TYPES}.`);
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

/** The JSON Schema of the army file, with a description of each field, and the fields that have none. */
export function armyJsonSchema() {
	const descriptions = new Descriptions();
	const { $schema, ...schema } = z.toJSONSchema(armySchema, { unrepresentable: 'any' });
	const described = descriptions.describeExport('Army', schema as Schema);
	return {
		schema: { $schema, $id: 'urn:brikmuster:army:1', title: 'Brikmuster army', ...described },
		missing: descriptions.missing
	};
}
