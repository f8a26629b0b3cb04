import { isErrorCode, isProblemCode } from '@mashrabiya/contract';
import type { z } from 'zod';
import type { AppError, Fault } from '../core/AppError.ts';

type Issue = z.core.$ZodIssue;
type InputPart = 'params' | 'query' | 'body';

const FIELD_CODES: Record<string, Fault['code']> = {
  page: 'invalid_page',
  sort_date: 'invalid_sort',
  sort_price: 'invalid_sort',
  ranking: 'invalid_choice',
};

function toFaultCode(issue: Issue, field: string, part: InputPart): Fault['code'] {
  if (part === 'params') return 'invalid_id';
  const fieldCode = FIELD_CODES[field];
  if (fieldCode) return fieldCode;
  if (part === 'body' && issue.path.length === 0) return 'malformed_body';
  // A form's schema gives a code as its message.
  if (isProblemCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'custom': {
      const code = String(issue.params?.code);
      return isErrorCode(code) ? code : 'invalid_field';
    }
    case 'invalid_type':
      if (issue.input === undefined) return 'required_field';
      return issue.expected === 'number' || issue.expected === 'int' ? 'invalid_number' : 'invalid_field';
    case 'too_big':
    case 'too_small':
      if (issue.origin === 'string') return issue.code === 'too_big' ? 'text_too_long' : 'invalid_field';
      return issue.origin === 'number' || issue.origin === 'int' ? 'invalid_number' : 'invalid_field';
    case 'invalid_value':
    case 'invalid_union':
      return 'invalid_choice';
    default:
      return 'invalid_field';
  }
}

const escapePointer = (segment: PropertyKey): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');

export function toFault(code: Fault['code'], path: readonly PropertyKey[], part: InputPart): Fault {
  if (part === 'body') return { code, pointer: path.map((segment) => `/${escapePointer(segment)}`).join('') };
  return { code, parameter: String(path[0] ?? '') };
}

export function toFaults(issues: readonly Issue[], part: InputPart): AppError['faults'] {
  const faults = issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => toFault('unknown_field', [...issue.path, key], part));
    }
    const field = issue.path.filter((segment) => typeof segment === 'string').at(-1) ?? '';
    return [toFault(toFaultCode(issue, field, part), issue.path, part)];
  });
  const [first = { code: 'invalid_field' }, ...others] = faults;
  return [first, ...others];
}
