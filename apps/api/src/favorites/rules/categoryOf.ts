import type { PropertyType } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';

/** The id of a type's category; undefined where no type is asked for. */
export const categoryOf = ({ categories }: Reference, type: PropertyType | undefined): number | undefined =>
  type && ([...categories.values()].find((entry) => entry.type === type)?.id ?? 0);
