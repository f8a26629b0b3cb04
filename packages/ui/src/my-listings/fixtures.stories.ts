import { fn } from 'storybook/test';
import type { AdActionsProps } from './AdActions/AdActions.tsx';

export const exampleActions: AdActionsProps = {
  ad: { availability: 2, ends_at: '2026-12-15T10:00:00Z', next_pack: null, address: 'شقة في التجمع' },
  now: new Date('2026-11-20T10:00:00Z'),
  editHref: '/update',
  statisticsHref: '/ad-statistics-1',
  duplicateHref: '/addProperty?from=1',
  onAction: fn(),
  onRemove: fn(),
};
