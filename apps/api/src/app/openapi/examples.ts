import { type ErrorAnswer, PROBLEM_CODES, type ProblemCode } from '@mashrabiya/contract';
import { buildErrorAnswer } from '../../core/AppError.ts';
import type { Schema } from './schemas.ts';

export type Examples = Record<string, { $ref: string }>;

export const buildErrorExamples = (codes: readonly ProblemCode[]): Examples =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));

export const errorAnswers: Record<string, { value: ErrorAnswer }> = Object.fromEntries(
  PROBLEM_CODES.map((code) => [code, { value: buildErrorAnswer([{ code }], 'en') }]),
);

const FORMAT_EXAMPLES: Record<string, string> = {
  uuid: '01900000-0000-7000-8000-000000000001',
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00.000Z',
};

export function findExample(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'integer') return Math.max(Number(schema.minimum ?? 1), 1);
  return schema.format === undefined ? undefined : FORMAT_EXAMPLES[schema.format];
}
