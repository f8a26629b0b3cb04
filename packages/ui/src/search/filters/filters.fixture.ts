import type { Category } from '@mashrabiya/contract';

/** Sample of the reference data, for unit tests. */
export const categories: Category[] = [
  {
    id: 1,
    name: 'سكني',
    type: 'housing',
    subcategories: [
      { id: 11, name: 'شقة', slug: 'apartment', category_id: 1 },
      { id: 12, name: 'فيلا', slug: 'villa', category_id: 1 },
    ],
  },
  { id: 5, name: 'أراضي', type: 'land', subcategories: [] },
];
