import type { CSSObject } from '@emotion/react';
import { attachedStyles } from '../../forms/AttachedPictures/attachedStyles.ts';
import { role } from '../../theme/roles.ts';
import { lineBox, ring, touchTarget } from '../../theme/tokens.ts';

export const messageFormStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .suggestions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .suggestions .MuiChip-root': { minBlockSize: touchTarget },
  '& .suggestions .MuiChip-label': { whiteSpace: 'normal' },
  '& :is(.refusal, [role=alert]):empty': { display: 'none' },
  ...attachedStyles,
  '&.over .MuiInputBase-root': { boxShadow: ring('outline', role.primary) },
  '& .row': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  // Without a label above the text; one line is 48 px high in either script.
  '& .row .MuiInputBase-root': { paddingBlock: '10px', lineHeight: lineBox.chip },
  '& .row textarea': { minBlockSize: '1lh', maxBlockSize: '6lh' },
  '&.block .row textarea': { minBlockSize: '4lh', maxBlockSize: '10lh' },
  '& .note': { marginBlockStart: 4 },
  '& .note:has(> span:empty)': { display: 'none' },
  '& .send': {
    marginBlockStart: 2,
    backgroundColor: role.primary,
    color: role.onPrimary,
    '&:hover, &:focus-visible': { backgroundColor: role.primary },
    '& svg': { inlineSize: 22, blockSize: 22 },
  },
};
