/** Part of a file, both ends included. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a `Range` header: undefined for the whole file, also for several ranges or an unreadable header;
 * `unsatisfiable` if the file has no such part.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { first: Math.max(0, size - Number(last)), last: size - 1 } : 'unsatisfiable';
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
