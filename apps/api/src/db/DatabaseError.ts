/** A refusal by the embedded database, with the fields that PostgreSQL's own driver gives. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  /** SQLSTATE, or `unavailable` when the database itself was lost. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(fields: { message: string; code?: string; constraint?: string; detail?: string }) {
    super(fields.message);
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.detail = fields.detail;
  }
}
