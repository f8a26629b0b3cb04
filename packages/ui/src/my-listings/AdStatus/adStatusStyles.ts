import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, radius, typeScale } from '../../theme/tokens.ts';

export const adStatusStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: 10,
  alignItems: 'start',
  padding: 12,
  borderRadius: radius.field,
  backgroundColor: role.surfaceSunken,
  fontSize: typeScale.caption,
  lineHeight: lineHeight.label,
  color: role.ink,
  '&:empty': { display: 'none' },
  '& > svg': { marginBlockStart: 2, color: role.inkMuted },
  '& .textBlock': { display: 'grid', gap: 2, minInlineSize: 0 },
  '& strong': { fontWeight: fontWeight.semibold },
  '& ul': { margin: 0, paddingInlineStart: 18 },
  '& q': { color: role.inkMuted, quotes: 'none', overflowWrap: 'anywhere' },
  '&.rejected': { backgroundColor: role.errorSoft },
  '&.rejected > svg': { color: role.error },
};
