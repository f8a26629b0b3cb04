/** A refusal by the embedded database, or the loss of either; with the fields that PostgreSQL's own driver gives. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** SQLSTATE, or `unavailable` when the database itself was lost. */
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

/** The database cannot be reached, or was lost with what was under way. */
export const unavailable = (message: string, cause?: unknown): DatabaseError =>
  new DatabaseError({ message, code: 'unavailable', cause });

/**
 * SQLSTATEs of a server that cannot work now: connection exceptions (08), insufficient resources such as a full disk
 * (53), cancelled after its time (57014), shutting down or starting (57P), input and output errors (58).
 */
const NOT_NOW = /^(unavailable$|08|53|57014|57P|58)/;

/** Whether an error says that the database is away or in trouble, so that the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOT_NOW.test(String(error.code));

/** The constraint that an engine refused something by; empty when it was none. */
export const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
