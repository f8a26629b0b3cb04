import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export const listStyles: CSSObject = {
  // The list has the focus only as the target of a skip link, and needs no outline then.
  '&:focus': { outline: 'none' },
  '& .start': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingBlockEnd: 24,
    fontSize: typeScale.caption,
  },
  '& .start .failure:not(:empty)': { paddingBlockEnd: 12 },
  '& .end': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 76,
    paddingBlock: 24,
    color: role.inkMuted,
    fontSize: typeScale.caption,
    textAlign: 'center',
  },
  '& .more': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 48,
    paddingInline: 24,
    borderRadius: radius.field,
    border: `1px solid ${role.primary}`,
    backgroundColor: role.surface,
    color: role.primary,
    fontSize: typeScale.body,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
  },
  '& .more:hover': { backgroundColor: role.primarySoft },
  '& .more[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' },
  '& .failure': { color: role.error },
  '& .end .failure:empty': { display: 'none' },
  '& .notice': { minBlockSize: 320, paddingBlock: 64, textAlign: 'center', fontSize: typeScale.lead },
};
