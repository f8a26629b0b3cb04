import { z } from 'zod';
import { databaseSettings } from './settings/databaseSettings.ts';
import { featureSettings } from './settings/featureSettings.ts';
import { fileSettings } from './settings/fileSettings.ts';
import { messageSettings } from './settings/messageSettings.ts';
import { paymentSettings } from './settings/paymentSettings.ts';
import { serverSettings } from './settings/serverSettings.ts';
import { type SettingInfo, settingInfos } from './settings/settingInfos.ts';

/** All environment variables with parsers and defaults; the source of the table in docs/operations.md, in this order. */
export const Settings = z.object({
  ...serverSettings,
  ...databaseSettings,
  ...messageSettings,
  ...fileSettings,
  ...paymentSettings,
  ...featureSettings,
});

export type Settings = z.output<typeof Settings>;
export type SettingName = keyof Settings;

export const SETTING_NAMES = Object.keys(Settings.shape) as SettingName[];

export function getSettingInfo(name: SettingName): SettingInfo {
  const info = settingInfos.get(Settings.shape[name]);
  if (!info) throw new Error(`Missing description of ${name}`);
  return info;
}

export const isSecret = (name: SettingName): boolean => getSettingInfo(name).secret !== undefined;

/** Variable with the path of a file that contains a secret, as Docker and Kubernetes mount them. */
export const getFileSettingName = (name: SettingName): string => `${name}_FILE`;
