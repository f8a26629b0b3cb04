import type { pages as ar } from '../ar/pages.ts';
import type { CatalogOf } from '../type.ts';

export const pages: CatalogOf<typeof ar> = {};
