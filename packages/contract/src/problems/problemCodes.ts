import { INPUT_CODES, type InputCode, isInputCode } from '../fields/codes.ts';
import { ERROR_STATUS, type ErrorCode, isErrorCode } from './errors.ts';
import { isRefusalCode, REFUSAL_STATUS, type RefusalCode } from './refusals.ts';

export type ProblemCode = ErrorCode | InputCode | RefusalCode;

const listKeys = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

export const PROBLEM_CODES: readonly ProblemCode[] = [
  ...new Set<ProblemCode>([...listKeys(ERROR_STATUS), ...INPUT_CODES, ...listKeys(REFUSAL_STATUS)]),
];

export const isProblemCode = (code: string): code is ProblemCode =>
  isErrorCode(code) || isInputCode(code) || isRefusalCode(code);

const INVALID_STATUS = 422;

export function getProblemStatus(code: ProblemCode): number {
  if (isErrorCode(code)) return ERROR_STATUS[code];
  return isRefusalCode(code) ? REFUSAL_STATUS[code] : INVALID_STATUS;
}
