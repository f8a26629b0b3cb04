import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export const alertFieldsStyles: CSSObject = {
  display: 'grid',
  gap: 8,
  minInlineSize: 0,
  '& .frequency .cards': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))', gap: 8 },
  '& .frequency .card': { padding: '10px 12px', borderRadius: radius.field },
  '& .frequencyHint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .notice': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '12px 16px',
    borderRadius: radius.field,
    backgroundColor: role.surfaceSunken,
  },
  '& .notice svg': { flex: 'none', color: role.warning },
  '& .notice p': { flex: 1, minInlineSize: 'min(220px, 100%)' },
};
