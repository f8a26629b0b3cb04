import { readFileSync } from 'node:fs';
import { getFileSettingName, isSecret, SETTING_NAMES, type SettingName } from './settings.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface SettingTexts {
  texts: Partial<Record<SettingName, string>>;
  problems: Map<SettingName, string>;
}

/** Reads texts of settings from the environment, and of secrets also from files. Empty variables count as unset. */
export function readSettingTexts(variables: Variables): SettingTexts {
  const problems = new Map<SettingName, string>();
  const readText = (name: SettingName): string | undefined => {
    const fileName = getFileSettingName(name);
    const file = isSecret(name) ? variables[fileName] : undefined;
    if (!file) return variables[name] || undefined;
    if (variables[name]) {
      problems.set(name, `Conflicting ${name} and ${fileName}: set one of them.`);
      return undefined;
    }
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      problems.set(name, `Invalid ${fileName} "${file}": ${error instanceof Error ? error.message : error}.`);
      return undefined;
    }
  };
  const texts = Object.fromEntries(SETTING_NAMES.map((name) => [name, readText(name)]));
  return { texts, problems };
}
