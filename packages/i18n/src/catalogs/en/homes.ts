import type { homes as ar } from '../ar/homes.ts';
import type { CatalogOf } from '../type.ts';

export const homes: CatalogOf<typeof ar> = {};
