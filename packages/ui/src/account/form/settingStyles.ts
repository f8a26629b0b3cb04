import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { accountFormStyles } from './accountFormStyles.ts';

export const settingStyles: CSSObject = {
  ...accountFormStyles,
  padding: 24,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& h1, & h2': { fontSize: typeScale.lead, marginBlockEnd: 16 },
  '& .secondary-text': { marginBlock: '-8px 16px', color: role.inkMuted },
  '& .done': { outline: 'none', '&:not(:empty)': { marginBlockEnd: 16 } },
  '& .submit': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockStart: 4 },
};
