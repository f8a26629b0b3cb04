import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';

/** Styles around `AccountForm`, for roots to spread. */
export const accountFormStyles: CSSObject = {
  '& .account-form': { display: 'grid', gap: 0 },
  '& .errors:not(:empty)': { marginBlockEnd: 16 },
  // Only the error box is visible (specification, section 5); the field's own line is for screen readers.
  '& .account-form .note.problem': { position: 'absolute', visibility: 'hidden' },
  '& .account-form .MuiFilledInput-root.Mui-error': { outlineColor: role.error },
  '& .account-form .below': { minBlockSize: 14 },
  '& .account-form .hinted .below': { minBlockSize: 34 },
  '& .submit': { display: 'grid', gap: 12, marginBlockStart: 4 },
  '& .submit button': { minBlockSize: 48 },
  '& .blocked': { color: role.error, fontSize: typeScale.caption },
};
