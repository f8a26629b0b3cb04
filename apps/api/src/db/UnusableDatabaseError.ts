/** Reason why the server cannot start with its database, as one sentence for the operator. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}
