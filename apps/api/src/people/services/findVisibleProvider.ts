import type { Kysely } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { findProvider, type ProviderRow } from '../repository/providers.ts';
import { findProviderVisibilityError } from '../rules/providerRules.ts';

export async function findVisibleProvider(db: Kysely<Tables>, id: string): Promise<ProviderRow> {
  const visibleProvider = await findProvider(db, id);
  const code = findProviderVisibilityError(visibleProvider);
  if (code || !visibleProvider) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  return visibleProvider;
}
