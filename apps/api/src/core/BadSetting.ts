export class BadSetting extends Error {
  override name = 'BadSetting';
}
