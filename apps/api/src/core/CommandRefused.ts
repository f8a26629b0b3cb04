/** An error that the operator can fix: printed without a stack. */
export class CommandRefused extends Error {
  override name = 'Refused';
}
