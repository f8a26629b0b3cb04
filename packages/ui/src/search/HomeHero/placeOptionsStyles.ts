import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius, shadow, touchTarget, typeScale, zIndex } from '../../theme/tokens.ts';

export const placeOptionsStyles: CSSObject = {
  '& .options': {
    position: 'absolute',
    zIndex: zIndex.pinned,
    insetInline: -1,
    insetBlockStart: 'calc(100% + 6px)',
    maxBlockSize: 280,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: 6,
    border: `1px solid ${role.line}`,
    borderRadius: radius.field,
    backgroundColor: role.surfaceRaised,
    boxShadow: shadow,
  },
  '& .options button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    inlineSize: '100%',
    minBlockSize: touchTarget,
    paddingBlock: 0,
    paddingInline: 10,
    border: 0,
    borderRadius: radius.inner,
    background: 'none',
    textAlign: 'start',
  },
  '& .options button:hover, & .options button[aria-selected=true]': { backgroundColor: role.primarySoft },
  '& .options svg': { color: role.inkMuted, flex: 'none' },
  '& .within': { marginInlineStart: 'auto', color: role.inkMuted, fontSize: typeScale.caption },
};
