/** Why the server cannot be started with its database: one sentence for the person who starts it. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
