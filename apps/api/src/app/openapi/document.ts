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
import { buildAnswerContent, buildJsonApiContent, buildRequestContent, type Content } from './bodies.ts';
import { describeCall } from './describeCall.ts';
import { buildErrorExamples, errorAnswers, findExample } from './examples.ts';
import { type Schema, SchemaRegistry } from './schemas.ts';

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

function buildParameters(
  schema: z.ZodType | undefined,
  location: 'path' | 'query',
  schemaRegistry: SchemaRegistry,
): Parameter[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const fieldSchema = schemaRegistry.add(field, 'input');
    const example = findExample(fieldSchema);
    return {
      name,
      in: location,
      required: !field.safeParse(undefined).success,
      schema: fieldSchema,
      ...(example !== undefined && { example }),
      // Lists are comma-separated: `bedrooms=2,3`.
      ...(location === 'query' && { style: 'form', explode: false }),
    };
  });
}

function buildErrorResponses(codes: readonly ProblemCode[], answer: Schema): Operation['responses'] {
  const codesByStatus = Map.groupBy(codes, (code) => String(getProblemStatus(code)));
  return Object.fromEntries(
    [...codesByStatus].map(([status, statusCodes]) => [
      status,
      { description: statusCodes.join(', '), ...buildJsonApiContent(answer, buildErrorExamples(statusCodes)) },
    ]),
  );
}

function buildOperation(name: string, call: Call, schemaRegistry: SchemaRegistry): Operation {
  const loginErrors = call.access === 'public' ? [] : (['login_required'] as const);
  return {
    operationId: name,
    tags: tags.filter((tag) => Object.hasOwn(tag.calls, name)).map((tag) => tag.name),
    summary: call.summary,
    description: describeCall(call),
    parameters: [
      LANGUAGE,
      ...buildParameters(call.params, 'path', schemaRegistry),
      ...buildParameters(call.query, 'query', schemaRegistry),
    ],
    ...(call.access !== 'public' && { security: SECURITY[call.access] }),
    ...(call.body && { requestBody: { required: true, ...buildRequestContent(call, schemaRegistry) } }),
    responses: {
      [call.status ?? 200]: { description: 'The answer', ...buildAnswerContent(call, schemaRegistry) },
      ...buildErrorResponses(
        [...call.errors, ...loginErrors, ...COMMON_ERRORS],
        schemaRegistry.add(ErrorAnswer, 'output'),
      ),
    },
  };
}

export function buildOpenApiDocument(contactEmail: string): OpenApiDocument {
  const schemaRegistry = new SchemaRegistry();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: buildOperation(name, call, schemaRegistry) };
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
      schemas: schemaRegistry.namedSchemas,
      examples: errorAnswers,
      securitySchemes: { login: { type: 'http', scheme: 'bearer', description: 'The token that a login answers.' } },
    },
  };
}
