import type { shell as ar } from '../ar/shell.ts';
import type { CatalogOf } from '../type.ts';

export const shell: CatalogOf<typeof ar> = {};
