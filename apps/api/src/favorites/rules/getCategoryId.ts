import type { PropertyType } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';

export const getCategoryId = ({ categories }: Reference, type: PropertyType | undefined): number | undefined =>
  type && ([...categories.values()].find((entry) => entry.type === type)?.id ?? 0);
