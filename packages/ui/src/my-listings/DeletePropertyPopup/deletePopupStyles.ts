import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius } from '../../theme/tokens.ts';

export const deletePopupStyles: CSSObject = {
  '& > .content': { padding: 24, gap: 16 },
  '& .address': {
    paddingBlock: 12,
    paddingInline: 16,
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
    fontWeight: fontWeight.medium,
    overflowWrap: 'anywhere',
  },
  '& .text': { marginBlockStart: 12, color: role.inkMuted },
  '& .actions': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginBlockStart: 8 },
  '& .actions button': { paddingInline: 12 },
};
