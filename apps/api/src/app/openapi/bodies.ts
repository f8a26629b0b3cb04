import { type Call, JSON_API_TYPE } from '@mashrabiya/contract';
import { z } from 'zod';
import type { Examples } from './examples.ts';
import type { Schema, SchemaRegistry } from './schemas.ts';

export interface Content {
  content: Record<string, { schema: Schema; examples?: Examples }>;
}

const FILE: Schema = { type: 'string', contentMediaType: 'application/octet-stream' };
const ANY_TYPE = '*/*';

export const buildJsonApiContent = (schema: Schema, examples?: Examples): Content => ({
  content: { [JSON_API_TYPE]: { schema, ...(examples && { examples }) } },
});

const buildContent = (types: readonly string[], schema: Schema): Content => ({
  content: Object.fromEntries(types.map((type) => [type, { schema }])),
});

function buildFormSchema({ body, files = {} }: Call, schemaRegistry: SchemaRegistry): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, field] of body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape) : []) {
    const schema = schemaRegistry.add(field, 'input');
    const sentName = schema.type === 'array' ? `${name}[]` : name;
    properties[sentName] = schema;
    if (!field.safeParse(undefined).success) required.push(sentName);
  }
  for (const [name, { maxCount, maxBytes }] of Object.entries(files)) {
    const description = `At most ${maxBytes} bytes.`;
    if (maxCount === 1) properties[name] = { ...FILE, description };
    else properties[`${name}[]`] = { type: 'array', items: FILE, maxItems: maxCount, description };
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export function buildRequestContent(call: Call, schemaRegistry: SchemaRegistry): Content {
  switch (call.bodyType) {
    case 'raw':
      return buildContent([ANY_TYPE], FILE);
    case 'form':
      return buildContent(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        buildFormSchema(call, schemaRegistry),
      );
    case 'multipart':
      return buildContent(['multipart/form-data'], buildFormSchema(call, schemaRegistry));
    default:
      return call.body ? buildJsonApiContent(schemaRegistry.add(call.body, 'input')) : { content: {} };
  }
}

export const buildAnswerContent = (call: Call, schemaRegistry: SchemaRegistry): Content =>
  call.answers === undefined
    ? buildJsonApiContent(schemaRegistry.add(call.answer, 'output'))
    : buildContent(call.answerTypes ?? [ANY_TYPE], FILE);
