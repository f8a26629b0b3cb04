import type { home as ar } from '../ar/home.ts';
import type { CatalogOf } from '../type.ts';

export const home: CatalogOf<typeof ar> = {};
