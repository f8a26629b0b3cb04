type ArabicOnlyPlural = `${string}_${'zero' | 'two' | 'few' | 'many'}`;

/**
 * The shape that every catalog must have, taken from the Arabic one, whose plurals are the richer: a missing or
 * misspelt key does not compile. English has no use for four of the six plural forms.
 */
export type CatalogOf<T> = {
  [K in keyof T as K extends ArabicOnlyPlural ? never : K]: T[K] extends string ? string : CatalogOf<T[K]>;
};
