import { z } from 'zod';

export interface SettingInfo {
  group:
    | 'Server'
    | 'Database and search'
    | 'Mail'
    | 'Text messages'
    | 'Files'
    | 'Payments'
    | 'Features'
    | 'Other programs';
  /** Markdown. */
  meaning: string;
  /** Default that depends on other settings or on the machine; Markdown. */
  defaultText?: string;
  /** Secrets are not printed or repeated in errors, and can be read from files. In a `url`, only the password is. */
  secret?: 'text' | 'url';
}

export const settingInfos = z.registry<SettingInfo>();
