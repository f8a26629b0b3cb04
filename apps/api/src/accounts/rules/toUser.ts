import { formatCairoDay, type User } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { pickLanguage } from '../../catalogue/rules/card.ts';
import { toNationalPhone } from '../../catalogue/rules/phone.ts';
import type { UserRow } from '../../db/tables/account.ts';
import { toBlock } from './block.ts';

export const toUser = (row: UserRow, language: Language): User => ({
  id: row.id,
  name: pickLanguage(language, row.name_ar, row.name_en),
  email: row.email,
  email_verified: row.email_verified_at !== null,
  phone: row.phone === null ? '' : toNationalPhone(row.phone),
  phone_confirmed_on: row.phone_verified_at && formatCairoDay(row.phone_verified_at),
  profile_pic: row.profile_pic,
  rating: row.rating,
  active_from: row.active_from,
  role: row.role,
  blocked: toBlock(row, language),
});
