import { maskLogins, maskUrls } from './maskPasswords.ts';
import { readSettings } from './readSettings.ts';
import type { Variables } from './readSettingTexts.ts';
import { getFileSettingName, getSettingInfo, isSecret, SETTING_NAMES, type SettingName, Settings } from './settings.ts';

const UNSET = '–';

const format = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? UNSET : String(value);
};

function formatDefault(name: SettingName): string {
  const { defaultText } = getSettingInfo(name);
  if (defaultText !== undefined) return defaultText;
  const value = format(Settings.shape[name].safeParse(undefined).data);
  return value === UNSET ? UNSET : `\`${value}\``;
}

function buildSettingsTable(): string {
  const rows = SETTING_NAMES.flatMap((name, index) => {
    const { group, meaning } = getSettingInfo(name);
    const previousName = SETTING_NAMES[index - 1];
    const isFirst = previousName === undefined || getSettingInfo(previousName).group !== group;
    const fileNote = isSecret(name) ? `, or \`${getFileSettingName(name)}\`` : '';
    const row = `| \`${name}\`${fileNote} | ${meaning} | ${formatDefault(name)} |`;
    return isFirst ? [`| **${group}** | | |`, row] : [row];
  });
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n');
}

const MARKED_TABLE = /(<!-- settings: .*-->\n)[\s\S]*?(<!-- end of settings -->)/;

export const insertSettingsTable = (document: string): string =>
  document.replace(MARKED_TABLE, (_, start: string, end: string) => `${start}${buildSettingsTable()}\n${end}`);

export interface EffectiveSetting {
  name: SettingName;
  value: string;
  source: 'set' | 'file' | 'default';
}

function maskText(name: SettingName, text: string): string {
  const { secret } = getSettingInfo(name);
  if (secret === undefined) return maskLogins(text);
  return (secret === 'url' && maskUrls(text)) || '(set)';
}

/** Returns effective values without secrets; an invalid setting has its default. */
export function listEffectiveSettings(variables: Variables): EffectiveSetting[] {
  const { texts, settings } = readSettings(variables);
  return SETTING_NAMES.map((name) => {
    const text = texts[name];
    if (text === undefined)
      return { name, value: isSecret(name) ? '(not set)' : format(settings[name]), source: 'default' };
    return { name, value: maskText(name, text), source: variables[name] ? 'set' : 'file' };
  });
}
