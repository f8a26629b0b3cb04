import type { TextKind } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import type { Selectable } from 'kysely';

interface TextVersionTable {
  id: string;
  kind: TextKind;
  slug: string;
  language: Language;
  /** Front matter and Markdown; null restores the text of the repository. */
  source: string | null;
  created_at: Date;
}

export interface TextTables {
  text_version: TextVersionTable;
}

export type TextVersionRow = Selectable<TextVersionTable>;
