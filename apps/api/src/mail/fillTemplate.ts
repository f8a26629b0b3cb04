import { isolateDirection } from './isolateDirection.ts';

/** Values of a mail text's placeholders, `{{name}}`. */
export type MailValues = Readonly<Record<string, string>>;

export const fillTemplate = (text: string, values: MailValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => isolateDirection(values[name] ?? ''));
