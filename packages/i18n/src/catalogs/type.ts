type ArabicOnlyPlural = `${string}_${'zero' | 'two' | 'few' | 'many'}`;
type Zero = `${string}_zero`;

/**
 * Required shape of every catalog, derived from the Arabic one, which has more plural forms: a missing or misspelt key
 * does not compile. English omits four of the six plural forms, but may have `_zero`, which i18next uses for 0 in any
 * language.
 */
export type CatalogOf<T> = {
  [K in keyof T as K extends ArabicOnlyPlural ? never : K]: T[K] extends string ? string : CatalogOf<T[K]>;
} & { [K in keyof T as K extends Zero ? K : never]?: string };
