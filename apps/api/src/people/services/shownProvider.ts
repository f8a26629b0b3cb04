import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { type ProviderRow, providerById } from '../repository/providers.ts';
import { refusalOf } from '../rules/providerRules.ts';

export async function shownProvider(db: Kysely<Tables>, id: string): Promise<ProviderRow> {
  const found = await providerById(db, id);
  const code = refusalOf(found);
  if (code || !found) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  return found;
}
