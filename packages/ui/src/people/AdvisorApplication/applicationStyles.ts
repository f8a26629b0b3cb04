import type { CSSObject } from '@emotion/react';
import { belowStyles, fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const applicationStyles: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  ...belowStyles,
  '& .intro, & .requirement': { color: role.inkMuted },
  '& .requirements h2': { fontSize: typeScale.title, fontWeight: fontWeight.semibold },
  '& .requirements ul': { listStyle: 'disc', paddingInlineStart: 20 },
  '& > fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...fieldRows,
    padding: 20,
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  // Inside the box: browsers would put it into the border.
  '& > fieldset > legend': {
    float: 'inline-start',
    inlineSize: '100%',
    padding: 0,
    marginBlockEnd: -8,
    fontSize: typeScale.title,
    fontWeight: fontWeight.semibold,
  },
  '& .pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    columnGap: 16,
    ...fieldRows,
  },
  '& .chips legend': { fontWeight: fontWeight.medium },
  '& > button': { justifySelf: 'start', minBlockSize: 48 },
  '&.sent': {
    justifyItems: 'center',
    padding: '56px 24px',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
    textAlign: 'center',
  },
  '&.sent > svg': { color: role.success },
  '&.sent p': { color: role.inkMuted },
};
