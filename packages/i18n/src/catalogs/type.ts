type ArabicOnlyPlural = `${string}_${'zero' | 'two' | 'few' | 'many'}`;

/**
 * Required shape of every catalog, derived from the Arabic one, which has more plural forms: a missing or misspelt key
 * does not compile. English omits four of the six plural forms.
 */
export type CatalogOf<T> = {
  [K in keyof T as K extends ArabicOnlyPlural ? never : K]: T[K] extends string ? string : CatalogOf<T[K]>;
};
