import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export const viewerStyles: CSSObject = {
  inlineSize: '100dvw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: role.surfaceSunken,
  color: role.onPhoto,
  '& .close': {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: 12,
    insetInlineEnd: 12,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 48,
    blockSize: 48,
    padding: 0,
    border: 0,
    borderRadius: radius.chip,
    backgroundColor: role.photoShade,
    color: role.onPhoto,
  },
};
