import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, typeScale } from '../../theme/tokens.ts';

export const checkoutFormStyles: CSSObject = {
  display: 'grid',
  gap: 24,
  '& .answers': { display: 'grid', ...fieldRows, alignContent: 'start', minInlineSize: 0 },
  '& > section': { maxInlineSize: 'none' },
  '& .next': { marginBlockStart: 8, color: role.inkMuted, fontSize: typeScale.caption, textAlign: 'center' },
  [`@media ${minWidthQuery('desktop')}`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    alignItems: 'start',
    gap: 40,
    '& > section': { position: 'sticky', insetBlockStart: 96 },
  },
};
