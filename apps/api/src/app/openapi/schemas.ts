import { z } from 'zod';

/** A JSON schema as OpenAPI 3.1 takes it. */
export type Schema = z.core.JSONSchema.BaseSchema;

const POINTER = '#/components/schemas/';

/** Turns the contract's schemas into JSON schemas; those with a name are kept once and referred to. */
export class SchemaBook {
  readonly named: Record<string, Schema> = {};

  /** `input` is what a caller may send, `output` what an answer holds. */
  add(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _, $defs = {}, ...own } = pointed(whole);
    for (const [name, definition] of Object.entries($defs)) {
      const { id: _, ...rest } = definition;
      this.named[name] = rest;
    }
    if (typeof own.id !== 'string') return own;
    const { id, ...rest } = own;
    this.named[id] = rest;
    return { $ref: POINTER + id };
  }
}

/** References within one schema become references into the document. */
const pointed = (schema: Schema): Schema => JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${POINTER}`));
