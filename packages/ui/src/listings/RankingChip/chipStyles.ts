import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineBox, radius, typeScale } from '../../theme/tokens.ts';

/** Styles by class `superior` or `elite`. */
export const chipStyles: CSSObject = {
  display: 'inline-block',
  paddingInline: 10,
  borderRadius: radius.chip,
  fontSize: typeScale.caption,
  fontWeight: fontWeight.medium,
  lineHeight: lineBox.chip,
  whiteSpace: 'nowrap',
  '&.superior': { color: role.superior, backgroundColor: role.superiorSoft },
  '&.elite': { color: role.elite, backgroundColor: role.eliteSoft },
};
