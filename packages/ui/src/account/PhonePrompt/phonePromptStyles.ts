import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { accountFormStyles } from '../form/accountFormStyles.ts';
import { noticeStyles } from '../shared/noticeStyles.ts';

export const phonePromptStyles: CSSObject = {
  ...noticeStyles,
  ...accountFormStyles,
  '& .prompt': { padding: '32px 24px calc(20px + env(safe-area-inset-bottom))' },
  '& .prompt h2': { fontSize: typeScale.title, marginBlockEnd: 8 },
  '& .prompt .explanation': { marginBlockEnd: 20, color: role.inkMuted },
};
