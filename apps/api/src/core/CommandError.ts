/** An error that the operator can fix: printed without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}
