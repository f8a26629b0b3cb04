/** A setting that the server cannot be started with. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}
