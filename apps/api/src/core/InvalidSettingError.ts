export class InvalidSettingError extends Error {
  override name = 'InvalidSettingError';
}
