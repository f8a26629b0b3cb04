import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius } from '../../theme/tokens.ts';

export const contactFormStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fieldRows,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
  '& .honeypot': { position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0, pointerEvents: 'none' },
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    columnGap: 16,
    ...fieldRows,
  },
  '& .intro': { color: role.inkMuted },
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '&.sent': {
    justifyItems: 'center',
    padding: '48px 24px',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    textAlign: 'center',
  },
  '&.sent > svg': { color: role.success },
  '&.sent p': { color: role.inkMuted },
  '&.sent .reference': { color: role.ink, fontWeight: fontWeight.semibold },
};
