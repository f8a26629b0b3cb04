/** An error of the embedded database, or the loss of either engine; has the fields of PostgreSQL's own driver. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** SQLSTATE, or `unavailable` if the database itself was lost. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(fields: { message: string; code?: string; constraint?: string; detail?: string; cause?: unknown }) {
    super(fields.message, { cause: fields.cause });
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.detail = fields.detail;
  }
}

export const createUnavailableError = (message: string, cause?: unknown): DatabaseError =>
  new DatabaseError({ message, code: 'unavailable', cause });

/**
 * SQLSTATEs of a server that cannot work now: connection exceptions (08), insufficient resources such as a full disk
 * (53), statement timeout (57014), shutting down or starting (57P), input and output errors (58).
 */
const UNAVAILABLE_CODES = /^(unavailable$|08|53|57014|57P|58)/;

/** True if the database is unavailable or in trouble, so that the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNAVAILABLE_CODES.test(String(error.code));

/** Name of the violated constraint; empty for other errors. */
export const getConstraint = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
