import {
  type Access,
  API_PREFIX,
  type Call,
  calls,
  ErrorAnswer,
  getProblemStatus,
  type ProblemCode,
  tags,
} from '@mashrabiya/contract';
import { z } from 'zod';
import { answerContent, type Content, jsonApi, requestContent } from './bodies.ts';
import { describeCall } from './describeCall.ts';
import { errorAnswers, errorExamples, findExample } from './examples.ts';
import { type Schema, SchemaBook } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  style?: 'form';
  explode?: boolean;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  /** Alternative authentication methods; the empty one means anonymous. */
  security?: Record<string, string[]>[];
  requestBody?: Content & { required: true; description?: string };
  responses: Record<string, Partial<Content> & { description: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; contact: { name: string; email: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    examples: typeof errorAnswers;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

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

function buildParameters(schema: z.ZodType | undefined, place: 'path' | 'query', book: SchemaBook): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const own = book.add(field, 'input');
    const example = findExample(own);
    return {
      name,
      in: place,
      required: !field.safeParse(undefined).success,
      schema: own,
      ...(example !== undefined && { example }),
      // Lists are comma-separated: `bedrooms=2,3`.
      ...(place === 'query' && { style: 'form', explode: false }),
    };
  });
}

function errorResponses(codes: readonly ProblemCode[], answer: Schema): Operation['responses'] {
  const byStatus = Map.groupBy(codes, (code) => String(getProblemStatus(code)));
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      { description: some.join(', '), ...jsonApi(answer, errorExamples(some)) },
    ]),
  );
}

function buildOperation(name: string, call: Call, book: SchemaBook): Operation {
  const loginErrors = call.access === 'public' ? [] : (['login_required'] as const);
  return {
    operationId: name,
    tags: tags.filter((tag) => Object.hasOwn(tag.calls, name)).map((tag) => tag.name),
    summary: call.summary,
    description: describeCall(call),
    parameters: [
      LANGUAGE,
      ...buildParameters(call.params, 'path', book),
      ...buildParameters(call.query, 'query', book),
    ],
    ...(call.access !== 'public' && { security: SECURITY[call.access] }),
    ...(call.body && { requestBody: { required: true, ...requestContent(call, book) } }),
    responses: {
      [call.status ?? 200]: { description: 'The answer', ...answerContent(call, book) },
      ...errorResponses([...call.errors, ...loginErrors, ...COMMON_ERRORS], book.add(ErrorAnswer, 'output')),
    },
  };
}

/** The contract as an OpenAPI document. `contactEmail` is the address that gets the messages of the contact form. */
export function buildOpenApiDocument(contactEmail: string): OpenApiDocument {
  const book = new SchemaBook();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: buildOperation(name, call, book) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mashrabiya',
      version: '1.0.0',
      description: 'Homes for sale and rent in Egypt, in Arabic and English. Money is whole Egyptian pounds.',
      contact: { name: 'Mashrabiya', email: contactEmail },
    },
    servers: [{ url: API_PREFIX, description: 'This site' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: book.namedSchemas,
      examples: errorAnswers,
      securitySchemes: { login: { type: 'http', scheme: 'bearer', description: 'The token that a login answers.' } },
    },
  };
}
