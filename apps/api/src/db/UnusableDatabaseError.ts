export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError';
}
