/** System errors unrelated to the content: a full disk, too many open files, a broken device. */
const CODES: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOMEM',
  'ENOSPC',
  'EPERM',
  'EROFS',
]);

/** A stored or fetched file differs in size from its source. */
export class IncompleteWriteError extends Error {
  override name = 'IncompleteWriteError';
}

/** Returns true if the machine failed, so that a retry may succeed. */
export const isStorageFault = (error: unknown): boolean =>
  error instanceof IncompleteWriteError || (error instanceof Error && 'code' in error && CODES.has(error.code));
