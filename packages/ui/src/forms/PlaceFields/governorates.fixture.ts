import type { Governorate } from '@mashrabiya/contract';

export const governorates: Governorate[] = [
  {
    id: 1,
    name: 'القاهرة',
    ar_name: 'القاهرة',
    en_name: 'Cairo',
    cities: [{ id: 101, name: 'التجمع الخامس', ar_name: 'التجمع الخامس', en_name: 'Fifth Settlement', gover_id: 1 }],
  },
  {
    id: 2,
    name: 'الإسكندرية',
    ar_name: 'الإسكندرية',
    en_name: 'Alexandria',
    cities: [{ id: 201, name: 'سموحة', ar_name: 'سموحة', en_name: 'Smouha', gover_id: 2 }],
  },
];
