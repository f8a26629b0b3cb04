import { z } from 'zod';

export type Schema = z.core.JSONSchema.BaseSchema;

const SCHEMA_POINTER_PREFIX = '#/components/schemas/';

export class SchemaRegistry {
  readonly namedSchemas: Record<string, Schema> = {};

  add(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const schemaWithDefinitions = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _, $defs = {}, ...ownSchema } = rewriteReferences(schemaWithDefinitions);
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _, ...rest } = definition;
      this.namedSchemas[name] = rest;
    }
    if (typeof ownSchema.id !== 'string') return ownSchema;
    const { id, ...rest } = ownSchema;
    this.namedSchemas[id] = rest;
    return { $ref: SCHEMA_POINTER_PREFIX + id };
  }
}

const rewriteReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${SCHEMA_POINTER_PREFIX}`));
