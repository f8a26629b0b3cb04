import type { CSSObject } from '@emotion/react';
import { role } from '../../theme/roles.ts';

/** Dark in both colour schemes. */
export const viewerStyles: CSSObject = {
  '& .MuiDialog-paper': { overflow: 'hidden', backgroundColor: role.background, color: role.ink },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    blockSize: 64,
    paddingInline: '20px 12px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .viewer': { display: 'flex', flexDirection: 'column', blockSize: '100%', paddingBlockEnd: 16 },
  '& .viewer > .window': { flex: 1, minBlockSize: 0, aspectRatio: 'auto', touchAction: 'pan-y pinch-zoom' },
  '& .viewer .dots': { display: 'none' },
  '& .viewer > .window .arrows': { blockSize: '100%', aspectRatio: 'auto' },
  // The picture is contained, so its blurred placeholder would show around it.
  '& .viewer .slide': { backgroundImage: 'none !important', backgroundColor: 'transparent' },
  '& .viewer .slide img': { objectFit: 'contain' },
  '@media (hover: hover)': {
    '& .viewer .arrow': { opacity: 1 },
    '& .viewer .arrow.previous': { insetInlineStart: 16 },
    '& .viewer .arrow.next': { insetInlineEnd: 16 },
  },
};
