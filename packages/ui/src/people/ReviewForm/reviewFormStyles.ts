import type { CSSObject } from '@emotion/react';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export const reviewFormStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...fieldRows,
  maxInlineSize: 640,
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .formButtons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .requirement': { display: 'grid', justifyItems: 'start', gap: 12, color: role.inkMuted },
  '& .outcome:empty': { display: 'none' },
};
