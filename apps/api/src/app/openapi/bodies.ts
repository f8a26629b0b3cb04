import { type Call, JSON_API_TYPE } from '@mashrabiya/contract';
import { z } from 'zod';
import type { Examples } from './examples.ts';
import type { Schema, SchemaBook } from './schemas.ts';

export interface Content {
  content: Record<string, { schema: Schema; examples?: Examples }>;
}

const FILE: Schema = { type: 'string', contentMediaType: 'application/octet-stream' };
const ANY_TYPE = '*/*';

export const jsonApi = (schema: Schema, examples?: Examples): Content => ({
  content: { [JSON_API_TYPE]: { schema, ...(examples && { examples }) } },
});

const buildContent = (types: readonly string[], schema: Schema): Content => ({
  content: Object.fromEntries(types.map((type) => [type, { schema }])),
});

function formSchema({ body, files = {} }: Call, book: SchemaBook): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, field] of body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape) : []) {
    const schema = book.add(field, 'input');
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

export function requestContent(call: Call, book: SchemaBook): Content {
  switch (call.bodyType) {
    case 'raw':
      return buildContent([ANY_TYPE], FILE);
    case 'form':
      return buildContent(['application/x-www-form-urlencoded', 'multipart/form-data'], formSchema(call, book));
    case 'multipart':
      return buildContent(['multipart/form-data'], formSchema(call, book));
    default:
      return call.body ? jsonApi(book.add(call.body, 'input')) : { content: {} };
  }
}

export const answerContent = (call: Call, book: SchemaBook): Content =>
  call.answers === 'file'
    ? buildContent(call.answerTypes ?? [ANY_TYPE], FILE)
    : jsonApi(book.add(call.answer, 'output'));
