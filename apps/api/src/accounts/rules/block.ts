import type { Block } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import type { UserRow } from '../../db/tables/account.ts';

export const toBlock = (user: UserRow, language: Language): Block | null =>
  user.blocked_at && {
    at: user.blocked_at.toISOString(),
    reason: pickLanguage(language, user.blocked_reason_ar, user.blocked_reason_en),
  };
