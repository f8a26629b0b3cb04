import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, touchTarget, typeScale } from '../../theme/tokens.ts';
import { mapWindowStyles } from '../base/mapWindowStyles.ts';

export const pinPickerStyles: CSSObject = {
  display: 'grid',
  gap: 8,
  ...mapWindowStyles,
  '& .pin[data-x]': {
    alignSelf: 'end',
    display: 'block',
    inlineSize: touchTarget,
    padding: '0 2px',
    border: 0,
    background: 'none',
    color: role.primary,
    cursor: 'grab',
    touchAction: 'none',
    '&:active': { cursor: 'grabbing' },
    '& svg': { display: 'block' },
    '&:focus-visible': { outline: `2px solid ${role.primary}`, outlineOffset: 2, borderRadius: radius.inner },
  },
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .status': { flex: '1 1 auto', margin: 0, color: role.inkMuted, fontSize: typeScale.small },
};
