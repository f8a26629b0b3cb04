import type { TextKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Selectable } from 'kysely';

/** What was written in place of a text of the repository; never changed. */
export interface TextVersionTable {
  id: string;
  kind: TextKind;
  slug: string;
  language: Language;
  /** Front matter and Markdown; null gives the text back to the repository. */
  source: string | null;
  created_at: Date;
}

export interface TextTables {
  text_version: TextVersionTable;
}

export type TextVersionRow = Selectable<TextVersionTable>;
