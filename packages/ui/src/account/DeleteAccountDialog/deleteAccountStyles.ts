import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { accountFormStyles } from '../form/accountFormStyles.ts';

export const deleteAccountStyles: CSSObject = {
  ...accountFormStyles,
  '& .confirmation': { padding: '32px 24px calc(24px + env(safe-area-inset-bottom))' },
  '& .warning': { color: role.error, marginBlockEnd: 12 },
  '& h2': { fontSize: typeScale.title, marginBlockEnd: 8 },
  '& ul': { marginBlock: '8px 20px' },
  '& li': { paddingBlock: 2 },
  // Destructive, so it differs from ordinary submit buttons.
  '& .submit .MuiButton-contained': { backgroundColor: role.error, color: role.surface },
  '& .submit .MuiButton-contained:hover': { backgroundColor: `color-mix(in oklab, ${role.error}, ${role.ink} 14%)` },
};
