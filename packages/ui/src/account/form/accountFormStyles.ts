import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';

/** Styles around `AccountForm`, for roots to spread. */
export const accountFormStyles: CSSObject = {
  '& .account-form': { display: 'grid', gap: 0 },
  '& .errors:not(:empty)': { marginBlockEnd: 16 },
  '& .account-form .MuiFilledInput-root.Mui-error': { outlineColor: role.error },
  '& .submit': { display: 'grid', gap: 12, marginBlockStart: 4 },
  '& .submit button': { minBlockSize: 48 },
};
