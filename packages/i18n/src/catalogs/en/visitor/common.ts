import type { common as ar } from '../../ar/visitor/common.ts';
import type { CatalogOf } from '../../type.ts';

export const common: CatalogOf<typeof ar> = {
  brand: 'Mashrabiya',
  tagline: 'Your next home starts here',
  retry: 'Try again',
  close: 'Close',
  back: 'Back',
  goHome: 'Go to the home page',
  showMore: 'Show more',
  loading: 'Loading',
  optional: 'Optional',
  money: 'EGP {{amount}}',
};
