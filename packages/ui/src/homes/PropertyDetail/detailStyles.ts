import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';

const DESK = '@media (min-width: 960px)';

/** Boxes that a home's page and its skeleton share. */
export const detailBoxes: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '& .columns': { display: 'grid', gap: 32 },
  '& .main': { display: 'flex', flexDirection: 'column', gap: 32, minInlineSize: 0 },
  [DESK]: {
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 48 },
    '& .side': { position: 'sticky', insetBlockStart: 88, alignSelf: 'start' },
    '& .contact': { display: 'none' },
  },
};

export const detailStyles: CSSObject = {
  ...detailBoxes,
  '& .chip': { position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 },
  '& .love': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 },
  '& header': { display: 'flex', flexDirection: 'column', gap: 8 },
  '& .kind, & .area': { color: role.inkMuted },
  '& section h2': { marginBlockEnd: 12 },
  '& .description': { whiteSpace: 'pre-line', maxInlineSize: '68ch' },
};
