import { isolateDirection } from './isolateDirection.ts';

export type MailValues = Readonly<Record<string, string>>;

export const fillTemplate = (text: string, values: MailValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolateDirection(values[name] ?? ''));
