import type { Category } from '@mashrabiya/contract';

/** A handful of the reference data, for tests of the pure rules. */
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
