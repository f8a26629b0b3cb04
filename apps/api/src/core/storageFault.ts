/** System errors that say nothing of what was to be read or written: a full disk, too many open files, a broken device. */
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

/** A file was not stored as it was sent. */
export class IncompleteWrite extends Error {
  override name = 'IncompleteWrite';
}

/** Whether something failed because of the machine, so that the same may succeed later. */
export const isStorageFault = (error: unknown): boolean =>
  error instanceof IncompleteWrite || (error instanceof Error && 'code' in error && CODES.has(error.code));
