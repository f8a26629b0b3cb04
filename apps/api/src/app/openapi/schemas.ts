import { z } from 'zod';

export type Schema = z.core.JSONSchema.BaseSchema;

const POINTER = '#/components/schemas/';

export class SchemaBook {
  readonly namedSchemas: Record<string, Schema> = {};

  /** `input` is the request's form of a schema, `output` the answer's. */
  add(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _, $defs = {}, ...own } = rewriteReferences(whole);
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _, ...rest } = definition;
      this.namedSchemas[name] = rest;
    }
    if (typeof own.id !== 'string') return own;
    const { id, ...rest } = own;
    this.namedSchemas[id] = rest;
    return { $ref: POINTER + id };
  }
}

/** Rewrites references within one schema as references into the document. */
const rewriteReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${POINTER}`));
