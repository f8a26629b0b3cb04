import {
  type Access,
  API_PREFIX,
  type Call,
  calls,
  ErrorAnswer,
  type ProblemCode,
  statusOf,
} from '@mashrabiya/contract';
import { z } from 'zod';
import { answerContent, type Content, jsonApi, requestContent } from './bodies.ts';
import { boundsText } from './boundsText.ts';
import { type Schema, SchemaBook } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  style?: 'form';
  explode?: boolean;
}

export interface Operation {
  operationId: string;
  summary: string;
  /** How often and how long, where the call says so. */
  description?: string;
  parameters: Parameter[];
  /** Ways to say who asks, any of which will do; the empty one asks as nobody. */
  security?: Record<string, string[]>[];
  requestBody?: Content & { required: true; description?: string };
  responses: Record<string, Partial<Content> & { description: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Record<string, string>> };
}

/** What any call can answer besides the errors of its declaration. */
const COMMON_ERRORS = [
  'query_too_long',
  'headers_too_large',
  'body_too_slow',
  'timeout',
  'overloaded',
  'unavailable',
  'unexpected',
] as const;

const LOGIN = { login: [] };
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  optional: [{}, LOGIN],
  required: [LOGIN],
};

const LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of names and messages: `ar`, which is the default, or `en`.',
  schema: { type: 'string', examples: ['ar', 'en'] },
};

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query', book: SchemaBook): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: !field.safeParse(undefined).success,
    schema: book.add(field, 'input'),
    // Several counts stand behind commas: `bedrooms=2,3`.
    ...(place === 'query' && { style: 'form', explode: false }),
  }));
}

function errorResponses(codes: readonly ProblemCode[], answer: Schema): Operation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => String(statusOf(code)));
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [status, { description: some.join(', '), ...jsonApi(answer) }]),
  );
}

function operationOf(name: string, call: Call, book: SchemaBook): Operation {
  const bounds = boundsText(call);
  const loginErrors = call.access === 'public' ? [] : (['login_required'] as const);
  return {
    operationId: name,
    summary: call.summary,
    ...(bounds && { description: bounds }),
    parameters: [LANGUAGE, ...parametersOf(call.params, 'path', book), ...parametersOf(call.query, 'query', book)],
    ...(call.access !== 'public' && { security: SECURITY[call.access] }),
    ...(call.body && { requestBody: { required: true, ...requestContent(call, book) } }),
    responses: {
      [call.status ?? 200]: { description: 'The answer', ...answerContent(call, book) },
      ...errorResponses([...call.errors, ...loginErrors, ...COMMON_ERRORS], book.add(ErrorAnswer, 'output')),
    },
  };
}

/** The contract as an OpenAPI document. */
export function openApiDocument(): OpenApiDocument {
  const book = new SchemaBook();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call, book) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mashrabiya',
      version: '1.0.0',
      description: 'Homes for sale and rent in Egypt, in Arabic and English. Money is whole Egyptian pounds.',
    },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      schemas: book.named,
      securitySchemes: { login: { type: 'http', scheme: 'bearer', description: 'The token that a login answers.' } },
    },
  };
}
